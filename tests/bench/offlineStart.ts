import type { BarePage } from './barePage.ts';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { serve } from './serve.ts';
import { openAndAwait, type SlowPhone, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

/** Runs in the page: the phone knows that it has no network. */
function knowOffline(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
}

/** Opens the site in a new page, its service worker stopped before; s until the element is painted and reachable. */
async function coldStart(phone: SlowPhone, url: string, selector: string): Promise<number> {
  const page = await phone.openPage();
  await page.onStart(knowOffline, undefined);
  await page.send('ServiceWorker.enable');
  await page.send('ServiceWorker.stopAllWorkers');
  const { painted } = await openAndAwait(page, url, selector);
  if (selector === COMPOSER) await assertTyping(page);
  await page.close();
  return painted / 1000;
}

/** Interactive means that what is typed stands in the field; the draft of the run before gives way to it. */
async function assertTyping(page: BarePage): Promise<void> {
  await page.evaluate((composer) => document.querySelector<HTMLTextAreaElement>(composer)?.select(), COMPOSER);
  await page.send('Input.insertText', { text: 'Salut' });
  const typed = await page.evaluate(
    (composer) => document.querySelector<HTMLTextAreaElement>(composer)?.value,
    COMPOSER,
  );
  if (typed !== 'Salut') throw new Error(`The composer does not take what is typed: '${typed}'`);
}

/** The offline cold start to an interactive home, beside that of the empty page; the two take turns. */
export async function measureOfflineStart({ folders, api }: Bench): Promise<Figure[]> {
  // Served for this measure alone, because the servers are closed: that is what being offline means.
  const product = await serve(folders.product, api);
  const empty = await serve(folders.empty);
  const phone = await startSlowPhone({ product: product.url, empty: empty.url });
  product.close();
  empty.close();
  const home: number[] = [];
  const beside: number[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      home.push(await coldStart(phone, product.url, COMPOSER));
      beside.push(await coldStart(phone, empty.url, 'p'));
    }
  } finally {
    phone.stop();
  }
  return [
    { budget: 'offlineStart', value: median(home), runs: home },
    { budget: 'emptyOfflineStart', value: median(beside), runs: beside },
    { budget: 'offlineStartRatio', value: median(home) / median(beside) },
  ];
}
