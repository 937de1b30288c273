import { type DraftList, draftList } from '../contracts/conversation';
import { createPersistedStore } from './persistedStore';
import { STORAGE_KEYS } from './storageKeys';

/** What was typed and not sent, by conversation id or NEW_DRAFT. */
export const draftsStore = createPersistedStore<DraftList>({
  ...STORAGE_KEYS.drafts,
  schema: draftList,
  migrations: {},
  initial: { byConversation: {} },
});

/** Keeps what is typed; an empty text removes the draft. */
export function keepDraft(conversationId: string, text: string): void {
  const { [conversationId]: _, ...others } = draftsStore.getState().byConversation;
  draftsStore.setState({ byConversation: text ? { ...others, [conversationId]: text } : others });
}
