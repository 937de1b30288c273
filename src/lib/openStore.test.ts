import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { openStore } from './openStore';

/** What happens when the database is deleted. */
const deletion = (name: string) =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onblocked = () => resolve('blocked');
    request.onsuccess = () => resolve('deleted');
  });

it('an open connection lets the database be deleted elsewhere', async () => {
  const store = openStore('open-store', 'entries');
  await set('a', 1, store);
  expect(await get('a', store)).toBe(1);
  expect(await deletion('open-store')).toBe('deleted');
  expect(await get('a', openStore('open-store', 'entries'))).toBeUndefined();
});
