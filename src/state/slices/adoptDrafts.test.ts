import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adopted, takenBack } from './adoptDrafts';

const draft = (text: string, minute = 0) => ({ text, at: new Date(minute * 60_000).toISOString() });
const isOpen = (tab: string) => tab === 'open';

describe('the drafts of closed tabs', () => {
  it('go to the next tab, the last one of each conversation; the others wait for another tab', () => {
    const byTab = {
      gone: { new: draft('older', 1), c1: draft('in c1', 1) },
      later: { new: draft('newer', 2) },
    };
    expect(adopted(byTab, 'own', isOpen)).toEqual({
      gone: { new: draft('older', 1) },
      own: { new: { ...draft('newer', 2), from: 'later' }, c1: { ...draft('in c1', 1), from: 'gone' } },
    });
  });

  it('never replace what the tab itself holds', () => {
    const byTab = { gone: { new: draft('older', 1) }, own: { new: draft('mine') } };
    expect(adopted(byTab, 'own', isOpen)).toBe(byTab);
  });

  it('stay where they are while their tab is open', () => {
    const byTab = { open: { new: draft('theirs', 1) } };
    expect(adopted(byTab, 'own', isOpen)).toBe(byTab);
  });
});

describe('the drafts of a tab that is back', () => {
  it('come back from the tab that took them over; those of others stay', () => {
    const taken = { new: { ...draft('mine', 1), from: 'own' }, c1: { ...draft('of another', 1), from: 'gone' } };
    expect(takenBack({ open: taken }, 'own')).toEqual({
      open: { c1: { ...draft('of another', 1), from: 'gone' } },
      own: { new: draft('mine', 1) },
    });
  });

  it('stay where they were changed, or where this tab has another by now', () => {
    const byTab = {
      open: { new: draft('mine, and more', 2), c1: { ...draft('older', 1), from: 'own' } },
      own: { c1: draft('newer', 2) },
    };
    expect(takenBack(byTab, 'own')).toBe(byTab);
  });
});

type Work = (lock: object | null) => unknown;

/** The browser's locks: those of tabs are held until the tab is gone, the others in turn. */
function fakeLocks() {
  const held = new Set<string>();
  let turns: Promise<unknown> | undefined;
  const locks = {
    /** Happens while the answer to a query is on its way. */
    onQuery: async () => {},
    /** Happens when somebody has to wait for a turn. */
    onWaiting: () => {},
    gone: (tab: string) => held.delete(`jimp-tab-${tab}`),
    request: (name: string, ...args: [Work] | [object, Work]) => {
      if (args.length === 1) {
        if (turns) locks.onWaiting();
        turns = Promise.resolve(turns).then(() => args[0]({}));
        return turns;
      }
      const isFree = !held.has(name);
      held.add(name);
      return args[1](isFree ? {} : null);
    },
    query: async () => {
      const found = { held: [...held].map((name) => ({ name })) };
      await locks.onQuery();
      return found;
    },
  };
  return locks;
}

/** A page in a tab of the browser, which starts with the tab's name if it has one. */
async function openPage(name?: string) {
  vi.resetModules();
  const kept = new Map(name === undefined ? [] : [['jimp.tab', name]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const [{ tabId }, drafts, { adoptDrafts }] = await Promise.all([
    import('../../platform/tab'),
    import('./draftsStore'),
    import('./adoptDrafts'),
  ]);
  await drafts.draftsStore.hydrate();
  const tab = tabId();
  return { tab, adoptDrafts, ...drafts, typed: () => drafts.draftIn(drafts.draftsStore.getState(), 'new') };
}

describe('a tab that is reloaded while another starts', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function typedAndLeft(text: string) {
    const locks = fakeLocks();
    vi.stubGlobal('navigator', { locks });
    const page = await openPage();
    await page.adoptDrafts();
    page.keepDraft('new', text);
    await page.draftsStore.flush();
    page.draftsStore.dispose();
    locks.gone(page.tab);
    return { locks, tab: page.tab };
  }

  it('has its draft again, though the other has taken it over', async () => {
    const { tab } = await typedAndLeft('before');
    const other = await openPage();
    await other.adoptDrafts();
    expect(other.typed()).toBe('before');

    const back = await openPage(tab);
    await back.adoptDrafts();
    expect(back.typed()).toBe('before');
    await other.draftsStore.look();
    expect(other.typed()).toBe('');
  });

  it('has it even if it is back while the other is taking it over', async () => {
    const { tab, locks } = await typedAndLeft('in between');
    const back = await openPage(tab);
    const other = await openPage();
    let isBack = Promise.resolve();
    locks.onQuery = async () => {
      locks.onQuery = async () => {};
      const isWaiting = new Promise<void>((resolve) => {
        locks.onWaiting = resolve;
      });
      isBack = back.adoptDrafts();
      await Promise.race([isBack, isWaiting]);
    };
    await other.adoptDrafts();
    await isBack;
    await back.draftsStore.look();
    expect(back.typed()).toBe('in between');
  });

  it('leaves to the other what was typed there meanwhile', async () => {
    const { tab } = await typedAndLeft('begun');
    const other = await openPage();
    await other.adoptDrafts();
    other.keepDraft('new', 'begun, and ended');
    await other.draftsStore.flush();

    const back = await openPage(tab);
    await back.adoptDrafts();
    expect([back.typed(), other.typed()]).toEqual(['', 'begun, and ended']);
  });
});
