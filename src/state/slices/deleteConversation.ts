import type { Conversation } from '../../contracts/conversation';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { browserEnvironment } from '../store/environment';
import { forgetMessages, messagesInMemory, reloadMessages } from './conversationMessages';
import { conversationsStore } from './conversationsStore';
import { draftIn, draftsStore, keepDraft } from './draftsStore';

/** A deleted conversation, with everything needed to bring it back. */
export interface DeletedConversation {
  conversation: Conversation;
  /** The messages as stored; undefined if there were none. */
  entry: unknown;
  draft: string;
}

/**
 * Deletes a conversation and its messages; null if there is none. Keep the result as long as the user may undo. Rejects
 * if storage fails, and then nothing is deleted.
 */
export async function deleteConversation(id: string): Promise<DeletedConversation | null> {
  const inMemory = messagesInMemory(id);
  await inMemory?.flush();
  const conversation = conversationsStore.getState().byId[id];
  if (!conversation) return null;

  const { database, tabs } = browserEnvironment;
  const key = STORAGE_KEYS.conversationMessages.key(id);
  const { stored } = await database.update([key], (found) => ({ stored: found.get(key), remove: [key] }));
  const unsaved = inMemory && !inMemory.isSaved();
  const entry = unsaved ? { version: inMemory.shape.version, data: inMemory.getState() } : stored;
  await forgetMessages(id);
  tabs.tell({ kind: 'changed', keys: [key] });

  const { byId, openId } = conversationsStore.getState();
  const { [id]: _, ...others } = byId;
  conversationsStore.setState({ byId: others, openId: openId === id ? undefined : openId });
  const draft = draftIn(draftsStore.getState(), id);
  keepDraft(id, '');
  await Promise.all([conversationsStore.flush(), draftsStore.flush()]);
  return { conversation, entry, draft };
}

/** Undoes `deleteConversation` and opens the conversation. Rejects if storage fails; it can then be tried again. */
export async function restoreConversation({ conversation, entry, draft }: DeletedConversation): Promise<void> {
  const { database, tabs } = browserEnvironment;
  const key = STORAGE_KEYS.conversationMessages.key(conversation.id);
  if (entry !== undefined) {
    await database.update([key], (found) => (found.has(key) ? {} : { put: [[key, entry]] }));
    tabs.tell({ kind: 'changed', keys: [key] });
  }
  await reloadMessages(conversation.id);
  conversationsStore.setState(({ byId }) => ({
    byId: { ...byId, [conversation.id]: conversation },
    openId: conversation.id,
  }));
  if (draft) keepDraft(conversation.id, draft);
  await Promise.all([conversationsStore.flush(), draftsStore.flush()]);
}
