import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Figure } from './budgets.ts';
import { COMPOSER } from './onboard.ts';
import type { Bench } from './openBench.ts';
import { paintTime, watchPaint } from './paint.ts';
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
 * that its HTML names have run, home when its composer is reachable. What is requested later is fetched ahead for other
 * screens.
 */
export async function measureFirstScreen({ browser, product, usedPhone }: Bench): Promise<Figure[]> {
  async function load(options: BrowserContextOptions, isUsed: boolean) {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    if (isUsed) await keepFrench(context);
    const page = await context.newPage();
    await watchPaint(page, isUsed ? COMPOSER : 'main');
    await page.goto(product, { waitUntil: 'networkidle' });
    const painted = await paintTime(page);
    const { html, ran } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      if (!(navigation instanceof PerformanceNavigationTiming)) throw new TypeError('not a navigation');
      return { html: navigation.encodedBodySize, ran: navigation.domContentLoadedEventStart };
    });
    const files = await loadedFiles(page);
    await context.close();
    const interactive = isUsed ? painted : ran;
    return { html, needed: files.filter(({ requested }) => requested < interactive) };
  }

  const language = await load(PHONE, false);
  const home = await load(usedPhone, true);
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
