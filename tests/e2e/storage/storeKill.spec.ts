import type { Page } from '@playwright/test';
import { seededRandom } from '../../../src/lib/seededRandom';
import { TEST_SEED } from '../../support/testSeed';
import { expect } from '../support/pwa';
import { test } from '../support/storePage';

// A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0 });

const KILLS = process.env.FULL ? 500 : 5;

/** Ends the page's process at once, like a system that needs its memory. */
async function kill(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devTools.send('Page.crash').catch(() => undefined); // nobody is left to answer
  await crashed;
  await page.close();
}

test(`kills of the page while it writes: ${KILLS}, each leaves the last state or the one after, whole`, async ({
  context,
  storePage,
}) => {
  test.setTimeout(60_000 + KILLS * 3000);
  const random = seededRandom(TEST_SEED);
  let written = 0;
  let wake: () => void = () => undefined;
  await context.exposeFunction('tellWritten', (n: number) => {
    written = n;
    wake();
  });
  for (let life = 0; life <= KILLS; life++) {
    const page = await context.newPage();
    await page.goto(storePage);
    const found = await page.evaluate(() => window.storePage.found());
    expect(found, `life ${life}`).toBeGreaterThanOrEqual(written);
    const last = found + 1 + Math.floor(random() * 3);
    const longEnough = new Promise<void>((resolve) => {
      wake = () => written >= last && resolve();
    });
    await page.evaluate((from) => void window.storePage.write(from, window.tellWritten), found);
    await longEnough;
    await kill(page);
  }
});
