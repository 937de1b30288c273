import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { chooseFrench } from './phone.ts';
import { median } from './statistics.ts';

/** What home keeps in memory after garbage collection, once it is quiet. */
export async function measureHeap({ browser, product, usedPhone }: Bench): Promise<Figure[]> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext(usedPhone);
    const page = await context.newPage();
    await page.addInitScript(chooseFrench);
    await page.goto(product, { waitUntil: 'networkidle' });
    await page.locator(COMPOSER).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const devTools = await context.newCDPSession(page);
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    runs.push(usedSize / 1_000_000);
    await context.close();
  }
  return [{ budget: 'heap', value: median(runs), runs }];
}
