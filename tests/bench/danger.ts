import type { BarePage } from './barePage.ts';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { openHome } from './screens.ts';
import { startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

const MESSAGE = 'j’ai plus envie de vivre, mes vidéos marchent pas';

const SEND = '#main form:has(textarea) button[type="submit"]';
/** The numbers to call are what somebody needs. */
const NUMBER = '#main a[href^="tel:"]';

declare global {
  interface Window {
    /** In ms, from the tap that sends the message to the painted answer. */
    answered: Promise<number>;
  }
}

/** Runs in the page: records when the answer to what the next tap sends is painted. */
function noteAnswer([composer, answer]: [composer: string, answer: string]): void {
  document.querySelector<HTMLTextAreaElement>(composer)?.focus();
  window.answered = new Promise((resolve) => {
    const follow = ({ timeStamp: pressed }: Event) => {
      const look = () => {
        if (!document.querySelector(answer)) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - pressed);
          port2.postMessage(undefined);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
    };
    addEventListener('click', follow, { capture: true, once: true });
  });
}

/** Runs in the page: taps the button as soon as it is enabled. */
async function tap(selector: string): Promise<void> {
  const canBeTapped = () => document.querySelector<HTMLButtonElement>(`${selector}:enabled`);
  while (!canBeTapped()) await new Promise(requestAnimationFrame);
  canBeTapped()?.click();
}

async function askOnce(page: BarePage): Promise<number> {
  await page.evaluate(noteAnswer, [COMPOSER, NUMBER] as [string, string]);
  await page.send('Input.insertText', { text: MESSAGE });
  await page.evaluate(tap, SEND);
  return page.evaluate(() => window.answered, undefined);
}

/** The first message of a session on a slow phone, from somebody in danger: until the numbers to call are painted. */
export async function measureDanger(sites: Bench): Promise<Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const phone = await startSlowPhone(sites);
    try {
      const page = await openHome(phone, sites.product);
      times.push(await askOnce(page));
      await page.close();
    } finally {
      phone.stop();
    }
  }
  return [{ budget: 'danger', value: median(times), runs: times }];
}
