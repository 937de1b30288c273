import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import type { Bench } from './openBench.ts';
import { awaitPaint, noteFirstCommit, notePaint } from './paint.ts';
import { chooseFrench, PHONE } from './phone.ts';

const PATIENCE_MS = 20_000;

interface LoadedFile {
  path: string;
  /** Compressed. */
  bytes: number;
  /** ms since the navigation started. */
  requested: number;
}

/** The page itself and every file it has loaded, in order of request. */
function loadedFiles(page: Page): Promise<LoadedFile[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) throw new TypeError('not a file');
      const { pathname } = new URL(entry.name);
      return { path: pathname, bytes: entry.encodedBodySize, requested: entry.startTime };
    }),
  );
}

/** Compressed size of the files of one type; each is logged. */
function kilobytes(screen: string, files: readonly LoadedFile[], isWanted: (path: string) => boolean): number {
  const wanted = files.filter(({ path }) => isWanted(path));
  for (const { path, bytes } of wanted) console.log(`  ${screen}: ${bytes} bytes ${path}`);
  return wanted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** The scripts, and the labels, which used to be part of them. */
const isScript = (path: string) => path.endsWith('.js') || path.endsWith('.json');
const isStyle = (path: string) => path.endsWith('.css');
const isPage = (path: string) => path === '/';

/**
 * Compressed sizes of what was requested before the first screen was interactive: for a new phone's language screen
 * until React has hydrated it, for home until its composer is in the page. What is requested later is prefetched.
 */
export async function measureFirstScreen({ browser, product, usedPhone }: Bench): Promise<Figure[]> {
  async function load(options: BrowserContextOptions, open: (page: Page) => Promise<number>): Promise<LoadedFile[]> {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    const page = await context.newPage();
    const interactive = await open(page);
    const files = await loadedFiles(page);
    await context.close();
    return files.filter(({ requested }) => requested < interactive);
  }

  const language = await load(PHONE, async (page) => {
    await page.addInitScript(noteFirstCommit);
    await page.goto(product, { waitUntil: 'networkidle' });
    return page.evaluate(() => window.firstCommit ?? Number.NaN);
  });
  const home = await load(usedPhone, async (page) => {
    await page.addInitScript(chooseFrench);
    await page.addInitScript(notePaint, COMPOSER);
    await page.goto(product, { waitUntil: 'networkidle' });
    return (await page.evaluate(awaitPaint, PATIENCE_MS)).added;
  });
  return [
    { budget: 'languageScripts', value: kilobytes('language', language, isScript) },
    { budget: 'homeScripts', value: kilobytes('home', home, isScript) },
    { budget: 'html', value: kilobytes('language', language, isPage) },
    { budget: 'styles', of: 'home', value: kilobytes('home', home, isStyle) },
  ];
}
