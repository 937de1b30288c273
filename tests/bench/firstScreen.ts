import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import type { Bench } from './openBench.ts';
import { awaitPaint, watchPaint } from './paint.ts';
import { keepFrench, PHONE } from './phone.ts';

interface LoadedFile {
  path: string;
  /** Compressed. */
  bytes: number;
  /** ms since the navigation started. */
  requested: number;
}

/** Every file that the page has loaded, in the order of its requests. */
function loadedFiles(page: Page): Promise<LoadedFile[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) throw new TypeError('not a resource');
      return { path: new URL(entry.name).pathname, bytes: entry.encodedBodySize, requested: entry.startTime };
    }),
  );
}

const kilobytes = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/**
 * Compressed sizes of what the first screen needs: the language screen on a new phone is interactive when the scripts
 * that its HTML names have run, home when its composer is in the page. What is requested later is fetched ahead for what
 * comes then.
 */
export async function measureFirstScreen({ browser, product, usedPhone }: Bench): Promise<Figure[]> {
  async function load(options: BrowserContextOptions) {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    const page = await context.newPage();
    await watchPaint(page, COMPOSER);
    if (options === usedPhone) await keepFrench(context);
    await page.goto(product, { waitUntil: 'networkidle' });
    const { html, ran } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      if (!(navigation instanceof PerformanceNavigationTiming)) throw new TypeError('not a navigation');
      return { html: navigation.encodedBodySize, ran: navigation.domContentLoadedEventStart };
    });
    const until = options === usedPhone ? (await awaitPaint(page)).added : ran;
    const needed = (await loadedFiles(page)).filter(({ requested }) => requested < until);
    await context.close();
    return { html, needed };
  }

  const language = await load(PHONE);
  const home = await load(usedPhone);
  const ofType = (files: LoadedFile[], type: string) => files.filter(({ path }) => path.endsWith(type));
  for (const [screen, { needed }] of Object.entries({ language, home })) {
    for (const { path, bytes } of ofType(needed, '.js')) console.log(`  ${screen}: ${bytes} bytes ${path}`);
  }
  return [
    { budget: 'languageScripts', value: kilobytes(ofType(language.needed, '.js')) },
    { budget: 'homeScripts', value: kilobytes(ofType(home.needed, '.js')) },
    { budget: 'html', value: kilobytes([{ bytes: language.html }]) },
    { budget: 'styles', of: 'home', value: kilobytes(ofType(home.needed, '.css')) },
  ];
}
