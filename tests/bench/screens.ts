import type { BarePage } from './barePage.ts';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { openAndAwait, type SlowPhone, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

const SEARCH_LINKS = 'dialog li a';

declare global {
  interface Window {
    /** In ms, from the tap to the painted heading of the screen that it opens. */
    opened: Promise<number>;
  }
}

/** Waits until the page shows the element. */
function waitFor(page: BarePage, selector: string): Promise<void> {
  return page.evaluate(async (awaited) => {
    const end = performance.now() + 20_000;
    while (!document.querySelector(awaited)) {
      if (performance.now() > end) throw new Error(`${awaited} does not come`);
      await new Promise(requestAnimationFrame);
    }
  }, selector);
}

/** Home once everything it fetches later has arrived. */
export async function openHome(phone: SlowPhone, url: string): Promise<BarePage> {
  const page = await phone.openPage();
  await openAndAwait(page, url, COMPOSER);
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1500)), undefined);
  return page;
}

/** The search over the tools lists every screen. */
async function openSearch(page: BarePage): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  }, undefined);
  await waitFor(page, SEARCH_LINKS);
}

async function listScreens(page: BarePage): Promise<string[]> {
  await openSearch(page);
  const paths = await page.evaluate(
    (links) => Array.from(document.querySelectorAll(links), (link) => link.getAttribute('href')),
    SEARCH_LINKS,
  );
  return paths.filter((path) => path !== null);
}

/** What a screen has to show, to count as open. */
interface Opening {
  path: string;
  awaited: string;
}

/** Runs in the page: records when the screen that the next tap opens is painted. */
function noteOpening({ path, awaited }: Opening): void {
  window.opened = new Promise((resolve) => {
    const follow = ({ timeStamp: tapped }: Event) => {
      const before = document.querySelector(awaited);
      const observer = new MutationObserver(() => {
        const shown = document.querySelector(awaited);
        if (location.pathname !== path || shown === null || shown === before) return;
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
}

async function tap(page: BarePage, selector: string): Promise<void> {
  const { x, y } = await page.evaluate(async (tapped) => {
    const element = document.querySelector(tapped);
    element?.scrollIntoView({ block: 'center' });
    // Opening elements may still be moving.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Taps the screen's entry in the search; ms from the tap until its heading, or another awaited element, is painted. */
export async function open(page: BarePage, path: string, awaited = '#main h1'): Promise<number> {
  await openSearch(page);
  await page.evaluate(noteOpening, { path, awaited });
  await tap(page, `${SEARCH_LINKS}[href="${path}"]`);
  return page.evaluate(() => window.opened, undefined);
}

export async function goHome(page: BarePage): Promise<void> {
  await page.evaluate(() => history.back(), undefined);
  await waitFor(page, COMPOSER);
}

/** In ms, for each run. */
interface Visits {
  path: string;
  first: number[];
  second: number[];
}

/**
 * Each screen's first and second visit from home, on a slow phone, with the code stored by the service worker. One page
 * goes through all of them, so a screen may find code that an earlier one loaded, as in real use.
 */
export async function measureScreens({ product, empty }: Bench): Promise<Figure[]> {
  const phone = await startSlowPhone({ product, empty });
  try {
    const start = await openHome(phone, product);
    const visits = (await listScreens(start)).map((path): Visits => ({ path, first: [], second: [] }));
    await start.close();
    for (let run = 0; run < RUNS; run++) {
      const page = await openHome(phone, product);
      for (const { path, first, second } of visits) {
        for (const times of [first, second]) {
          times.push(await open(page, path));
          await goHome(page);
        }
      }
      await page.close();
    }
    return visits.flatMap<Figure>(({ path, first, second }) => [
      { budget: 'firstVisit', of: path, value: median(first), runs: first },
      { budget: 'secondVisit', of: path, value: median(second), runs: second },
    ]);
  } finally {
    phone.stop();
  }
}
