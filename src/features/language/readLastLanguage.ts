import { get } from 'idb-keyval';
import { DATABASE } from '../../contracts/database';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { LANGUAGES } from '../../i18n/languages';
import { openStore } from '../../lib/openStore';

/**
 * The language chosen last on this device, if any. Read straight from the database: the code that stores and checks the
 * app's state would have to run before a language is chosen.
 */
export async function readLastLanguage(): Promise<string | undefined> {
  const entry: unknown = await get(STORAGE_KEYS.language.key, openStore(DATABASE.name, DATABASE.table));
  const last = valueAt(valueAt(entry, 'data'), 'last');
  return LANGUAGES.find(({ code }) => code === last)?.code;
}

function valueAt(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null
    ? Object.entries(holder).find(([name]) => name === key)?.[1]
    : undefined;
}
