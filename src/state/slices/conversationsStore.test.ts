import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillStorage, said, storedEntries } from '../../../tests/support/state/example';
import { eraseAll, exportAll, replaceAll } from '../backup/deviceData';
import { readBackup } from '../backup/readBackup';
import { recoverConversations } from '../backup/recoverConversations';
import { searchConversations } from '../search/searchConversations';
import { browserEnvironment } from '../store/environment';
import { hydrateState } from '../store/hydrateState';
import { appendMessages, changeMessage, closeMessages, openMessages } from './conversationMessages';
import {
  conversationsStore,
  openConversation,
  renameConversation,
  sortedConversations,
  startConversation,
  touchConversation,
} from './conversationsStore';
import { deleteConversation, restoreConversation } from './deleteConversation';
import { draftIn, draftsStore, keepDraft } from './draftsStore';

const { database } = browserEnvironment;
const at = '2026-11-21T12:00:00.000Z';

beforeEach(async () => {
  await hydrateState();
  await eraseAll();
});

afterEach(() => vi.restoreAllMocks());

describe('a conversation', () => {
  it('is titled with its first user message on one line: the screen cuts what does not fit', () => {
    startConversation('Comment gagner mes premières commissions avec un sérum ?', at, 'c1');
    startConversation('  Deux\n\nlignes  ', at, 'c2');
    startConversation('🎬'.repeat(121), at, 'c3');
    const { byId } = conversationsStore.getState();
    expect(byId.c1?.title).toBe('Comment gagner mes premières commissions avec un sérum ?');
    expect(byId.c2?.title).toBe('Deux lignes');
    expect(byId.c3?.title).toBe(`${'🎬'.repeat(120)}…`);
  });

  it('is opened when it starts, and goes to the top when something is said', () => {
    startConversation('un', '2026-11-21T10:00:00.000Z', 'c1');
    startConversation('deux', '2026-11-21T11:00:00.000Z', 'c2');
    expect(conversationsStore.getState().openId).toBe('c2');
    touchConversation('c1', 'la réponse', at);
    expect(sortedConversations(conversationsStore.getState()).map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(conversationsStore.getState().byId.c1).toMatchObject({ title: 'un', preview: 'la réponse', updatedAt: at });
    openConversation();
    expect(conversationsStore.getState().openId).toBeUndefined();
  });

  it('is renamed, but never to nothing', () => {
    startConversation('un', at, 'c1');
    renameConversation('c1', '  Mes lives ');
    renameConversation('c1', '   ');
    expect(conversationsStore.getState().byId.c1).toMatchObject({ title: 'Mes lives', renamed: true });
    renameConversation('c1', 'a'.repeat(300));
    expect(conversationsStore.getState().byId.c1?.title).toBe(`${'a'.repeat(120)}…`);
  });
});

describe('messages', () => {
  it('added before the stored ones were read come after them', async () => {
    await fillStorage();
    await appendMessages('c2', [said('m6', 'Et le dimanche ?')]);
    const store = openMessages('c2');
    await store.hydrate();
    expect(store.getState().messages.map(({ id }) => id)).toEqual(['m4', 'm5', 'm6']);
    await closeMessages('c2');
  });

  it('can be changed one by one', async () => {
    await fillStorage();
    await changeMessage('c1', 'm1', { failed: true });
    expect((await storedEntries())['messages:c1']).toMatchObject({ data: { messages: [{ failed: true }, {}, {}] } });
  });

  it('stay in memory while one of two users is left, and are released after that', async () => {
    await fillStorage();
    const store = openMessages('c1');
    expect(openMessages('c1')).toBe(store);
    await closeMessages('c1');
    expect(openMessages('c1')).toBe(store);
    await closeMessages('c1');
    await closeMessages('c1');
    const again = openMessages('c1');
    expect(again).not.toBe(store);
    await closeMessages('c1');
  });

  it('that could not be saved stay in memory when they are closed, and are saved later', async () => {
    const failing = vi.spyOn(database, 'update').mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    await appendMessages('c1', [said('m1', 'precious')]);
    failing.mockRestore();
    await appendMessages('c1', [said('m2', 'more')]);
    expect((await storedEntries())['messages:c1']).toMatchObject({
      data: { messages: [{ content: 'precious' }, { content: 'more' }] },
    });
  });
});

describe('deleting a conversation', () => {
  it('removes it, its messages and its draft from storage; undoing brings all of it back', async () => {
    await fillStorage();
    const before = await storedEntries();
    openConversation('c1');
    const screen = openMessages('c1');
    const deleted = await deleteConversation('c1');
    expect(Object.keys(await storedEntries())).not.toContain('messages:c1');
    expect(Object.keys(conversationsStore.getState().byId)).toEqual(['c2']);
    expect(conversationsStore.getState().openId).toBeUndefined();
    expect(draftsStore.getState().byTab).toEqual({});
    expect(screen.getState().messages).toEqual([]);

    if (!deleted) throw new Error('nothing was deleted');
    await restoreConversation(deleted);
    expect(conversationsStore.getState().openId).toBe('c1');
    openConversation('c2');
    await conversationsStore.flush();
    expect(await storedEntries()).toEqual({ ...before, drafts: expect.anything() });
    expect(draftIn(draftsStore.getState(), 'c1')).toBe('Et si je');
    expect(screen.getState().messages).toHaveLength(3);
    await closeMessages('c1');
  });

  it('is not undone by a late answer', async () => {
    await fillStorage();
    await deleteConversation('c1');
    await appendMessages('c1', [said('late', 'the answer', { type: 'ai' })]);
    await changeMessage('c1', 'm1', { failed: true });
    touchConversation('c1', 'the answer', at);
    expect(Object.keys(await storedEntries())).not.toContain('messages:c1');
    expect(conversationsStore.getState().byId.c1).toBeUndefined();
  });

  it('does not stop the same conversation from going on once an import has brought it back', async () => {
    await fillStorage();
    const backup = await readBackup(await exportAll());
    await deleteConversation('c1');
    if (backup.kind === 'ok') await replaceAll(backup);
    await appendMessages('c1', [said('m7', 'on we go')]);
    expect((await storedEntries())['messages:c1']).toMatchObject({
      data: { messages: [{ id: 'm1' }, { id: 'm2' }, { id: 'm3' }, { id: 'm7' }] },
    });
  });

  it('deletes nothing if it fails', async () => {
    await fillStorage();
    const before = await storedEntries();
    vi.spyOn(database, 'update').mockRejectedValueOnce(new DOMException('no', 'UnknownError'));
    await expect(deleteConversation('c1')).rejects.toThrow('no');
    expect(conversationsStore.getState().byId.c1).toBeDefined();
    expect(await storedEntries()).toEqual(before);
  });

  it('does nothing if there is none', async () => {
    expect(await deleteConversation('nobody')).toBeNull();
  });

  it('can bring back messages that could not be saved, too', async () => {
    await fillStorage();
    const screen = openMessages('c2');
    await screen.hydrate();
    const full = new DOMException('no', 'QuotaExceededError');
    // The disk is full for the message, and when it is retried before the deletion; deleting needs no room.
    vi.spyOn(database, 'update').mockRejectedValueOnce(full).mockRejectedValueOnce(full);
    await appendMessages('c2', [said('m6', 'unsaved')]);
    const deleted = await deleteConversation('c2');
    if (!deleted) throw new Error('nothing was deleted');
    await restoreConversation(deleted);
    expect(screen.getState().messages.map(({ id }) => id)).toEqual(['m4', 'm5', 'm6']);
    await closeMessages('c2');
  });
});

describe('search', () => {
  it('finds by title and by message text, ignoring case and accents, last used first', async () => {
    await fillStorage();
    const ids = async (text: string) => (await searchConversations(text)).map(({ conversation }) => conversation.id);
    expect(await ids('BEAUTE')).toEqual(['c1']);
    expect(await ids('serum')).toEqual(['c1']);
    expect(await ids('mes lives')).toEqual(['c2']);
    expect(await ids('e')).toEqual(['c2', 'c1']);
    expect(await ids('nowhere')).toEqual([]);
    expect(await ids('  ')).toEqual([]);
  });

  it('says which message it found', async () => {
    await fillStorage();
    expect((await searchConversations('serum'))[0]?.found).toBe('Commence par un sérum que tu utilises déjà.');
    expect((await searchConversations('Mes lives'))[0]?.found).toBeUndefined();
  });

  it('sees what is on the screen and not yet stored', async () => {
    await fillStorage();
    const store = openMessages('c2');
    await store.hydrate();
    store.setState(({ messages }) => ({ messages: [...messages, said('m6', 'dimanche')] }));
    expect(await searchConversations('dimanche')).toHaveLength(1);
    await closeMessages('c2');
  });

  it('goes through many conversations', async () => {
    for (let index = 0; index < 120; index++) {
      startConversation(`Question ${index}`, at, `c${index}`);
      await appendMessages(`c${index}`, [said('m', index % 40 === 0 ? 'aiguille' : 'foin')]);
    }
    expect(await searchConversations('aiguille')).toHaveLength(3);
  });
});

describe('recovery', () => {
  it('lists again, at the next start, what a set-aside list no longer names', async () => {
    await fillStorage();
    await database.update([], () => ({ put: [['conversations', 'cut sho']] }));
    vi.resetModules();
    const { hydrateState: startAgain } = await import('../store/hydrateState');
    const { conversationsStore: listAgain } = await import('./conversationsStore');
    await startAgain();
    expect(listAgain.status()).toBe('set-aside');
    expect(listAgain.getState().byId).toMatchObject({
      c1: { title: 'Quels produits beauté pour débuter ?', createdAt: '2026-11-21T10:00:00.000Z' },
      c2: { title: 'À quelle heure lancer mon live ?' },
    });
  });

  it('lists again what was not yet listed when the device died, and nothing twice', async () => {
    await appendMessages('c9', [said('m1', 'dit juste avant')]);
    expect(await recoverConversations()).toBe(1);
    expect(await recoverConversations()).toBe(0);
    expect(conversationsStore.getState().byId.c9?.title).toBe('dit juste avant');
  });

  it('names none after what tells of danger', async () => {
    const inDanger = { ...said('m1', 'tells of danger'), danger: 'violence' } as const;
    await appendMessages('c8', [inDanger]);
    await appendMessages('c9', [inDanger, said('m2', 'an ordinary question')]);
    expect(await recoverConversations()).toBe(2);
    const { c8, c9 } = conversationsStore.getState().byId;
    expect(c8).toMatchObject({ title: '…', preview: '…' });
    expect(c9).toMatchObject({ title: 'an ordinary question', preview: 'an ordinary question' });
  });

  it('changes nothing if storage fails', async () => {
    vi.spyOn(database, 'keys').mockRejectedValueOnce(new DOMException('no', 'UnknownError'));
    expect(await recoverConversations()).toBe(0);
  });
});

it('a draft is kept by conversation, and an empty one is removed', () => {
  keepDraft('new', 'Comment');
  keepDraft('c1', 'Et');
  keepDraft('new', '');
  expect(draftIn(draftsStore.getState(), 'c1')).toBe('Et');
  expect(draftIn(draftsStore.getState(), 'new')).toBe('');
});

it('a draft of another tab is neither shown nor touched', () => {
  const others = { new: { text: 'typed there', at } };
  draftsStore.setState({ byTab: { other: others } });
  expect(draftIn(draftsStore.getState(), 'new')).toBe('');
  keepDraft('new', 'typed here');
  keepDraft('new', '');
  expect(draftsStore.getState().byTab).toEqual({ other: others });
});
