import { set } from 'idb-keyval';
import { DATABASE } from '../src/contracts/database';
import { SHARED_FILE_KEY, type SharedFile } from '../src/contracts/sharedFile';
import { openStore } from '../src/lib/openStore';

/** Puts a file where the page takes it (src/platform/sharedFile.ts), in the place of an older one. Rejects where there is no room. */
export function keepSharedFile(shared: SharedFile): Promise<void> {
  // A connection of its own: shares are rare, and one that has slept may be dead.
  return set(SHARED_FILE_KEY, shared, openStore(DATABASE.name, DATABASE.table));
}
