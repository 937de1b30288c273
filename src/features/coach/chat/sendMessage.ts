import type { ChatMessage } from '../../../contracts/conversation';
import { markBusy } from '../../../platform/busy';
import { appendMessages, changeMessage, closeMessages, openMessages } from '../../../state/conversationMessages';
import { startConversation, touchConversation } from '../../../state/conversations';
import { profileStore } from '../../../state/profile';
import { type Answer, askCoach } from './askCoach';
import { fitHistory } from './fitHistory';
import { newMessage } from './newMessage';
import { plainText } from './plainText';
import { showOneByOne } from './showOneByOne';
import { canSend, endTurn, setTurn, turnOf, turnsStore } from './turns';

export interface Sending {
  /** None for a new conversation: it begins with this message. */
  conversationId: string | undefined;
  /** What stands before the first message of a new conversation: the welcome and its follow-up. */
  opening: readonly ChatMessage[];
  text: string;
  /** The language chosen in the app. */
  language: string;
  /** Said in the chat where no answer came. */
  apology: string;
}

/** Sends a message and keeps what comes back; resolves when the turn is over. Does nothing where it cannot be sent. */
export async function sendMessage({ conversationId, opening, text, language, apology }: Sending): Promise<void> {
  if (!canSend(conversationId, text)) return;
  const content = text.trim();
  const id = conversationId ?? startConversation(content);
  if (conversationId) touchConversation(id, content);
  turnOf(turnsStore.getState(), id).stop();
  const question = newMessage('user', content);
  await answerTo(id, question, conversationId ? [question] : [...opening, question], language, apology);
}

/** Sends a message that got no answer once more, in its place; the apology under it goes. */
export async function resendMessage(id: string, failed: ChatMessage, language: string, apology: string): Promise<void> {
  if (!canSend(id, failed.content)) return;
  const store = openMessages(id);
  await store.hydrate();
  store.setState(({ messages }) => {
    const at = messages.findIndex((message) => message.id === failed.id);
    return { messages: messages.filter((message, index) => index !== at && !(index === at + 1 && message.failed)) };
  });
  await closeMessages(id);
  const { failed: _, ...question } = failed;
  await answerTo(id, question, [question], language, apology);
}

async function answerTo(
  id: string,
  question: ChatMessage,
  added: readonly ChatMessage[],
  language: string,
  apology: string,
): Promise<void> {
  const controller = new AbortController();
  setTurn(id, { isWaiting: true, hidden: [], stop: () => controller.abort() });
  markBusy(id, true);
  const store = openMessages(id);
  try {
    await store.hydrate();
    const { profile } = profileStore.getState();
    const history = fitHistory(store.getState().messages, profile);
    await appendMessages(id, added);
    const answer = await askCoach({ message: question.content, history, profile, language, signal: controller.signal });
    const bubbles = bubblesOf(answer);
    showOneByOne(id, bubbles, 'replySpacing');
    await appendMessages(id, bubbles);
    touchConversation(id, plainText(bubbles.at(-1)?.content ?? ''));
  } catch (error) {
    endTurn(id);
    await changeMessage(id, question.id, { failed: true });
    if (controller.signal.aborted) return;
    console.warn('The coach did not answer', error);
    await appendMessages(id, [newMessage('ai', apology, { failed: true })]);
  } finally {
    markBusy(id, false);
    await closeMessages(id);
  }
}

function bubblesOf({ parts, suggestions, coach, offline }: Answer): ChatMessage[] {
  return parts.map((part, index) =>
    newMessage('ai', part, {
      coach,
      ...(offline && { offline }),
      ...(index === parts.length - 1 && { suggestions }),
    }),
  );
}
