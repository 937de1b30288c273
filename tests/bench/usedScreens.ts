import { chromium } from '@playwright/test';
import { startChromium } from '../browser/startChromium.ts';
import type { Figure } from './budgets.ts';
import { type LighthouseRun, runLighthouse, scoresOf } from './lighthouse.ts';
import { onboardIn } from './onboard.ts';
import { type Bench, RUNS } from './openBench.ts';

/** Home, and the tools that are opened most or load most. */
const PATHS = [
  '/',
  '/pre-publication-checklist',
  '/content-tracker',
  '/viral-script-generator',
  '/conversion-planner',
  '/performance-analyzer',
];

/** Answers the onboarding questions, keeps the language for good and waits until everything is stored. */
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
 * Home and five tools on a phone in use: the questions answered, French kept, everything stored by the service worker.
 * (A new phone gets the language screen at each of these addresses: lighthouse.ts.)
 */
export async function measureUsedScreens({ product }: Bench): Promise<Figure[]> {
  const { port, kill } = await startChromium();
  const screens = PATHS.map((path) => ({ path, runs: [] as LighthouseRun[] }));
  try {
    await use(port, product);
    for (let count = 0; count < RUNS; count++) {
      for (const { path, runs } of screens)
        runs.push(await runLighthouse({ url: product + path, port, keepStored: true }));
    }
  } finally {
    kill();
  }
  return screens.flatMap(({ path, runs }) => {
    for (const line of new Set(runs.flatMap(({ failed }) => failed))) console.log(`  ${path} ${line}`);
    return scoresOf(path, runs);
  });
}
