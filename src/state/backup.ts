import { BACKUP_FORMAT, type BackupFile } from '../contracts/backup';
import { crc32 } from '../lib/checksum';
import { browserEnvironment } from './environment';
import type { UsableBackup } from './readBackup';
import { acknowledgeSetAside } from './storageHealth';
import { DEVICE_KEYS, MARK_KEY, SET_ASIDE_PREFIX } from './storageKeys';

/** Everything the user made, in one JSON file; also what could not be saved or read. Rejects if storage cannot be read. */
export async function exportAll(): Promise<Blob> {
  const { database, stores, now } = browserEnvironment;
  await flushAll();
  const found = await database.read('all');
  for (const store of stores) {
    const status = store.status();
    if ((status === 'ready' || status === 'set-aside') && !store.isSaved()) {
      found.set(store.shape.key, { version: store.shape.version, data: store.getState() });
    }
  }
  const entries = Object.fromEntries([...found].filter(([key, value]) => !DEVICE_KEYS.includes(key) && isJson(value)));
  const file: BackupFile = {
    app: 'jimp',
    format: BACKUP_FORMAT,
    exportedAt: now().toISOString(),
    checksum: crc32(JSON.stringify(entries)),
    entries,
  };
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
}

/**
 * Puts a backup in the place of everything, in all tabs, by one transaction: if it rejects (a full disk), all is as it
 * was. What was set aside on this device stays.
 */
export async function replaceAll({ entries }: UsableBackup): Promise<void> {
  await replace((key) => !key.startsWith(SET_ASIDE_PREFIX) && !DEVICE_KEYS.includes(key), entries);
}

/** Erases everything, what was set aside too, in all tabs. Rejects if storage fails, and then nothing is erased. */
export async function eraseAll(): Promise<void> {
  await replace(() => true, new Map());
  acknowledgeSetAside();
}

async function replace(isReplaced: (key: string) => boolean, entries: ReadonlyMap<string, unknown>): Promise<void> {
  const { database, tabs, stores } = browserEnvironment;
  await flushAll();
  const { remove } = await database.update('all', (found) => ({
    remove: [...found.keys()].filter(isReplaced),
    put: [...entries, [MARK_KEY, true] as const],
  }));
  const open = [...stores].map(({ shape }) => shape.key);
  tabs.tell({ kind: 'replaced', keys: [...new Set([...remove, ...entries.keys(), ...open])] });
  await Promise.all([...stores].map((store) => store.reload()));
}

async function flushAll(): Promise<void> {
  await Promise.all([...browserEnvironment.stores].map((store) => store.flush()));
}

/** What was set aside may be anything, and must not keep the rest from being exported. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
