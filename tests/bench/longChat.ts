import type { ChatMessage, ConversationList, MessageList } from '../../src/contracts/conversation';
import { STORAGE_KEYS } from '../../src/contracts/storageKeys.ts';
import type { Figure } from './budgets.ts';
import { type Bench, RUNS } from './openBench.ts';
import { putEntries } from './putEntries.ts';
import { openHome } from './screens.ts';
import { type Scrolled, scroll } from './scroll.ts';
import { SLOWDOWN, type SlowPhone, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

export const MESSAGES = 200;
const ID = 'long';
const MINUTE_MS = 60_000;

const LIST = '#main div:has(> ol)';
/** Upwards, because a conversation opens at its end. */
const STEP = -180;
const FRAMES = 60;

const QUESTION = 'Mon produit ne se vend plus depuis deux semaines, qu’est-ce que je change en premier ?';
const ANSWER = [
  'Commence par les trois premières secondes : montre le problème avant le produit.',
  'Ensuite, une seule promesse par vidéo. Filme-la en gros plan, dis-la à voix haute, écris-la à l’écran.',
  'Publie deux versions le même jour à la même heure, puis garde celle que l’on regarde jusqu’au bout.',
].join('\n\n');

/** A creator's questions and the coach's answers, the last one a minute ago. */
function exampleMessages(now: number): ChatMessage[] {
  return Array.from({ length: MESSAGES }, (_, number) => ({
    id: `message-${number}`,
    type: number % 2 === 0 ? ('user' as const) : ('ai' as const),
    content: number % 2 === 0 ? `${QUESTION} (${number})` : ANSWER,
    timestamp: new Date(now - (MESSAGES - number) * MINUTE_MS).toISOString(),
  }));
}

/** Makes the phone's home open with a long conversation from now on. */
export async function keepLongChat(phone: SlowPhone, url: string): Promise<void> {
  const { conversations, conversationMessages } = STORAGE_KEYS;
  const now = Date.now();
  const at = new Date(now).toISOString();
  const conversation = { id: ID, title: QUESTION, preview: ANSWER, createdAt: at, updatedAt: at };
  const list: ConversationList = { byId: { [ID]: conversation }, openId: ID };
  const held: MessageList = { messages: exampleMessages(now) };
  const page = await openHome(phone, url);
  await page.evaluate(putEntries, [
    [conversations.key, { version: conversations.version, data: list }],
    [conversationMessages.key(ID), { version: conversationMessages.version, data: held }],
  ]);
  await page.close();
}

/** Home with a long conversation on a slow phone, scrolled upwards. */
export async function measureLongChat({ product, empty }: Bench): Promise<Figure[]> {
  const phone = await startSlowPhone({ product, empty });
  const runs: Scrolled[] = [];
  try {
    await keepLongChat(phone, product);
    for (let run = 0; run < RUNS; run++) {
      const page = await openHome(phone, product);
      runs.push(await scroll(page, { selector: LIST, step: STEP, frames: FRAMES, slowdown: SLOWDOWN }));
      await page.close();
    }
  } finally {
    phone.stop();
  }
  const of = `chat of ${MESSAGES} messages`;
  const figure = (values: number[]) => ({ of, value: median(values), runs: values });
  return [
    { budget: 'slowScrollScript', ...figure(runs.map(({ slowest }) => slowest)) },
    { budget: 'slowScrollLongTasks', ...figure(runs.map(({ longTasks }) => longTasks)) },
  ];
}
