// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore, get } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { DATABASE } from '../contracts/database';
import { openDatabase } from './storage';

const pass = (type: 'pagehide' | 'pageshow') => dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

it('a page in the back/forward cache holds nobody up, and finishes what it had begun once it is back', async () => {
  const database = openDatabase('put-away');
  const ofNextPage = createStore('put-away', DATABASE.table);
  const decide = vi.fn(() => ({ put: [['a', 'written'] as const] }));
  decide.mockImplementationOnce(() => {
    pass('pagehide');
    return { put: [['a', 'written'] as const] };
  });
  const writing = database.update(['a'], decide);
  await vi.waitFor(() => expect(decide).toHaveBeenCalledOnce());
  expect(await get('a', ofNextPage)).toBeUndefined();

  pass('pageshow');
  await writing;
  expect(decide).toHaveBeenCalledTimes(2);
  expect(await get('a', ofNextPage)).toBe('written');
});
