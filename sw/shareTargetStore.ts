import { update } from 'idb-keyval';
import { DATABASE } from '../src/contracts/database';
import { readSharedFiles, SHARED_FILE_KEY, type SharedFile } from '../src/contracts/sharedFile';
import { openStore } from '../src/lib/openStore';

/**
 * Puts a file beside those that wait already, where the page finds them (src/platform/sharedFile.ts): the dialog asks which
 * comes first. The same one shared again waits once. Rejects where there is no room, and all stays as it was.
 */
export function keepSharedFile(shared: SharedFile): Promise<void> {
  const others = (found: unknown) => readSharedFiles(found).filter((waiting) => !isSame(waiting, shared));
  // A connection of its own: shares are rare, and one that has slept may be dead.
  return update(
    SHARED_FILE_KEY,
    (found: unknown) => [...others(found), shared],
    openStore(DATABASE.name, DATABASE.table),
  );
}

const isSame = ({ file: one }: SharedFile, { file: other }: SharedFile) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
