import type { BarePage } from './barePage.ts';
import type { Figure } from './budgets.ts';
import { COMPOSER, QUESTION_FIELD } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { serve } from './serve.ts';
import { openAndAwait, type SlowPhone, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

/** Runs in the page: the phone knows that it has no network. */
function knowOffline(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
}

/** Opens the site in a new page with its service worker stopped; ms until the element is painted and reachable. */
async function coldStart(phone: SlowPhone, url: string, selector: string): Promise<number> {
  const page = await phone.openPage();
  await page.onStart(knowOffline, undefined);
  await page.send('ServiceWorker.enable');
  await page.send('ServiceWorker.stopAllWorkers');
  const { painted } = await openAndAwait(page, url, selector);
  if (selector === QUESTION_FIELD) await assertTyping(page);
  await page.close();
  return painted;
}

/** Interactive means that text typed at once is also in the field of the home after React has rendered it. */
async function assertTyping(page: BarePage): Promise<void> {
  const text = `Salut ${Math.random()}`;
  await page.evaluate((field) => document.querySelector<HTMLTextAreaElement>(field)?.select(), QUESTION_FIELD);
  await page.send('Input.insertText', { text });
  const found = await page.evaluate(
    async ({ composer, text }) => {
      const end = performance.now() + 5000;
      for (;;) {
        const field = document.querySelector<HTMLTextAreaElement>(composer);
        const isThere = field?.value.endsWith(text) && field === document.activeElement;
        if (isThere || performance.now() > end) return { isThere, value: field?.value };
        await new Promise(requestAnimationFrame);
      }
    },
    { composer: COMPOSER, text },
  );
  if (!found.isThere) throw new Error(`What was typed is gone: '${found.value}'`);
}

/** The offline cold start to an interactive home, alternating with that of the empty page. */
export async function measureOfflineStart({ folders, api }: Bench): Promise<Figure[]> {
  // Served for this measure alone, because its servers get closed: that is what being offline means.
  const product = await serve(folders.product, api);
  const empty = await serve(folders.empty);
  const phone = await startSlowPhone({ product: product.url, empty: empty.url });
  product.close();
  empty.close();
  const home: number[] = [];
  const whole: number[] = [];
  const beside: number[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      home.push(await coldStart(phone, product.url, QUESTION_FIELD));
      whole.push(await coldStart(phone, product.url, COMPOSER));
      beside.push(await coldStart(phone, empty.url, 'p'));
    }
  } finally {
    phone.stop();
  }
  const seconds = (times: number[]) => ({ value: median(times) / 1000, runs: times.map((time) => time / 1000) });
  return [
    { budget: 'offlineStart', ...seconds(home) },
    { budget: 'offlineWhole', ...seconds(whole) },
    { budget: 'emptyOfflineStart', ...seconds(beside) },
    { budget: 'offlineStartRatio', value: median(home) / median(beside) },
  ];
}
