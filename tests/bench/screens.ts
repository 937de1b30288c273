import type { BrowserContext, Page } from '@playwright/test';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { keepFrench, slowCpu } from './phone.ts';
import { median } from './statistics.ts';

const SEARCH_LINKS = 'dialog li a';

declare global {
  interface Window {
    /** ms from the tap to the painted heading of the screen that it opens. */
    opened: Promise<number>;
  }
}

async function openHome(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(COMPOSER).waitFor();
  await slowCpu(page);
  return page;
}

/** The search over the tools lists every screen. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator(SEARCH_LINKS).first().waitFor();
}

/** Taps the screen's entry in the search; ms from the tap until the screen's heading is painted. */
async function open(page: Page, path: string): Promise<number> {
  await openSearch(page);
  await page.evaluate((target) => {
    window.opened = new Promise((resolve) => {
      const follow = ({ timeStamp: tapped }: Event) => {
        const before = document.querySelector('#main h1');
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('#main h1');
          if (location.pathname !== target || heading === null || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - tapped);
            port2.postMessage(undefined);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      };
      addEventListener('click', follow, { capture: true, once: true });
    });
  }, path);
  await page.locator(`${SEARCH_LINKS}[href="${path}"]`).tap();
  return page.evaluate(() => window.opened);
}

async function goHome(page: Page): Promise<void> {
  await page.goBack();
  await page.locator(COMPOSER).waitFor();
}

/** Each screen's first and second visit from home, on a slow processor, the code stored by the service worker. */
export async function measureScreens({ browser, product, usedPhone }: Bench): Promise<Figure[]> {
  const context = await browser.newContext(usedPhone);
  await keepFrench(context);
  const start = await openHome(context, product);
  await start.evaluate(() => navigator.serviceWorker.ready);
  await openSearch(start);
  const paths = await start
    .locator(SEARCH_LINKS)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await start.close();

  const figures: Figure[] = [];
  for (const path of paths.filter((path) => path !== null)) {
    const first: number[] = [];
    const second: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await openHome(context, product);
      first.push(await open(page, path));
      await goHome(page);
      second.push(await open(page, path));
      await page.close();
    }
    figures.push(
      { budget: 'firstVisit', of: path, value: median(first), runs: first },
      { budget: 'secondVisit', of: path, value: median(second), runs: second },
    );
  }
  await context.close();
  return figures;
}
