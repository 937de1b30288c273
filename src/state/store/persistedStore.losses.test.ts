import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { fakeWorld } from '../../../tests/support/state/fakeWorld';
import { type Notes, notesDefinition } from '../../../tests/support/state/notes';
import { openDatabase } from '../../platform/storage';
import { createPersistedStore } from './persistedStore';
import { storageHealth } from './storageHealth';

const good: Notes = { title: 'Mine', list: [{ id: 'a', text: 'precious' }], byName: {} };
let databases = 0;

/** A database of its own that holds `stored`, and a store on it. */
async function stored(value: unknown, definition = notesDefinition) {
  const name = `losses-${databases++}`;
  const database = openDatabase(name);
  await database.update([], () => ({ put: [['notes', value]] }));
  const tab = fakeWorld(name).openTab();
  return { database, tab, store: createPersistedStore(definition, tab) };
}

async function valuesOf(database: ReturnType<typeof openDatabase>) {
  return Object.fromEntries(await database.read('all'));
}

const asideKey = 'set-aside:notes:2026-11-21T10:00:00.000Z';

describe("zustand's `persist` can destroy data: … the next `set` overwrites the good data with defaults. Here not", () => {
  it('when `migrate` throws', async () => {
    const old = { version: 1, data: { not: 'what version 1 held' } };
    const { database, store } = await stored(old);
    await store.hydrate();
    expect(store.status()).toBe('set-aside');
    expect(storageHealth.getState().reading.notes).toBe('set-aside');
    expect(await valuesOf(database)).toEqual({ [asideKey]: old });

    store.setState({ title: 'new' });
    await store.flush();
    expect(await valuesOf(database)).toMatchObject({ [asideKey]: old, notes: { data: { title: 'new' } } });
  });

  it('when a migration changes its input, and then throws', async () => {
    const old = { version: 2, data: { list: ['precious'] } };
    const { database, store } = await stored(old, {
      ...notesDefinition,
      migrations: {
        2: (data) => {
          if (typeof data === 'object') Object.assign(data ?? {}, { list: [] });
          throw new Error('half-way');
        },
      },
    });
    await store.hydrate();
    expect(await valuesOf(database)).toEqual({ [asideKey]: { version: 2, data: { list: ['precious'] } } });
  });

  it('when a version has no `migrate`', async () => {
    const old = { version: 1, data: ['precious'] };
    const { database, store } = await stored(old, { ...notesDefinition, migrations: {} });
    await store.hydrate();
    store.setState({ title: 'new' });
    await store.flush();
    expect(store.status()).toBe('set-aside');
    expect(await valuesOf(database)).toMatchObject({ [asideKey]: old });
  });

  it('when a read fails', async () => {
    const { database, tab, store } = await stored({ version: 3, data: good });
    const read = vi.spyOn(tab.database, 'read').mockRejectedValue(new DOMException('lost', 'UnknownError'));
    await store.hydrate();
    expect(store.status()).toBe('unreadable');
    expect(storageHealth.getState().reading.notes).toBe('unreadable');

    store.setState(({ list }) => ({ list: [...list, { id: 'b', text: 'typed while unreadable' }] }));
    await store.flush();
    expect(await valuesOf(database)).toEqual({ notes: { version: 3, data: good } });

    read.mockRestore();
    await store.flush();
    expect(store.status()).toBe('ready');
    expect(storageHealth.getState().reading.notes).toBeUndefined();
    const both = { ...good, list: [...good.list, { id: 'b', text: 'typed while unreadable' }] };
    expect(store.getState()).toEqual(both);
    expect(await valuesOf(database)).toMatchObject({ notes: { data: both } });
  });

  it.each([
    ['a JSON text', JSON.stringify({ version: 3, data: good }).slice(0, 40)],
    ['an entry without its data', { version: 3 }],
    ['an entry without its version', { data: good }],
    ['data without a field', { version: 3, data: { title: 'Mine' } }],
    ['an item without a field', { version: 3, data: { ...good, list: [{ id: 'a' }] } }],
  ])('when the stored text is cut short: %s', async (_, cut) => {
    const { database, store } = await stored(cut);
    await store.hydrate();
    expect(store.getState()).toEqual(notesDefinition.initial);
    store.setState({ title: 'new' });
    await store.flush();
    expect(store.status()).toBe('set-aside');
    expect(await valuesOf(database)).toMatchObject({ [asideKey]: cut, notes: { data: { title: 'new' } } });
  });

  it('when something is set before hydration', async () => {
    const { database, tab, store } = await stored({ version: 3, data: good });
    store.setState({ title: 'set early', list: [{ id: 'b', text: 'early' }] });
    tab.runTimers();
    tab.hide();
    await store.flush();
    expect(await valuesOf(database)).toEqual({ notes: { version: 3, data: good } });

    const merged = { title: 'set early', list: [...good.list, { id: 'b', text: 'early' }], byName: {} };
    await store.hydrate();
    expect(store.getState()).toEqual(merged);
    await store.flush();
    expect(await valuesOf(database)).toMatchObject({ notes: { version: 3, data: merged } });
  });
});
