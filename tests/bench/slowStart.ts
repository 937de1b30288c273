import type { Page } from '@playwright/test';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { awaitPaint, watchPaint } from './paint.ts';
import { keepFrench, slowCpu } from './phone.ts';
import { median } from './statistics.ts';

/** What is opened with a language kept, and what stands there when it is interactive. */
const OPENED = [
  { path: '/', selector: COMPOSER },
  { path: '/settings', selector: '#main h1' },
] as const;

/** Paints, ms since the navigation started, and the time by which tasks were longer than 50 ms. */
function readTimes(page: Page): Promise<{ fcp: number; lcp: number; blocking: number }> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 500, []);
      });
    const [paints, largest, tasks] = await Promise.all([
      entriesOf('paint'),
      entriesOf('largest-contentful-paint'),
      entriesOf('longtask'),
    ]);
    return {
      fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      lcp: largest.at(-1)?.startTime ?? Number.NaN,
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
}

/** The first visit of home and of the settings with a language kept, on a slow processor, without a slow network. */
export async function measureSlowStart({ browser, product, usedPhone }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, selector } of OPENED) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ ...usedPhone, serviceWorkers: 'block' });
      await keepFrench(context);
      const page = await context.newPage();
      await slowCpu(page);
      await watchPaint(page, selector);
      await page.goto(product + path, { waitUntil: 'networkidle' });
      runs.push({ ...(await awaitPaint(page)), ...(await readTimes(page)) });
      await context.close();
    }
    const seconds = (values: number[]) => ({ of: path, value: median(values) / 1000 });
    figures.push(
      { budget: 'slowFcp', ...seconds(runs.map(({ fcp }) => fcp)) },
      { budget: 'slowLcp', ...seconds(runs.map(({ lcp }) => lcp)) },
      { budget: 'slowInteractive', ...seconds(runs.map(({ painted }) => painted)) },
      { budget: 'slowBlocking', of: path, value: median(runs.map(({ blocking }) => blocking)) },
    );
  }
  return figures;
}
