import { CHAT_MESSAGE_LIMIT } from '../../../contracts/chat';
import type { ChatMessage } from '../../../contracts/conversation';
import { lookOut } from '../../../domain/danger/readers';
import type { Recognised } from '../../../domain/danger/recogniseDanger';
import { markBusy } from '../../../platform/busy';
import {
  appendMessages,
  beginMessages,
  changeMessage,
  closeMessages,
  messagesInMemory,
  openMessages,
} from '../../../state/slices/conversationMessages';
import { hideInList, startConversation, touchConversation } from '../../../state/slices/conversationsStore';
import { profileStore } from '../../../state/slices/profileStore';
import { DELAYS } from '../../../ui/delays';
import type { ListedScreen } from '../../../ui/screenList';
import { answerDanger, discreetTitle, replyTo } from '../danger/answerDanger';
import { languageReaders, loadLookOut, readyToHear } from '../danger/languageReaders';
import { dangerAnswer } from '../danger/lazyDangerAnswer';
import { type Answer, askCoach } from './askCoach';
import { fitHistory } from './fitHistory';
import { hasModel } from './hasModel';
import { newMessage } from './newMessage';
import { plainText } from './plainText';
import { showOneByOne } from './showOneByOne';
import { canSend, endTurn, setTurn, turnOf, turnsStore } from './turns';

/** What an answer depends on besides the conversation. */
export interface Surroundings {
  /** The language chosen in the app. */
  language: string;
  /** Shown in the chat when no answer came. */
  apology: string;
  /** What an answer may lead to. */
  screens: readonly ListedScreen[];
}

export interface Sending extends Surroundings {
  /** None for a new conversation: it begins with this message. */
  conversationId: string | undefined;
  /** What comes before the first message of a new conversation: the welcome and its follow-up. */
  opening: readonly ChatMessage[];
  text: string;
}

/**
 * Run ahead of the first question: finds out who answers it, and loads what it takes to recognise and answer somebody
 * in danger.
 */
export async function prepareSending(language: string): Promise<void> {
  await Promise.all([hasModel(), loadLookOut(language), dangerAnswer.load()]);
}

export { readyToHear };

/** Whether a message tells of danger, by everything the device can read. */
const lookAt = (content: string, language: string) => lookOut(content, languageReaders(language));

/** Whether a message is short enough. One that tells of danger always is: the device answers it at any length. */
export const isShortEnough = (text: string, language: string): boolean =>
  text.trim().length <= CHAT_MESSAGE_LIMIT || lookAt(text, language)?.isSure === true;

/**
 * Sends a message and keeps the answer; resolves when the turn is over. Does nothing if it cannot be sent. Before
 * anything is sent, the device checks whether the message tells of danger: such a message goes nowhere. Wait for
 * `readyToHear` first.
 */
export async function sendMessage({ conversationId, opening, text, ...around }: Sending): Promise<void> {
  if (!canSend(conversationId, text)) return;
  const content = text.trim();
  const asked = lastMessage(conversationId);
  const reply = replyTo(asked, content);
  const seen = reply ? undefined : lookAt(content, around.language);
  // What the coach itself put into somebody's mouth is only danger if it is certain.
  const isOffered = asked?.suggestions?.includes(content) ?? false;
  const found = isOffered && !seen?.isSure ? undefined : seen;
  if (found) await loadLookOut(around.language).catch(console.warn); // the texts of the answer, if they are not here yet
  const id = conversationId ?? startConversation(found ? discreetTitle(around.language) : content);
  if (conversationId) touchConversation(id, found || reply ? undefined : content);
  else beginMessages(id);
  turnOf(turnsStore.getState(), id).stop();
  const before = conversationId ? [] : opening;
  if (found) return answerInDanger(id, content, before, found, around);
  if (reply === 'yes' && asked?.danger) {
    return answerInDanger(id, content, before, { danger: asked.danger, isSure: true }, around);
  }
  if (reply === 'no') return answerAfterAll(id, content, around);
  await answerTo(id, newMessage('user', content), before, around);
}

/** The last message of an open conversation. */
const lastMessage = (id: string | undefined): ChatMessage | undefined =>
  id === undefined ? undefined : messagesInMemory(id)?.getState().messages.at(-1);

/** The answer to somebody in danger is there at once, and comes from the device alone. */
async function answerInDanger(
  id: string,
  content: string,
  opening: readonly ChatMessage[],
  found: Recognised,
  { language }: Surroundings,
): Promise<void> {
  const question = newMessage('user', content, { danger: found.danger });
  await appendMessages(id, [...opening, question, answerDanger(found, language)]);
}

/**
 * Checks a question once more before it is asked again: the words that reveal danger may not have been loaded the first
 * time. One that tells of danger is answered as such, and what came after it is removed.
 */
async function isHeardNow(
  id: string,
  { id: questionId, content }: ChatMessage,
  around: Surroundings,
): Promise<boolean> {
  await readyToHear(around.language);
  const found = lookAt(content, around.language);
  if (!found) return false;
  await loadLookOut(around.language).catch(console.warn);
  openMessages(id).setState(({ messages }) => ({
    messages: messages.slice(
      0,
      messages.findIndex((message) => message.id === questionId),
    ),
  }));
  hideInList(id, content, discreetTitle(around.language));
  await answerInDanger(id, content, [], found, around);
  await closeMessages(id);
  return true;
}

/** No danger: the message before is an ordinary one after all, and is answered now. */
async function answerAfterAll(id: string, reply: string, around: Surroundings): Promise<void> {
  const store = openMessages(id);
  try {
    await store.hydrate();
    const { messages } = store.getState();
    const at = messages.findLastIndex(({ type, danger }) => type === 'user' && danger !== undefined);
    const question = messages[at];
    if (!question) return;
    await changeMessage(id, question.id, { danger: undefined });
    // The reply is part of it too, not a question of its own.
    await appendMessages(id, [newMessage('user', reply, { danger: question.danger })]);
    await takeTurn(id, async (signal) => {
      // The question gave the conversation neither title nor preview, so the answer has to.
      await keepAnswer(id, await ask(question, messages.slice(0, at), around, signal), true);
    });
  } finally {
    await closeMessages(id);
  }
}

/** Resends a message that got no answer, in its place; the apology under it is removed. */
export async function resendMessage(id: string, failed: ChatMessage, around: Surroundings): Promise<void> {
  if (!canSend(id, failed.content)) return;
  const store = openMessages(id);
  await store.hydrate();
  if (await isHeardNow(id, failed, around)) return closeMessages(id);
  store.setState(({ messages }) => {
    const at = messages.findIndex((message) => message.id === failed.id);
    return { messages: messages.filter((message, index) => index !== at && !(index === at + 1 && message.failed)) };
  });
  await closeMessages(id);
  const { failed: _, ...question } = failed;
  await answerTo(id, question, [], around);
}

/**
 * Asks the model again after the device answered in its place. The device's answer stays until there is another, and
 * for good if the question is stopped.
 */
export async function askAgain(id: string, around: Surroundings): Promise<void> {
  const store = openMessages(id);
  try {
    await store.hydrate();
    const { messages } = store.getState();
    const at = messages.findLastIndex(({ type, danger }) => type === 'user' && danger === undefined);
    const question = messages[at];
    const after = messages.slice(at + 1);
    const wasAskedAbout = after.some(({ danger }) => danger !== undefined);
    if (!question || !canSend(id, question.content)) return;
    if (!wasAskedAbout && (await isHeardNow(id, question, around))) return;
    await takeTurn(id, async (signal) => {
      const bubbles = await ask(question, messages.slice(0, at), around, signal);
      const old = new Set(after.filter(({ danger }) => danger === undefined).map((message) => message.id));
      store.setState(({ messages }) => ({ messages: messages.filter((message) => !old.has(message.id)) }));
      await keepAnswer(id, bubbles, !messages.slice(0, at).some(isQuestion));
    });
  } finally {
    await closeMessages(id);
  }
}

/** Adds a question with what comes before it, and its answer when that arrives; an apology if none does. */
async function answerTo(
  id: string,
  question: ChatMessage,
  opening: readonly ChatMessage[],
  around: Surroundings,
): Promise<void> {
  const store = openMessages(id);
  try {
    await takeTurn(
      id,
      async (signal) => {
        await store.hydrate();
        const before = [...store.getState().messages, ...opening];
        await appendMessages(id, [...opening, question]);
        await keepAnswer(id, await ask(question, before, around, signal), !before.some(isQuestion));
      },
      async (wasStopped) => {
        await changeMessage(id, question.id, { failed: true });
        if (!wasStopped) await appendMessages(id, [newMessage('ai', around.apology, { failed: true })]);
      },
    );
  } finally {
    await closeMessages(id);
  }
}

/** A turn of a conversation, from the question to its answer; only one runs at a time. */
async function takeTurn(
  id: string,
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (wasStopped: boolean) => Promise<void> = async () => undefined,
): Promise<void> {
  const controller = new AbortController();
  setTurn(id, { isWaiting: true, hidden: [], stop: () => controller.abort() });
  markBusy(id, true);
  try {
    await work(controller.signal);
  } catch (error) {
    endTurn(id);
    const wasStopped = controller.signal.aborted;
    if (!wasStopped) console.warn('The coach did not answer', error);
    await onFailure(wasStopped);
  } finally {
    markBusy(id, false);
  }
}

async function ask(
  { content }: ChatMessage,
  before: readonly ChatMessage[],
  { language, screens }: Surroundings,
  signal: AbortSignal,
): Promise<ChatMessage[]> {
  const { profile } = profileStore.getState();
  const history = fitHistory(before, profile);
  const isUnheard = languageReaders(language) === undefined;
  return bubblesOf(await askCoach({ message: content, history, profile, language, screens, isUnheard, signal }));
}

const isQuestion = ({ type }: ChatMessage) => type === 'user';

/**
 * All bubbles are kept at once, and shown one by one. Conversations are told apart by what was asked last; the first
 * question is already the title, so there the preview is how the answer begins.
 */
async function keepAnswer(id: string, bubbles: readonly ChatMessage[], isFirst: boolean): Promise<void> {
  showOneByOne(id, bubbles, DELAYS.replySpacing);
  await appendMessages(id, bubbles);
  touchConversation(id, isFirst ? plainText(bubbles[0]?.content ?? '') : undefined);
}

function bubblesOf({ parts, suggestions, coach, offline, instead }: Answer): ChatMessage[] {
  return parts.map((part, index) =>
    newMessage('ai', part, {
      coach,
      ...(offline && { offline }),
      ...(instead && { instead }),
      ...(index === parts.length - 1 && { suggestions }),
    }),
  );
}
