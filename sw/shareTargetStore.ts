import { update } from 'idb-keyval';
import { DATABASE } from '../src/contracts/database';
import { type SharedFile, waitingWith } from '../src/contracts/sharedFile';
import { SHARED_FILE_KEY } from '../src/contracts/storageKeys';
import { openStore } from '../src/lib/openStore';

/**
 * Puts a file beside those already waiting, where the page finds them (src/platform/sharedFileStore.ts): the dialog asks
 * which comes first. Rejects if there is no room, and leaves everything as it was.
 */
export function keepSharedFile(shared: SharedFile): Promise<void> {
  // A connection of its own: shares are rare, and a connection that has slept may be dead.
  return update(
    SHARED_FILE_KEY,
    (found: unknown) => waitingWith(found, shared),
    openStore(DATABASE.name, DATABASE.table),
  );
}
