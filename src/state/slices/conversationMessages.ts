import { type ChatMessage, type MessageList, messageList } from '../../contracts/conversation';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { createPersistedStore, type Definition, type PersistedStore } from '../store/persistedStore';
import { conversationsStore } from './conversationsStore';

export type MessagesStore = PersistedStore<MessageList>;

/** The message stores in use, and the number of users of each. */
const open = new Map<string, { store: MessagesStore; users: number }>();

/** Conversations deleted in this tab. */
const deleted = new Set<string>();

/** A late answer must not bring a deleted conversation back; an undo or an import may. */
const isGone = (id: string) => deleted.has(id) && !Object.hasOwn(conversationsStore.getState().byId, id);

/** How a conversation's messages are stored. */
export function messagesDefinition(id: string): Definition<MessageList> {
  const { key, version } = STORAGE_KEYS.conversationMessages;
  return { key: key(id), version, schema: messageList, migrations: {}, initial: { messages: [] } };
}

/** The messages of a conversation, with hydration started. Every call needs its `closeMessages`. */
export function openMessages(id: string): MessagesStore {
  const usage = open.get(id) ?? { store: createPersistedStore<MessageList>(messagesDefinition(id)), users: 0 };
  usage.users++;
  open.set(id, usage);
  usage.store.hydrate();
  return usage.store;
}

/** For a conversation that begins now: nothing is stored yet, so its first message is written without reading. */
export function beginMessages(id: string): void {
  const store = createPersistedStore<MessageList>(messagesDefinition(id));
  open.set(id, { store, users: 0 });
  store.hydrate(Promise.resolve(new Map()));
}

/** Releases the messages. The store is kept while anybody uses it, and while it could not be saved. */
export async function closeMessages(id: string): Promise<void> {
  const usage = open.get(id);
  if (!usage) return;
  usage.users--;
  await usage.store.flush();
  if (usage.users > 0 || !usage.store.isSaved() || open.get(id) !== usage) return;
  open.delete(id);
  usage.store.dispose();
}

/** Adds messages, on screen or not, and resolves once they were written (or could not be: see storageHealth). */
export async function appendMessages(id: string, messages: readonly ChatMessage[]): Promise<void> {
  if (isGone(id)) return;
  const store = openMessages(id);
  store.setState((state) => ({ messages: [...state.messages, ...messages] }));
  await closeMessages(id);
}

/** Changes one message, such as one that failed and was sent again. */
export async function changeMessage(id: string, messageId: string, change: Partial<ChatMessage>): Promise<void> {
  if (isGone(id)) return;
  const store = openMessages(id);
  await store.hydrate();
  store.setState(({ messages }) => ({
    messages: messages.map((message) => (message.id === messageId ? { ...message, ...change } : message)),
  }));
  await closeMessages(id);
}

/** What is in memory of a conversation's messages, if anything. */
export function messagesInMemory(id: string): MessagesStore | undefined {
  return open.get(id)?.store;
}

/** Empties what is in memory of a conversation that is being deleted, so that nothing writes its messages again. */
export async function forgetMessages(id: string): Promise<void> {
  deleted.add(id);
  await reloadMessages(id);
}

/** Replaces what is in memory with what is stored. */
export async function reloadMessages(id: string): Promise<void> {
  await open.get(id)?.store.reload();
}
