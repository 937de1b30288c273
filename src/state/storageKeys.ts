/** Every key of the database, each with the version of the shape that this build writes. */
export const STORAGE_KEYS = {
  settings: { key: 'settings', version: 1 },
  language: { key: 'language', version: 1 },
  profile: { key: 'profile', version: 1 },
  onboarding: { key: 'onboarding', version: 1 },
  conversations: { key: 'conversations', version: 1 },
  conversationMessages: { key: (id: string) => `${MESSAGES_PREFIX}${id}`, version: 1 },
  drafts: { key: 'drafts', version: 1 },
} as const;

export const MESSAGES_PREFIX = 'messages:';

/** What could not be read lies under `set-aside:<key>:<time>` until the user erases everything. */
export const SET_ASIDE_PREFIX = 'set-aside:';

/**
 * Names this database, from the first data that was written on: a random text. An entry that is gone while the mark is
 * as before was deleted; if the mark is gone or another, the whole database was lost (cleared or damaged from outside),
 * and an open tab saves what it still holds.
 */
export const MARK_KEY = 'jimp';

/** What belongs to this device alone: no export holds it, no import replaces it. */
export const DEVICE_KEYS: readonly string[] = [MARK_KEY];
