import type { BrowserContext } from '@playwright/test';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { awaitPaint, watchPaint } from './paint.ts';
import { keepFrench, PHONE, slowCpu } from './phone.ts';
import { median } from './statistics.ts';

/** The site is visited once, so that its service worker stores everything; then the network goes. */
async function visitThenGoOffline(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  await context.setOffline(true);
}

/** Opens the site in a new page, its service worker stopped before; s until the element is painted and reachable. */
async function coldStart(context: BrowserContext, url: string, selector: string): Promise<number> {
  const page = await context.newPage();
  const devTools = await slowCpu(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await watchPaint(page, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const { painted } = await awaitPaint(page);
  if (selector === COMPOSER) await assertTyping(context);
  await page.close();
  return painted / 1000;
}

/** Interactive means that what is typed stands in the field. */
async function assertTyping(context: BrowserContext): Promise<void> {
  const composer = context.pages().at(-1)?.locator(COMPOSER);
  await composer?.fill('Salut');
  if ((await composer?.inputValue()) !== 'Salut') throw new Error('The composer does not take what is typed');
  await composer?.fill('');
}

/** The offline cold start to an interactive home, beside that of the empty page; the two take turns. */
export async function measureOfflineStart({ browser, product, empty, usedPhone }: Bench): Promise<Figure[]> {
  const phone = await browser.newContext(usedPhone);
  await keepFrench(phone);
  const emptyPhone = await browser.newContext(PHONE);
  await visitThenGoOffline(phone, product);
  await visitThenGoOffline(emptyPhone, empty);
  const home: number[] = [];
  const beside: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    home.push(await coldStart(phone, product, COMPOSER));
    beside.push(await coldStart(emptyPhone, empty, 'p'));
  }
  await Promise.all([phone.close(), emptyPhone.close()]);
  return [
    { budget: 'offlineStart', value: median(home), runs: home },
    { budget: 'emptyOfflineStart', value: median(beside), runs: beside },
    { budget: 'offlineStartRatio', value: median(home) / median(beside) },
  ];
}
