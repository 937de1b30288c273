import type { BarePage } from './barePage.ts';
import type { Figure } from './budgets.ts';
import { keepLongChat, MESSAGES } from './longChat.ts';
import { COMPOSER } from './onboard.ts';
import type { Bench } from './openBench.ts';
import { open, openHome } from './screens.ts';
import { type SlowPhone, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

/** Typed without a pause: each letter follows as soon as the previous one is painted. */
const TEXT = 'comment vendre cette mini imprimante a des gens qui ont tout';

const FORM = '/performance-analyzer';
const FORM_FIELD = '#main form input[dir="auto"]';

declare global {
  interface Window {
    /** In ms, from the key press to the painted letter. */
    letter: Promise<number>;
  }
}

/** Runs in the page: records when the next letter typed into the field is painted. */
function noteLetter(selector: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!field) throw new Error(`${selector} is not there`);
  if (document.activeElement !== field) field.focus();
  const before = field.value.length;
  window.letter = new Promise((resolve, reject) => {
    const follow = ({ timeStamp: pressed }: Event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (field.value.length === before + 1) resolve(performance.now() - pressed);
          else reject(new Error(`The letter is not there: '${field.value}'`));
        };
        port2.postMessage(undefined);
      });
    };
    addEventListener('keydown', follow, { capture: true, once: true });
  });
}

/** For each letter of the text, ms from its key press until it is painted in the field. */
async function type(page: BarePage, field: string): Promise<number[]> {
  const times: number[] = [];
  for (const text of TEXT) {
    await page.evaluate(noteLetter, field);
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    times.push(await page.evaluate(() => window.letter, undefined));
  }
  return times;
}

async function typeAt(phone: SlowPhone, url: string, of: string, field: string, path?: string): Promise<Figure[]> {
  const page = await openHome(phone, url);
  if (path !== undefined) await open(page, path, field);
  const times = await type(page, field);
  await page.close();
  return [
    { budget: 'typing', of, value: median(times), runs: times },
    { budget: 'typingSlowest', of, value: Math.max(...times) },
  ];
}

/** Typing on a slow phone: into the chat, new and long, and into the largest form of the tools. */
export async function measureTyping({ product, empty }: Bench): Promise<Figure[]> {
  const phone = await startSlowPhone({ product, empty });
  try {
    const chat = await typeAt(phone, product, 'chat', COMPOSER);
    const form = await typeAt(phone, product, FORM, FORM_FIELD, FORM);
    await keepLongChat(phone, product);
    const longChat = await typeAt(phone, product, `chat of ${MESSAGES} messages`, COMPOSER);
    return [...chat, ...longChat, ...form];
  } finally {
    phone.stop();
  }
}
