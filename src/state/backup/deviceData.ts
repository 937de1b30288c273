import { BACKUP_FORMAT, type BackupFile } from '../../contracts/backup';
import { DEVICE_KEYS, MARK_KEY, SET_ASIDE_PREFIX } from '../../contracts/storageKeys';
import { crc32 } from '../../lib/checksum';
import { newId } from '../../platform/random';
import type { Entries } from '../../platform/storage';
import { leavingOf, stopPush } from '../reminders/reminderSync';
import { browserEnvironment } from '../store/environment';
import { setAsideKey } from '../store/planWrite';
import { readEntry } from '../store/readEntry';
import { acknowledgeSetAside } from '../store/storageHealth';
import type { UsableBackup } from './readBackup';

/**
 * Everything the user made, in one JSON file, including what could not be saved or read. Rejects if storage cannot be
 * read.
 */
export async function exportAll(): Promise<Blob> {
  const { database, now } = browserEnvironment;
  await flushAll();
  const time = now();
  const found = [...(await database.read('all')), ...unsaved()].filter(([key]) => !DEVICE_KEYS.includes(key));
  const entries = Object.fromEntries(
    found
      // An unreadable entry must not prevent the rest from being imported again.
      .map(([key, value]) => [readEntry(key, value).kind === 'damaged' ? setAsideKey(key, time) : key, value] as const)
      .filter(([, value]) => isJson(value)),
  );
  const file: BackupFile = {
    app: 'jimp',
    format: BACKUP_FORMAT,
    exportedAt: time.toISOString(),
    checksum: crc32(JSON.stringify(entries)),
    entries,
  };
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
}

/** What this tab holds and could not write. */
function unsaved(): [string, unknown][] {
  return [...browserEnvironment.stores]
    .filter((store) => !store.isSaved() && (store.status() === 'ready' || store.status() === 'set-aside'))
    .map(({ shape, getState }) => [shape.key, { version: shape.version, data: getState() }]);
}

/**
 * Replaces everything with a backup, in all tabs, in one transaction: if it rejects (a full disk), everything stays as
 * it was. What was set aside on this device stays.
 */
export async function replaceAll({ entries }: UsableBackup): Promise<void> {
  await replace((key) => !key.startsWith(SET_ASIDE_PREFIX) && !DEVICE_KEYS.includes(key), entries);
}

/**
 * Erases everything, including what was set aside, in all tabs, and what the server holds for the reminders; offline,
 * the server is told the next time the app opens. Rejects if storage fails, and then nothing is erased.
 */
export async function eraseAll(): Promise<void> {
  await replace(() => true, new Map(), leavingOf);
  acknowledgeSetAside();
  await stopPush();
}

async function replace(
  isReplaced: (key: string) => boolean,
  entries: ReadonlyMap<string, unknown>,
  remains: (found: Entries) => readonly (readonly [string, unknown])[] = () => [],
): Promise<void> {
  const { database, tabs, stores } = browserEnvironment;
  await flushAll();
  const { remove } = await database.update('all', (found) => ({
    remove: [...found.keys()].filter((key) => key !== MARK_KEY && isReplaced(key)),
    put: [...entries, ...remains(found), [MARK_KEY, found.get(MARK_KEY) ?? newId()] as const],
  }));
  const open = [...stores].map(({ shape }) => shape.key);
  tabs.tell({ kind: 'replaced', keys: [...new Set([...remove, ...entries.keys(), ...open])] });
  await Promise.all([...stores].map((store) => store.reload()));
}

async function flushAll(): Promise<void> {
  await Promise.all([...browserEnvironment.stores].map((store) => store.flush()));
}

/** What was set aside may be anything, and must not prevent the rest from being exported. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
