import type { BarePage } from './barePage.ts';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import type { Paint } from './paint.ts';
import { openAndAwait, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

/** What is opened with a language kept, and the element that marks it as interactive. */
const OPENED = [
  { path: '/', selector: COMPOSER },
  { path: '/settings', selector: '#main h1' },
] as const;

/** In ms: paints since the navigation started, and the total by which tasks exceeded 50 ms. */
interface Times {
  fcp: number;
  lcp: number;
  blocking: number;
}

declare global {
  interface Window {
    times: Times;
  }
}

/** Runs in the page. */
function noteTimes(): void {
  window.times = { fcp: 0, lcp: 0, blocking: 0 };
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') window.times.fcp = startTime;
      if (entryType === 'largest-contentful-paint') window.times.lcp = startTime;
      if (entryType === 'longtask') window.times.blocking += duration - 50;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask'] });
}

/** Runs in the page: waits until its work after the first screen is done. */
function untilIdle(): Promise<Times> {
  return new Promise((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve(window.times)), 1000);
  });
}

async function openOnce(page: BarePage, url: string, selector: string): Promise<Paint & Times> {
  await page.onStart(noteTimes, undefined);
  const paint = await openAndAwait(page, url, selector);
  return { ...paint, ...(await page.evaluate(untilIdle, undefined)) };
}

/** Home and the settings, opened with a language kept: from the service worker, with a network, on a slow phone. */
export async function measureSlowStart({ product, empty }: Bench): Promise<Figure[]> {
  const phone = await startSlowPhone({ product, empty });
  const figures: Figure[] = [];
  try {
    for (const { path, selector } of OPENED) {
      const runs: (Paint & Times)[] = [];
      for (let run = 0; run < RUNS; run++) {
        const page = await phone.openPage();
        runs.push(await openOnce(page, product + path, selector));
        await page.close();
      }
      const seconds = (value: (run: Paint & Times) => number) => {
        const values = runs.map((run) => value(run) / 1000);
        return { of: path, value: median(values), runs: values };
      };
      figures.push(
        { budget: 'slowFcp', ...seconds(({ fcp }) => fcp) },
        { budget: 'slowLcp', ...seconds(({ lcp }) => lcp) },
        { budget: 'slowInteractive', ...seconds(({ painted }) => painted) },
        { budget: 'slowBlocking', of: path, value: median(runs.map(({ blocking }) => blocking)) },
      );
    }
  } finally {
    phone.stop();
  }
  return figures;
}
