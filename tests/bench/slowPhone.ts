import { chromium } from '@playwright/test';
import { startChromium } from '../browser/startChromium.ts';
import { type BarePage, openBarePage } from './barePage.ts';
import { onboardIn } from './onboard.ts';
import { awaitPaint, notePaint, type Paint } from './paint.ts';
import { chooseFrench, HEIGHT, PIXELS, WIDTH } from './phone.ts';

/** How many times slower than this machine the phone is. */
export const SLOWDOWN = 4;
const PATIENCE_MS = 20_000;

/** A phone of its own, on which both sites have been used: stored by their service workers, the questions answered. */
export interface SlowPhone {
  /** A page of the phone, with a slow processor from now on. */
  openPage(): Promise<BarePage>;
  stop(): void;
}

export async function startSlowPhone(sites: { product: string; empty: string }): Promise<SlowPhone> {
  const { port, kill } = await startChromium();
  try {
    await visitBoth(port, sites);
  } catch (error) {
    kill();
    throw error;
  }
  return {
    stop: kill,
    async openPage() {
      const page = await openBarePage(port);
      await beSlowPhone(page);
      await page.onStart(chooseFrench, undefined);
      return page;
    },
  };
}

/** Makes the page that of a phone with a slow processor from now on. */
export async function beSlowPhone(page: BarePage): Promise<void> {
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: WIDTH,
    height: HEIGHT,
    deviceScaleFactor: PIXELS,
    mobile: true,
  });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function visitBoth(port: number, { product, empty }: { product: string; empty: string }): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no profile');
  await onboardIn(context, product);
  for (const url of [product, empty]) {
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
  }
  await browser.close();
}

/** Opens an address in the page and waits until the element is painted and reachable. */
export async function openAndAwait(page: BarePage, url: string, selector: string): Promise<Paint> {
  await page.onStart(notePaint, selector);
  await page.send('Page.navigate', { url });
  return page.evaluate(awaitPaint, PATIENCE_MS);
}
