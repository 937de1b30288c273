import { chromium } from '@playwright/test';
import type { Figure } from './budgets.ts';
import { type LighthouseRun, runLighthouse, scoresOf } from './lighthouse.ts';
import { onboardIn } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';
import { startPagesFirst } from './startPagesFirst.ts';

/** Home, and the tools that are opened most or bring most. */
const PATHS = [
  '/',
  '/pre-publication-checklist',
  '/content-tracker',
  '/viral-script-generator',
  '/conversion-planner',
  '/performance-analyzer',
];

/**
 * Lighthouse attaches a debugger. Where one is attached, V8 looks up the source position of every function that the
 * stored compiled code holds (docs/decisions/003-start-scripts.md), 70 ms a start that no phone ever spends. With this
 * flag the positions are stored with the code.
 */
const CHROMIUM_FLAGS = ['--js-flags=--no-enable-lazy-source-positions'];

/** Answers the questions of the onboarding, keeps the language for good and waits until everything is stored. */
async function use(port: number, product: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no profile');
  await onboardIn(context, product);
  const page = await context.newPage();
  await page.goto(product);
  await page.evaluate(() => localStorage.setItem('jimp.always-language', 'fr'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  await browser.close();
}

/**
 * Home and five tools as they open on a phone that is used: the questions answered, French kept, everything stored by
 * the service worker. (A new phone meets the language screen at each of these addresses: lighthouse.ts.)
 */
export async function measureUsedScreens({ product }: Bench): Promise<Figure[]> {
  const { port, stop } = await startPagesFirst(CHROMIUM_FLAGS);
  const screens = PATHS.map((path) => ({ path, runs: [] as LighthouseRun[] }));
  try {
    await use(port, product);
    for (let count = 0; count < RUNS; count++) {
      for (const { path, runs } of screens)
        runs.push(await runLighthouse({ url: product + path, port, keepStored: true }));
    }
  } finally {
    stop();
  }
  return screens.flatMap(({ path, runs }) => {
    for (const line of new Set(runs.flatMap(({ failed }) => failed))) console.log(`  ${path} ${line}`);
    return scoresOf(path, runs);
  });
}
