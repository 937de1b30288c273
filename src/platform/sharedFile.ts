import * as z from 'zod/mini';
import { DATABASE } from '../contracts/database';
import { SHARED_FILE_AGE, SHARED_FILE_KEY, type SharedFile, sharedFile } from '../contracts/sharedFile';
import { now } from './clock';
import { openDatabase } from './storage';

/**
 * What the service worker put in the app's table (sw/shareTarget.ts). IndexedDB, not the Cache API: browsers keep a file
 * in it as a file on the disk and give back a handle, so that 50 MB never lie in the page's memory; reading and removing
 * it is one transaction, so that of two windows one gets it; and 'Erase everything' erases it with the rest.
 */
const database = openDatabase(DATABASE.name);

/** The file that was shared to the app, once; undefined where none waits, or for more than a day. Rejects if storage fails. */
export async function takeSharedFile(): Promise<File | undefined> {
  const { found } = await database.update([SHARED_FILE_KEY], (entries) => ({
    remove: [SHARED_FILE_KEY],
    found: entries.get(SHARED_FILE_KEY),
  }));
  const { data } = z.safeParse(sharedFile, found);
  return data && !isOld(data) ? data.file : undefined;
}

/** Removes a file that nobody took within a day. Rejects if storage fails. */
export async function dropOldSharedFile(): Promise<void> {
  await database.update([SHARED_FILE_KEY], (entries) => {
    const { data } = z.safeParse(sharedFile, entries.get(SHARED_FILE_KEY));
    return data && isOld(data) ? { remove: [SHARED_FILE_KEY] } : {};
  });
}

const isOld = ({ sharedAt }: SharedFile) => now().getTime() - sharedAt > SHARED_FILE_AGE;
