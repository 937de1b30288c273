import type { Conversation } from '../../contracts/conversation';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { fold } from '../../lib/fold';
import { messagesDefinition, messagesInMemory } from '../slices/conversationMessages';
import { conversationsStore, sortedConversations } from '../slices/conversationsStore';
import { browserEnvironment } from '../store/environment';
import { readStored } from '../store/storedShape';

/** How many conversations are read from storage at a time. */
const BATCH = 50;

/**
 * A conversation whose title or messages contain the text; `found` is the message that does, unless it was the title.
 */
export interface ConversationMatch {
  conversation: Conversation;
  found?: string;
}

/**
 * All conversations that contain the text in their title or in a message, ignoring case and accents; last used first.
 * Messages are read from storage only if the title does not match; unreadable ones are skipped.
 */
export async function searchConversations(text: string): Promise<ConversationMatch[]> {
  const foldedQuery = fold(text.trim());
  if (!foldedQuery) return [];
  const holds = (candidate: string) => fold(candidate).includes(foldedQuery);
  const all = sortedConversations(conversationsStore.getState());
  const matches: ConversationMatch[] = [];
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH);
    const contents = await readContents(batch.filter(({ title }) => !holds(title)).map(({ id }) => id));
    for (const conversation of batch) {
      const found = contents.get(conversation.id)?.find(holds);
      if (found !== undefined) matches.push({ conversation, found });
      else if (holds(conversation.title)) matches.push({ conversation });
    }
  }
  return matches;
}

/** What was said in each conversation, by its id; what tells of danger is never searched. */
export async function readContents(ids: readonly string[]): Promise<Map<string, string[]>> {
  const { key } = STORAGE_KEYS.conversationMessages;
  const stored = await browserEnvironment.database.read(ids.map(key)).catch(() => new Map<string, unknown>());
  return new Map(
    ids.map((id) => {
      const reading = readStored(messagesDefinition(id), stored.get(key(id)));
      const storedMessages = 'data' in reading ? reading.data : undefined;
      const { messages = [] } = messagesInMemory(id)?.getState() ?? storedMessages ?? {};
      return [id, messages.filter(({ danger }) => danger === undefined).map(({ content }) => content)];
    }),
  );
}
