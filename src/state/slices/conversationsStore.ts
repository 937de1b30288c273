import {
  CONVERSATION_TITLE_LIMIT,
  type Conversation,
  type ConversationList,
  conversationList,
} from '../../contracts/conversation';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { now } from '../../platform/clock';
import { newId } from '../../platform/random';
import { createPersistedStore } from '../store/persistedStore';

/** How many characters of a message form the preview. */
const PREVIEW_LENGTH = 80;

/** The list of conversations. Each conversation's messages are in a store of their own: conversationMessages.ts. */
export const conversationsStore = createPersistedStore<ConversationList>({
  ...STORAGE_KEYS.conversations,
  schema: conversationList,
  migrations: {},
  initial: { byId: {} },
  // Otherwise opening a conversation here would change the screen of every other tab.
  ownToTab: ['openId'],
});

/** Makes a conversation from its first user message, opens it and returns its id. */
export function startConversation(firstMessage: string, at = now().toISOString(), id = newId()): string {
  put(conversationFrom(id, firstMessage, at));
  openConversation(id);
  return id;
}

/** The entry of a conversation that begins with this message. */
export function conversationFrom(id: string, firstMessage: string, at: string): Conversation {
  return {
    id,
    title: shortened(firstMessage, CONVERSATION_TITLE_LIMIT),
    preview: shortened(firstMessage, PREVIEW_LENGTH),
    createdAt: at,
    updatedAt: at,
  };
}

/** Shows a conversation in this tab; without an id, a new one. */
export function openConversation(id?: string): void {
  conversationsStore.setState({ openId: id });
}

/** A blank title is refused and the old one stays. One that is too long is cut. */
export function renameConversation(id: string, title: string): void {
  const conversation = conversationsStore.getState().byId[id];
  if (conversation && title.trim())
    put({ ...conversation, title: shortened(title, CONVERSATION_TITLE_LIMIT), renamed: true });
}

/** Moves a conversation to the top because something was said. Without a `preview` the previous one stays. */
export function touchConversation(id: string, preview?: string, at = now().toISOString()): void {
  const conversation = conversationsStore.getState().byId[id];
  if (!conversation) return;
  put({
    ...conversation,
    ...(preview !== undefined && { preview: shortened(preview, PREVIEW_LENGTH) }),
    updatedAt: at,
  });
}

/**
 * Removes a message's words from the list: `instead` replaces them in the preview, and in the title if they gave it.
 */
export function hideInList(id: string, message: string, instead: string): void {
  const conversation = conversationsStore.getState().byId[id];
  if (!conversation) return;
  const isNamedAfter = conversation.title === shortened(message, CONVERSATION_TITLE_LIMIT);
  put({ ...conversation, title: isNamedAfter ? instead : conversation.title, preview: instead });
}

/** All conversations, last used first. */
export function sortedConversations({ byId }: ConversationList): Conversation[] {
  return Object.values(byId).sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

function put(conversation: Conversation): void {
  const { byId } = conversationsStore.getState();
  conversationsStore.setState({ byId: { ...byId, [conversation.id]: conversation } });
}

/** One line of at most `length` characters, and an ellipsis if there was more. */
function shortened(text: string, length: number): string {
  const characters = Array.from(text.trim().replace(/\s+/g, ' '));
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
}
