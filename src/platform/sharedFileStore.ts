import { DATABASE } from '../contracts/database';
import { readSharedFiles, SHARED_FILE_AGE, type SharedFile, waitingWith } from '../contracts/sharedFile';
import { SHARED_FILE_KEY } from '../contracts/storageKeys';
import { now } from './clock';
import { openDatabase } from './storage';

/**
 * What the service worker put in the app's table (sw/shareTarget.ts), and what was chosen in the dialog: a share that
 * arrives in between reloads the page, and what was just filmed may exist nowhere else. It is IndexedDB, not the Cache
 * API: browsers store a file in it as a file on the disk and return a handle, so that 50 MB are never in the page's
 * memory; and 'Erase everything' erases it with the rest. A file stays there until its analysis is stored: a reload, or
 * a second share, loses nothing.
 */
const database = openDatabase(DATABASE.name);

/** The files shared to the app within the last day that still wait, newest last. Rejects if storage fails. */
export async function findSharedFiles(): Promise<SharedFile[]> {
  const found = await database.read([SHARED_FILE_KEY]);
  return readSharedFiles(found.get(SHARED_FILE_KEY)).filter((shared) => !isOld(shared));
}

/** Puts a file chosen in the dialog beside those that wait. Rejects if storage fails, or has no room. */
export async function keepChosenFile(chosen: SharedFile): Promise<void> {
  await database.update([SHARED_FILE_KEY], (entries) => ({
    put: [[SHARED_FILE_KEY, waitingWith(entries.get(SHARED_FILE_KEY), chosen)]],
  }));
}

/** Removes a file that was analyzed, that cannot be, or that nobody wants. Rejects if storage fails. */
export function dropSharedFile({ file, sharedAt }: SharedFile): Promise<void> {
  return keepOnly((waiting) => waiting.sharedAt !== sharedAt || waiting.file.name !== file.name);
}

/** Removes files that nobody wanted within a day. Rejects if storage fails. */
export const dropOldSharedFiles = (): Promise<void> => keepOnly((shared) => !isOld(shared));

async function keepOnly(isKept: (shared: SharedFile) => boolean): Promise<void> {
  await database.update([SHARED_FILE_KEY], (entries) => {
    const found = entries.get(SHARED_FILE_KEY);
    const keptFiles = readSharedFiles(found).filter(isKept);
    if (keptFiles.length === 0) return { remove: [SHARED_FILE_KEY] };
    return { put: [[SHARED_FILE_KEY, keptFiles]] };
  });
}

const isOld = ({ sharedAt }: SharedFile) => now().getTime() - sharedAt > SHARED_FILE_AGE;
