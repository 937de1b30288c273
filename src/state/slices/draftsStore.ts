import * as z from 'zod/mini';
import { type DraftList, draftList, draftListV1 } from '../../contracts/conversation';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { now } from '../../platform/clock';
import { tabId } from '../../platform/tab';
import { createPersistedStore } from '../store/persistedStore';

/** Drafts of version 1 belonged to no tab: the next one takes them over (adoptDrafts.ts). */
function draftsOfNoTab(data: unknown): unknown {
  const { byConversation } = z.parse(draftListV1, data);
  const at = new Date(0).toISOString();
  const drafts = Object.entries(byConversation).map(([id, text]) => [id, { text, at }]);
  return { byTab: drafts.length > 0 ? { none: Object.fromEntries(drafts) } : {} };
}

/**
 * What was typed and not sent, by tab, then by conversation id, NEW_DRAFT or field: two tabs never overwrite each
 * other.
 */
export const draftsStore = createPersistedStore<DraftList>({
  ...STORAGE_KEYS.drafts,
  schema: draftList,
  migrations: { 1: draftsOfNoTab },
  initial: { byTab: {} },
});

/** What this tab has typed into a conversation or a field. */
export function draftIn({ byTab }: DraftList, conversationId: string): string {
  return byTab[tabId()]?.[conversationId]?.text ?? '';
}

/** Stores what is typed in this tab; an empty text removes the draft. */
export function keepDraft(conversationId: string, text: string): void {
  const { [tabId()]: own = {}, ...others } = draftsStore.getState().byTab;
  const { [conversationId]: _, ...rest } = own;
  const drafts = text ? { ...rest, [conversationId]: { text, at: now().toISOString() } } : rest;
  const isEmpty = Object.keys(drafts).length === 0;
  draftsStore.setState({ byTab: isEmpty ? others : { ...others, [tabId()]: drafts } });
}
