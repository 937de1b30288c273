import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startChromium } from '../browser/startChromium.ts';
import type { BudgetId, Figure } from './budgets.ts';
import { figureOf, type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { type Bench, RUNS } from './openBench.ts';
import { PHONE } from './phone.ts';
import { packed, type Site, serve } from './serve.ts';
import { median } from './statistics.ts';

/** A built web app: a folder with an index.html. */
interface App {
  name: string;
  folder: string;
  site: Site;
}

/** In ms: how long a service worker may take to store its app. */
const STORING_MS = 20_000;

/** Compressed size of all files, in KB. */
function weightOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return files.filter((file) => statSync(file).isFile()).reduce((sum, file) => sum + packed(file).length, 0) / 1000;
}

/** Compressed JavaScript that a first visit has loaded once the network is quiet, in KB. */
async function scriptsOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.m?js$/.test(new URL(entry.name).pathname))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  );
  await context.close();
  return bytes / 1000;
}

/** Runs in the page: ms until something was painted. */
function firstPaint(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const painted = list.getEntriesByName('first-contentful-paint')[0];
      if (painted) done(painted.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Whether a service worker has stored anything yet. */
const isStored = (page: Page) =>
  page
    .waitForFunction(
      () => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated'),
      null,
      {
        timeout: STORING_MS,
      },
    )
    .then(() => true)
    .catch(() => false);

/** For an app whose server is gone, at CPU ÷ 4: seconds until something is painted; none if nothing opens. */
async function offlinePaints(browser: Browser, folder: string): Promise<number[]> {
  const site = await serve(folder);
  const context = await browser.newContext(PHONE);
  const visit = await context.newPage();
  await visit.goto(site.url, { waitUntil: 'networkidle' });
  const stored = await isStored(visit);
  await visit.close();
  site.close();
  const paints: number[] = [];
  for (let run = 0; stored && run < RUNS; run++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const opened = await page.goto(site.url).catch(() => null);
    if (!opened?.ok()) break;
    paints.push((await page.evaluate(firstPaint)) / 1000);
    await page.close();
  }
  await context.close();
  return paints;
}

/**
 * The product beside other built web apps, alternating: what can be measured of any page on its first visit, and
 * offline. Rejects if a folder has no page.
 */
export async function measureCompared({ browser, folders }: Bench, others: readonly string[]): Promise<Figure[]> {
  const apps: App[] = [];
  for (const folder of [folders.product, ...others]) {
    const name = folder === folders.product ? 'Jimp' : basename(resolve(folder));
    apps.push({ name, folder, site: await serve(folder) });
  }
  const runs = new Map<App, LighthouseRun[]>(apps.map((app) => [app, []]));
  const { port, kill } = await startChromium();
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const app of apps) {
        const measured = await runLighthouse({ url: app.site.url, port, categories: ['performance'] });
        runs.get(app)?.push(measured);
      }
    }
  } finally {
    kill();
  }
  const figures: Figure[] = [];
  for (const [{ name: of, folder, site }, measured] of runs) {
    const timed = (budget: BudgetId, value: (run: LighthouseRun) => number) =>
      figures.push({ budget, of, ...figureOf(measured, value) });
    timed('comparedScore', ({ scores }) => scores[0] ?? Number.NaN);
    timed('comparedFcp', ({ fcp }) => fcp);
    timed('comparedLcp', ({ lcp }) => lcp);
    timed('comparedBlocking', ({ blocking }) => blocking);
    figures.push({ budget: 'comparedScripts', of, value: await scriptsOf(browser, site.url) });
    figures.push({ budget: 'comparedWeight', of, value: weightOf(folder) });
    const paints = await offlinePaints(browser, folder);
    if (paints.length > 0) figures.push({ budget: 'comparedOffline', of, value: median(paints), runs: paints });
    site.close();
  }
  return figures;
}
