/** Every key of the database, with the version of the shape that this build writes. */
export const STORAGE_KEYS = {
  settings: { key: 'settings', version: 1 },
  language: { key: 'language', version: 1 },
  profile: { key: 'profile', version: 1 },
  about: { key: 'about', version: 1 },
  onboarding: { key: 'onboarding', version: 1 },
  conversations: { key: 'conversations', version: 1 },
  conversationMessages: { key: (id: string) => `${MESSAGES_PREFIX}${id}`, version: 1 },
  /** Version 1 had one draft per conversation, whatever the tab. */
  drafts: { key: 'drafts', version: 2 },
  reminders: { key: 'reminders', version: 1 },
  toolRun: { key: (id: string) => `${TOOL_RUN_PREFIX}${id}`, version: 1 },
  /**
   * Version 1 held only the ideas; published videos were under a key of their own. In version 2, what a live tool had
   * kept was a video.
   */
  videos: { key: 'ideas', version: 3 },
  publishedV1: { key: 'published', version: 1 },
  plannedDays: { key: 'plannedDays', version: 1 },
  teleprompter: { key: 'teleprompter', version: 1 },
  hashtagGroups: { key: 'hashtagGroups', version: 1 },
  measuredVideos: { key: 'measuredVideos', version: 1 },
  products: { key: 'products', version: 1 },
} as const;

export const MESSAGES_PREFIX = 'messages:';
export const TOOL_RUN_PREFIX = 'tool:';

/** What could not be read is under `set-aside:<key>:<time>` until the user erases everything. */
export const SET_ASIDE_PREFIX = 'set-aside:';

/**
 * Identifies this database from the first written data on: a random text. If an entry is gone while the mark is
 * unchanged, it was deleted; if the mark is gone or different, the whole database was lost (cleared or damaged from
 * outside), and an open tab saves what it still holds.
 */
export const MARK_KEY = 'jimp';

/** What every start reads (hydrateState.ts); a script in the page's head reads it ahead. */
export const START_KEYS: readonly string[] = [
  MARK_KEY,
  ...(['settings', 'language', 'profile', 'onboarding', 'conversations', 'drafts'] as const).map(
    (name) => STORAGE_KEYS[name].key,
  ),
];

/** Push capabilities that the server must still be told to forget (`string[]`); erasing while offline leaves them behind. */
export const LEAVING_KEY = 'reminders-leaving';

/** Translations of the long texts into the language chosen last; they can be fetched again. */
export const TRANSLATIONS_KEY = 'translations';

/** The database keys that the service worker uses; their values stay on this device and are in no export. */
export const REMINDER_KEYS = {
  /** `ReminderDevice`. */
  device: 'reminders-device',
  /** Occurrences that were shown: id → when (ms since 1970). */
  shown: 'reminders-shown',
  /** Snoozes waiting to be shown (`Occurrence[]`). */
  snoozed: 'reminders-snoozed',
} as const;

/** The key under which files from the share sheet wait until each is analyzed or removed. */
export const SHARED_FILE_KEY = 'shared-file';

/** What belongs to this device alone: no export contains it, no import replaces it. */
export const DEVICE_KEYS: readonly string[] = [
  MARK_KEY,
  LEAVING_KEY,
  TRANSLATIONS_KEY,
  ...Object.values(REMINDER_KEYS),
  SHARED_FILE_KEY,
];
