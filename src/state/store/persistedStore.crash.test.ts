import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeWorld } from '../../../tests/support/state/fakeWorld';
import { type Notes, notesDefinition } from '../../../tests/support/state/notes';
import { openDatabase } from '../../platform/storage';
import { createPersistedStore } from './persistedStore';

const KILLS = process.env.FULL ? 1000 : 100;

afterEach(() => vi.restoreAllMocks());

/** How a life ends: with a change not yet due, a transaction begun but not ended, or just after a write. */
const ends = ['before the write', 'during the write', 'after the write'] as const;

it(`a device that dies ${KILLS} times at any moment comes back with the last state or the one before`, async () => {
  let dead = false;
  let diesAtPut = false;
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (dead) throw new DOMException('dead', 'InvalidStateError');
    return transaction.apply(this, args);
  });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = put.apply(this, args);
    if (diesAtPut) {
      dead = true;
      this.transaction.abort();
    }
    return request;
  });

  const lives = fc.sample(fc.record({ changes: fc.integer({ min: 1, max: 4 }), end: fc.constantFrom(...ends) }), {
    numRuns: KILLS,
  });
  let kept: Notes = notesDefinition.initial;
  for (const [life, { changes, end }] of lives.entries()) {
    const tab = fakeWorld('crash').openTab();
    const store = createPersistedStore(notesDefinition, tab);
    await store.hydrate();
    expect(store.getState()).toEqual(kept);

    for (let change = 0; change < changes; change++) {
      if (change > 0) await store.flush();
      kept = store.getState();
      const id = `${life}-${change}`;
      store.setState(({ list }) => ({ title: id, list: [...list, { id, text: 'precious' }].slice(-5) }));
    }
    if (end === 'after the write') {
      await store.flush();
      kept = store.getState();
    } else if (end === 'during the write') {
      diesAtPut = true;
      await store.flush();
      expect(dead).toBe(true);
    }
    store.dispose();
    [dead, diesAtPut] = [false, false];
    expect((await openDatabase('crash').read('all')).get('notes')).toEqual(
      kept === notesDefinition.initial ? undefined : { version: 3, data: kept },
    );
  }
});
