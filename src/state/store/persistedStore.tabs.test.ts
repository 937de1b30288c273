import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FakeTab, fakeWorld } from '../../../tests/support/state/fakeWorld';
import { type Notes, notesDefinition } from '../../../tests/support/state/notes';
import { TEST_SEED } from '../../../tests/support/testSeed';
import { createPersistedStore, type PersistedStore } from './persistedStore';

const EDITS = process.env.FULL ? 1000 : 200;
const TABS = 5;

interface OpenTab {
  tab: FakeTab;
  store: PersistedStore<Notes>;
  /** The notes that this tab made, the only ones it changes or deletes. */
  own: string[];
}

interface Edit {
  by: number;
  what: 'add' | 'name' | 'change' | 'delete';
  which: number;
  after: 'nothing' | 'timers' | 'flush' | 'hear' | 'hide' | 'show' | 'wait';
}

const edit: fc.Arbitrary<Edit> = fc.record({
  by: fc.nat(TABS - 1),
  what: fc.constantFrom('add', 'add', 'name', 'change', 'delete'),
  which: fc.nat(1000),
  after: fc.constantFrom('nothing', 'nothing', 'timers', 'flush', 'hear', 'hide', 'show', 'wait'),
});

describe(`five tabs, ${EDITS} interleaved edits`, { timeout: 60_000 }, () => {
  it.each([0, 1, 2, 3, 4])('lose none, and all end alike (history %i)', async (history) => {
    const world = fakeWorld(`five-tabs-${history}`);
    const open = Array.from({ length: TABS }, (): OpenTab => {
      const tab = world.openTab();
      return { tab, store: createPersistedStore(notesDefinition, tab), own: [] };
    });
    // The last tab edits before it has read anything.
    await Promise.all(open.slice(0, -1).map(({ store }) => store.hydrate()));

    const notes = new Map<string, string>();
    const names = new Map<string, string>();
    const [edits = []] = fc.sample(fc.array(edit, { minLength: EDITS, maxLength: EDITS }), {
      numRuns: 1,
      seed: TEST_SEED + history,
    });
    for (const [turn, one] of edits.entries()) {
      const at = open[one.by];
      if (!at) continue;
      make(one, turn, at, notes, names);
      await pass(one.after, at);
      if (turn === EDITS / 2) open.at(-1)?.store.hydrate();
    }

    await Promise.all(open.map(({ store }) => store.flush()));
    for (const { tab } of open) tab.hear();
    await Promise.all(open.map(({ store }) => store.flush()));

    const expected = {
      list: [...notes].map(([id, text]) => ({ id, text })).sort((one, other) => one.id.localeCompare(other.id)),
      byName: Object.fromEntries(names),
    };
    expect(expected.list.length).toBeGreaterThan(EDITS / 10);
    for (const { store } of open) {
      const { list, byName } = store.getState();
      expect({ list: [...list].sort((one, other) => one.id.localeCompare(other.id)), byName }).toEqual(expected);
      expect(store.isSaved()).toBe(true);
      expect(store.getState()).toEqual(open[0]?.store.getState());
    }
    const stored = await open[0]?.tab.database.read(['notes']);
    expect(stored?.get('notes')).toEqual({ version: 3, data: open[0]?.store.getState() });
  });
});

function make(
  { what, which }: Edit,
  turn: number,
  at: OpenTab,
  notes: Map<string, string>,
  names: Map<string, string>,
) {
  const { store, own } = at;
  const id = own[which % Math.max(1, own.length)];
  if (what === 'name') {
    names.set(`name-${turn}`, String(which));
    store.setState(({ byName }) => ({ byName: { ...byName, [`name-${turn}`]: String(which) } }));
  } else if (what === 'add' || id === undefined) {
    const added = { id: `note-${turn}`, text: `text ${turn}` };
    own.push(added.id);
    notes.set(added.id, added.text);
    store.setState(({ list }) => ({ list: [...list, added] }));
  } else if (what === 'change') {
    notes.set(id, `changed ${turn}`);
    store.setState(({ list }) => ({
      list: list.map((note) => (note.id === id ? { ...note, text: `changed ${turn}` } : note)),
    }));
  } else {
    own.splice(own.indexOf(id), 1);
    notes.delete(id);
    store.setState(({ list }) => ({ list: list.filter((note) => note.id !== id) }));
  }
}

/** What happens between two edits; only 'wait' lets pending work go on. */
async function pass(what: Edit['after'], { tab, store }: OpenTab): Promise<void> {
  if (what === 'timers') tab.runTimers();
  if (what === 'flush') store.flush();
  if (what === 'hear') tab.hear();
  if (what === 'hide') tab.hide();
  if (what === 'show') tab.show();
  if (what === 'wait') await tab.database.keys();
}

describe('two tabs', () => {
  async function twoTabs(name: string) {
    const world = fakeWorld(name);
    const [here, there] = [world.openTab(), world.openTab()];
    const stores = [createPersistedStore(notesDefinition, here), createPersistedStore(notesDefinition, there)] as const;
    await Promise.all(stores.map((store) => store.hydrate()));
    return { here, there, mine: stores[0], theirs: stores[1] };
  }

  it('see what the other wrote once they are told', async () => {
    const { there, mine, theirs } = await twoTabs('told');
    mine.setState({ title: 'from here' });
    await mine.flush();
    expect(theirs.getState().title).toBe('');
    there.hear();
    await theirs.flush();
    expect(theirs.getState().title).toBe('from here');
  });

  it('see it when they are shown again, even if nobody told them', async () => {
    const { there, mine, theirs } = await twoTabs('shown');
    mine.setState({ title: 'from here' });
    await mine.flush();
    there.show();
    await theirs.flush();
    expect(theirs.getState().title).toBe('from here');
  });

  it('keep their own fields to themselves, and save them for the next start', async () => {
    const { there, here, mine, theirs } = await twoTabs('own');
    theirs.setState({ openNote: 'b' });
    await theirs.flush();
    here.hear();
    mine.setState({ openNote: 'a' });
    await mine.flush();
    there.hear();
    await theirs.flush();
    expect([mine.getState().openNote, theirs.getState().openNote]).toEqual(['a', 'b']);
    expect([mine.isSaved(), theirs.isSaved()]).toEqual([true, true]);
    const next = createPersistedStore(notesDefinition, fakeWorld('own').openTab());
    await next.hydrate();
    expect(next.getState().openNote).toBe('a');
  });

  it('accept an import or an erasure as it is: what the other had not saved belonged to what is gone', async () => {
    const { here, there, mine, theirs } = await twoTabs('replaced');
    mine.setState({ title: 'old', openNote: 'a' });
    await mine.flush();
    there.hear();
    await theirs.flush();
    theirs.setState({ title: 'unsaved', openNote: 'b' });
    const data: Notes = { title: 'imported', list: [], byName: {} };
    await here.database.update([], () => ({ put: [['notes', { version: 3, data }]] }));
    here.tabs.tell({ kind: 'replaced', keys: ['notes'] });
    there.hear();
    await theirs.flush();
    expect(theirs.getState()).toEqual(data);
    expect(theirs.isSaved()).toBe(true);
  });

  it('do not write back and forth', async () => {
    const { here, there, mine, theirs } = await twoTabs('quiet');
    mine.setState({ title: 'from here', openNote: 'a' });
    await mine.flush();
    let writes = 0;
    for (const tab of [here, there]) {
      const update = tab.database.update;
      tab.database.update = (keys, decide) => {
        writes++;
        return update(keys, decide);
      };
    }
    for (let round = 0; round < 5; round++) {
      for (const tab of [here, there]) {
        tab.hear();
        tab.runTimers();
        tab.show();
        tab.hide();
      }
      await Promise.all([mine.flush(), theirs.flush()]);
    }
    expect(theirs.getState().title).toBe('from here');
    expect(writes).toBe(0);
  });
});
