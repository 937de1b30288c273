import * as z from 'zod/mini';

/**
 * Where the system's share sheet posts to (multipart/form-data), and the form's field; the manifest says so. Under /api,
 * so that the server's worker sees what comes where no service worker is in control.
 */
export const SHARE_ACTION = '/api/share';
export const SHARE_FIELD = 'video';

/** After so long nobody waits for it any more, ms: a day. */
export const SHARED_FILE_AGE = 86_400_000;

/** One that waits; `sharedAt` in ms. */
export const sharedFile = z.object({ file: z.instanceof(File), sharedAt: z.number() });
export type SharedFile = z.infer<typeof sharedFile>;

/** What lies there: all that wait, the newest last. Older versions kept one, by itself. */
const sharedFiles = z.array(sharedFile);

/** The files that wait, of what was found under the key; what is none of ours counts as nothing. */
export function readSharedFiles(found: unknown): SharedFile[] {
  const { data } = z.safeParse(sharedFiles, Array.isArray(found) ? found : [found]);
  return data ?? [];
}

/** All that wait, of what was found under the key, and one more, the newest; the same one again waits once. */
export const waitingWith = (found: unknown, added: SharedFile): SharedFile[] => [
  ...readSharedFiles(found).filter(({ file }) => !isSame(file, added.file)),
  added,
];

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * How a share ended, as the home's address says it (`/?video=<outcome>`): `shared`, the file waits; else nothing was kept,
 * since the file is larger than 50 MB (`too-large`), is neither a video nor an image (`wrong-type`), has no bytes
 * (`empty`), or did not come through (`not-kept`): the system handed nothing over, as some versions of Chrome for Android
 * do, storage had no room, or no service worker was in control.
 */
export const SHARE_OUTCOMES = ['shared', 'too-large', 'wrong-type', 'empty', 'not-kept'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** Where a share leads to. */
export const sharedTo = (outcome: ShareOutcome) => `/?video=${outcome}`;
