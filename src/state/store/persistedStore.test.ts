import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeWorld } from '../../../tests/support/state/fakeWorld';
import { type Notes, notesDefinition } from '../../../tests/support/state/notes';
import { openDatabase } from '../../platform/storage';
import { createPersistedStore, hydrateAll } from './persistedStore';
import { acknowledgeSetAside, storageHealth, worstTrouble } from './storageHealth';

const good: Notes = { title: 'Mine', list: [{ id: 'a', text: 'precious' }], byName: {} };
let databases = 0;

async function worldWith(stored?: unknown) {
  const name = `store-${databases++}`;
  const database = openDatabase(name);
  if (stored !== undefined) await database.update([], () => ({ put: [['notes', stored]] }));
  const world = fakeWorld(name);
  const tab = world.openTab();
  const entry = async (key = 'notes') => (await database.read([key])).get(key);
  return { name, database, world, tab, store: createPersistedStore(notesDefinition, tab), entry };
}

afterEach(() => {
  vi.restoreAllMocks();
  storageHealth.setState({ reading: {}, writing: {} });
});

describe('a change', () => {
  it('is written once the delay is over, many changes at once', async () => {
    const { tab, store, entry } = await worldWith();
    await store.hydrate();
    const update = vi.spyOn(tab.database, 'update');
    for (const title of ['a', 'ab', 'abc']) store.setState({ title });
    expect(await entry()).toBeUndefined();
    tab.runTimers();
    await store.hydrate();
    expect(store.isSaved()).toBe(true);
    expect(await entry()).toEqual({ version: 3, data: { title: 'abc', list: [], byName: {} } });
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('is written when the page hides', async () => {
    const { tab, store, entry } = await worldWith();
    await store.hydrate();
    store.setState({ title: 'typed' });
    tab.hide();
    await store.hydrate();
    expect(store.isSaved()).toBe(true);
    expect(await entry()).toMatchObject({ data: { title: 'typed' } });
  });

  it('made while another is being written is kept and written after it', async () => {
    const { tab, store, entry } = await worldWith({ version: 3, data: good });
    await store.hydrate();
    const update = tab.database.update;
    vi.spyOn(tab.database, 'update').mockImplementationOnce((keys, decide) => {
      store.setState(({ list }) => ({ list: [...list, { id: 'b', text: 'meanwhile' }] }));
      return update(keys, decide);
    });
    store.setState({ title: 'first' });
    await store.flush();
    expect(await entry()).toEqual({ version: 3, data: { ...good, title: 'first' } });
    expect(store.isSaved()).toBe(false);
    await store.flush();
    expect(await entry()).toEqual({
      version: 3,
      data: { title: 'first', list: [...good.list, { id: 'b', text: 'meanwhile' }], byName: {} },
    });
  });

  it('is not written if nothing differs, so that a visit alone leaves no trace', async () => {
    const { tab, store, entry } = await worldWith();
    const update = vi.spyOn(tab.database, 'update');
    await store.hydrate();
    store.setState({ title: '' });
    tab.hide();
    await store.flush();
    expect(update).not.toHaveBeenCalled();
    expect(await entry()).toBeUndefined();
  });

  it('that does not fit the schema never replaces what is stored', async () => {
    const { store, entry } = await worldWith({ version: 3, data: good });
    await store.hydrate();
    store.setState(JSON.parse('{ "list": "not a list" }'));
    await store.flush();
    expect(await entry()).toEqual({ version: 3, data: good });
    expect(storageHealth.getState().writing.notes).toBe('not-saved');
    expect(store.isSaved()).toBe(false);
  });
});

describe('what this version does not know', () => {
  it('survives: unknown fields at every depth', async () => {
    const rich = { ...good, later: { deep: [1, 2] }, list: [{ id: 'a', text: 'precious', colour: 'lime' }] };
    const { store, entry } = await worldWith({ version: 3, data: rich });
    await store.hydrate();
    store.setState(({ list }) => ({ list: list.map((note) => ({ ...note, text: 'changed' })) }));
    await store.flush();
    expect(await entry()).toEqual({
      version: 3,
      data: { ...rich, list: [{ id: 'a', text: 'changed', colour: 'lime' }] },
    });
  });

  it.each([
    ['that can be read is shown', { ...good, more: 1 }, { ...good, more: 1 }],
    ['that cannot be read leaves the first state', { quite: 'different' }, notesDefinition.initial],
  ])('a newer version %s, and is never written', async (_, data, shown) => {
    const newer = { version: 4, data };
    const { tab, store, entry } = await worldWith(newer);
    await store.hydrate();
    expect(store.status()).toBe('newer');
    expect(storageHealth.getState().reading.notes).toBe('newer');
    expect(store.getState()).toEqual(shown);
    store.setState({ title: 'lost on purpose' });
    tab.hide();
    tab.runTimers();
    await store.flush();
    expect(await entry()).toEqual(newer);
  });

  it('a newer version that another tab wrote in the meantime is not overwritten', async () => {
    const { database, store, entry } = await worldWith({ version: 3, data: good });
    await store.hydrate();
    const newer = { version: 4, data: { quite: 'different' } };
    await database.update([], () => ({ put: [['notes', newer]] }));
    store.setState({ title: 'old code' });
    await store.flush();
    expect(await entry()).toEqual(newer);
    expect(store.status()).toBe('newer');
    expect(store.getState().title).toBe('old code');
  });
});

describe('what cannot be read', () => {
  it('is reported until the user has seen it, and the store works on', async () => {
    const { store } = await worldWith('nonsense');
    await store.hydrate();
    expect(worstTrouble(storageHealth.getState())).toBe('set-aside');
    acknowledgeSetAside();
    store.setState({ title: 'new' });
    await store.flush();
    expect(worstTrouble(storageHealth.getState())).toBeNull();
    expect(store.isSaved()).toBe(true);
  });

  it('is set aside in the same transaction as the write, if it broke after it was read', async () => {
    const { database, store, entry } = await worldWith({ version: 3, data: good });
    await store.hydrate();
    await database.update([], () => ({ put: [['notes', 'broken since']] }));
    store.setState({ title: 'new' });
    await store.flush();
    expect(await entry('set-aside:notes:2026-11-21T10:00:00.000Z')).toBe('broken since');
    expect(await entry()).toEqual({ version: 3, data: { ...good, title: 'new' } });
    expect(store.status()).toBe('set-aside');
  });

  it('is not touched if it cannot be set aside', async () => {
    const { tab, store, entry } = await worldWith('nonsense');
    vi.spyOn(tab.database, 'update').mockRejectedValueOnce(new DOMException('no space', 'QuotaExceededError'));
    await store.hydrate();
    expect(store.status()).toBe('unreadable');
    expect(await entry()).toBe('nonsense');
  });

  it('is set aside once by five tabs that start together', async () => {
    const { world, database } = await worldWith('nonsense');
    const stores = Array.from({ length: 5 }, () => createPersistedStore(notesDefinition, world.openTab()));
    await Promise.all(stores.map((store) => store.hydrate()));
    expect([...(await database.read('all'))]).toEqual([['set-aside:notes:2026-11-21T10:00:00.000Z', 'nonsense']]);
  });
});

describe('a write that fails', () => {
  it.each([
    ['for want of space', 'QuotaExceededError', 'full'],
    ['for another reason', 'UnknownError', 'not-saved'],
  ] as const)('%s keeps the data, says so, and is retried', async (_, name, trouble) => {
    const { tab, store, entry } = await worldWith({ version: 3, data: good });
    await store.hydrate();
    vi.spyOn(tab.database, 'update').mockRejectedValueOnce(new DOMException('no', name));
    store.setState({ title: 'typed' });
    await store.flush();
    expect(storageHealth.getState().writing.notes).toBe(trouble);
    expect(store.getState().title).toBe('typed');
    expect(store.isSaved()).toBe(false);

    tab.show();
    await store.flush();
    expect(await entry()).toMatchObject({ data: { title: 'typed' } });
    expect(storageHealth.getState().writing.notes).toBeUndefined();
  });
});

describe('what vanished', () => {
  it('while the mark stayed was deleted: the other tabs follow, and keep only what they had not saved', async () => {
    const { database, tab, world, store } = await worldWith();
    await store.hydrate();
    store.setState(good);
    await store.flush();
    store.setState(({ byName }) => ({ byName: { ...byName, unsaved: 'x' } }));
    await database.update([], () => ({ remove: ['notes'] }));
    world.openTab().tabs.tell({ kind: 'changed', keys: ['notes'] });
    tab.hear();
    await store.hydrate();
    expect(store.getState()).toEqual({ title: '', list: [], byName: { unsaved: 'x' } });
  });

  it('with everything else was lost from outside: an open tab saves all that it holds', async () => {
    const { database, store, tab, entry } = await worldWith();
    await store.hydrate();
    store.setState(good);
    await store.flush();
    await database.update('all', (found) => ({ remove: found.keys() }));
    tab.show();
    tab.hide();
    await store.flush();
    expect(await entry()).toEqual({ version: 3, data: good });
  });

  it('is saved by every slice, even by those that look after the first has written again', async () => {
    const { database, tab, store } = await worldWith();
    const other = createPersistedStore({ ...notesDefinition, key: 'others' }, tab);
    await hydrateAll([store, other], tab);
    for (const each of [store, other]) {
      each.setState(good);
      await each.flush();
    }
    await database.update('all', (found) => ({ remove: found.keys() }));
    store.setState({ title: 'first again' });
    await store.flush();
    tab.show();
    await other.flush();
    expect(other.getState()).toEqual(good);
    expect(await database.read(['notes', 'others'])).toEqual(
      new Map([
        ['notes', { version: 3, data: { ...good, title: 'first again' } }],
        ['others', { version: 3, data: good }],
      ]),
    );
  });
});

describe('hydration', () => {
  it('of all stores is one transaction', async () => {
    const { tab, store } = await worldWith({ version: 3, data: good });
    const other = createPersistedStore({ ...notesDefinition, key: 'others' }, tab);
    const read = vi.spyOn(tab.database, 'read');
    await hydrateAll([store, other], tab);
    expect(read).toHaveBeenCalledTimes(1);
    expect([store.status(), other.status()]).toEqual(['ready', 'ready']);
    expect(store.getState()).toEqual(good);
  });

  it('is not done twice', async () => {
    const { tab, store } = await worldWith({ version: 3, data: good });
    const read = vi.spyOn(tab.database, 'read');
    expect(store.status()).toBe('empty');
    await Promise.all([store.hydrate(), store.hydrate()]);
    await store.hydrate();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('never rejects, even if there is no IndexedDB at all', async () => {
    const { tab, store } = await worldWith();
    vi.stubGlobal('indexedDB', undefined);
    await hydrateAll([store], tab);
    expect(store.status()).toBe('unreadable');
    store.setState({ title: 'in memory' });
    await store.flush();
    expect(store.getState().title).toBe('in memory');
    vi.unstubAllGlobals();
  });
});

it('after disposal writes and hears nothing more', async () => {
  const { tab, store, entry } = await worldWith({ version: 3, data: good });
  await store.hydrate();
  store.setState({ title: 'dropped' });
  store.dispose();
  tab.runTimers();
  tab.hide();
  await store.flush();
  expect(await entry()).toEqual({ version: 3, data: good });
  expect(tab.stores.size).toBe(0);
});
