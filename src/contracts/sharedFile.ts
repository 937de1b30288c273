import * as z from 'zod/mini';

/**
 * The address that the system's share sheet posts to (multipart/form-data), and the name of the form's field, as in the
 * manifest. It is under /api, so that the server's worker receives what comes while no service worker is in control.
 */
export const SHARE_ACTION = '/api/share';
/** The name of the form's field. */
export const SHARE_FIELD = 'video';

/** In ms: a file that has waited this long, a day, is no longer wanted. */
export const SHARED_FILE_AGE = 86_400_000;

/** A waiting file; `sharedAt` is in ms since 1970. */
export const sharedFile = z.object({ file: z.instanceof(File), sharedAt: z.number() });
export type SharedFile = z.infer<typeof sharedFile>;

/** All waiting files, newest last. Older versions stored a single one, without a list. */
const sharedFiles = z.array(sharedFile);

/** The waiting files in what was found under the key; anything unknown counts as none. */
export function readSharedFiles(found: unknown): SharedFile[] {
  const { data } = z.safeParse(sharedFiles, Array.isArray(found) ? found : [found]);
  return data ?? [];
}

/**
 * All waiting files in what was found under the key, with one more as the newest; the same file shared again waits
 * once.
 */
export const waitingWith = (found: unknown, added: SharedFile): SharedFile[] => [
  ...readSharedFiles(found).filter(({ file }) => !isSame(file, added.file)),
  added,
];

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * How a share ended, as the home's address says it (`/?video=<outcome>`). `shared`: the file waits. Otherwise nothing
 * was kept: the file is larger than 50 MB (`too-large`), is neither a video nor an image (`wrong-type`), has no bytes
 * (`empty`), or did not come through (`not-kept`): the system passed nothing on, as some versions of Chrome for Android
 * do, storage had no room, or no service worker was in control.
 */
export const SHARE_OUTCOMES = ['shared', 'too-large', 'wrong-type', 'empty', 'not-kept'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** The address that a share leads to. */
export const sharedTo = (outcome: ShareOutcome) => `/?video=${outcome}`;
