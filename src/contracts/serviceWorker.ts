/** To a waiting worker: take over now, the person agreed. The name is Workbox's own. */
export const SKIP_WAITING = 'SKIP_WAITING';
/** To a waiting worker: take over unless a window is in use. */
export const ACTIVATE_WHEN_IDLE = 'ACTIVATE_WHEN_IDLE';
/** To the active worker: fetch again whatever the browser has emptied from its caches. */
export const REPAIR_PRECACHE = 'MEND'; // the word of workers and pages that were shipped before
/** To the active worker: store what `language` (a code) needs offline. */
export const STORE_LANGUAGE = 'STORE_LANGUAGE';
/** From a waiting worker to a window, with a port: it answers with `true` when it is in use. */
export const ARE_YOU_IN_USE = 'ARE_YOU_IN_USE';

/** What pages and the service worker say to each other; push and clicks have contracts of their own. */
export interface ServiceWorkerMessage {
  type: typeof SKIP_WAITING | typeof ACTIVATE_WHEN_IDLE | typeof REPAIR_PRECACHE | typeof ARE_YOU_IN_USE;
}

/** STORE_LANGUAGE, with the code of the language. */
export interface StoreLanguageMessage {
  type: typeof STORE_LANGUAGE;
  language: string;
}
