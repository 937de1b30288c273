import type { ChatMessage, Conversation } from '../../contracts/conversation';
import { MESSAGES_PREFIX } from '../../contracts/storageKeys';
import { messagesDefinition } from '../slices/conversationMessages';
import { conversationFrom, conversationsStore } from '../slices/conversationsStore';
import { browserEnvironment } from '../store/environment';
import { readStored } from '../store/storedShape';

/**
 * Lists conversations again whose messages are stored but which the list does not know: the list was set aside, or the
 * device died between the two writes. Resolves with how many. Never rejects.
 */
export async function recoverConversations(): Promise<number> {
  const { database } = browserEnvironment;
  try {
    const listedById = conversationsStore.getState().byId;
    const ids = (await database.keys())
      .filter((key) => key.startsWith(MESSAGES_PREFIX))
      .map((key) => key.slice(MESSAGES_PREFIX.length))
      .filter((id) => !Object.hasOwn(listedById, id));
    if (ids.length === 0) return 0;
    const stored = await database.read(ids.map((id) => messagesDefinition(id).key));
    const found: Conversation[] = [];
    for (const id of ids) {
      const definition = messagesDefinition(id);
      const reading = readStored(definition, stored.get(definition.key));
      if (reading.kind === 'ok') found.push(...listed(id, reading.data.messages));
    }
    conversationsStore.setState(({ byId }) => ({
      byId: { ...Object.fromEntries(found.map((conversation) => [conversation.id, conversation])), ...byId },
    }));
    await conversationsStore.flush();
    return found.length;
  } catch {
    return 0;
  }
}

/** Named after the first question; a message that tells of danger gives no name. */
function listed(id: string, messages: readonly ChatMessage[]): Conversation[] {
  const showable = messages.filter(({ danger }) => danger === undefined);
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return [];
  const { content } = showable.find(({ type }) => type === 'user') ?? showable[0] ?? { content: '…' };
  return [{ ...conversationFrom(id, content, first.timestamp), updatedAt: last.timestamp }];
}
