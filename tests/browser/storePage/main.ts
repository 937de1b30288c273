import { createPersistedStore } from '../../../src/state/store/persistedStore';
import { type Notes, notesDefinition } from '../../support/state/notes';

/** How many notes a state holds and how many characters each has, so that a write takes a while. */
const NOTES = 200;
const TEXT = 500;

const store = createPersistedStore(notesDefinition);

/** The n-th state: every part of it says which one it is. */
const stateOf = (n: number): Notes => ({
  title: String(n),
  list: Array.from({ length: NOTES }, (_, at) => ({ id: `${at}`, text: `${n} `.padEnd(TEXT, '.') })),
  byName: { state: String(n) },
});

/** Lets timers and messages have their turn between two edits. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const storePage = {
  /** The number of the stored state, 0 for none; throws if it is not one of ours, complete. */
  async found(): Promise<number> {
    await store.hydrate();
    const state = store.getState();
    const n = Number(state.title);
    if (store.status() !== 'ready') throw new Error(`The store is ${store.status()}`);
    const expected = n === 0 ? notesDefinition.initial : stateOf(n);
    if (JSON.stringify(state) !== JSON.stringify(expected)) throw new Error(`State ${n} is not whole`);
    return n;
  },

  /** Writes the states after `from`, one after the other, for ever; reports each one that is written. */
  async write(from: number, tell: (written: number) => void): Promise<void> {
    for (let n = from + 1; ; n++) {
      store.setState(stateOf(n));
      await store.flush();
      if (!store.isSaved()) throw new Error(`State ${n} was not saved`);
      tell(n);
    }
  },

  /** Makes as many edits as one tab among several would: notes added, changed and deleted, names given. */
  async edit(tab: string, edits: number): Promise<void> {
    await store.hydrate();
    for (let at = 0; at < edits; at++) {
      const id = `${tab}-${at}`;
      const isOwn = (note: { id: string }, number: number) => note.id === `${tab}-${number}`;
      if (at % 4 === 0) store.setState(({ byName }) => ({ byName: { ...byName, [id]: tab } }));
      else if (at % 4 === 1) store.setState(({ list }) => ({ list: [...list, { id, text: 'added' }] }));
      else if (at % 8 === 6) store.setState(({ list }) => ({ list: list.filter((note) => !isOwn(note, at - 5)) }));
      else
        store.setState(({ list }) => ({
          list: list.map((note) => (isOwn(note, at - (at % 4) + 1) ? { ...note, text: `changed ${at}` } : note)),
        }));
      await turn();
    }
    await store.flush();
  },

  state: (): Notes => store.getState(),
};

export type StorePage = typeof storePage;

declare global {
  interface Window {
    storePage: StorePage;
    /** Where a test listens to what is written. */
    tellWritten: (written: number) => void;
  }
}
window.storePage = storePage;
