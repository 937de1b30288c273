import { DATABASE } from '../contracts/database';
import { START_KEYS } from '../contracts/storageKeys';

/**
 * Reads what every start reads while the scripts are still on their way: opening the database takes several turns of
 * the event loop. The app takes it from `entriesReadAhead` (platform/takeReadAhead.ts). Where it could not be read that
 * resolves to undefined; the app then reads it itself and reports what is wrong.
 */
export function readAhead(): void {
  globalThis.entriesReadAhead = new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const opening = indexedDB.open(DATABASE.name);
    opening.onerror = giveUp;
    opening.onupgradeneeded = () => opening.transaction?.abort(); // nothing is stored yet
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const reading = database.transaction(DATABASE.table);
        const entries = new Map<string, unknown>();
        for (const key of START_KEYS) {
          const request = reading.objectStore(DATABASE.table).get(key);
          request.onsuccess = () => {
            if (request.result !== undefined) entries.set(key, request.result);
          };
        }
        reading.oncomplete = () => resolve(entries);
        reading.onabort = giveUp;
        reading.commit?.(); // lets it end by itself, even if the page is left now (platform/openTransactions.ts)
      } catch {
        giveUp();
      }
      database.close(); // takes effect once the transaction is over
    };
  });
}
