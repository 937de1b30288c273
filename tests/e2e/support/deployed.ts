import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { serveDeploys } from './deploys';
import { alwaysFrench, expect } from './pwa';

/** A site of its own, in French, whose deploys and faults the test controls. */
export const test = base.extend<{ site: Awaited<ReturnType<typeof serveDeploys>> }>({
  site: async ({ page }, use) => {
    await alwaysFrench(page);
    const site = await serveDeploys();
    await use(site);
    site.close();
  },
});

export const updateButton = (page: Page) => page.getByRole('button', { name: 'Mettre à jour' });
export const deployShown = (page: Page) => page.locator('html').getAttribute('data-deploy');

/** Its code is about in the middle of what the worker stores. */
export const SCREEN = { path: '/settings', file: 'SettingsScreen' };

/** Expects a screen that is neither blank nor a message that something is missing. */
export async function expectScreen(page: Page): Promise<void> {
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** What the browser does when it looks for a new worker by itself; one that fails to install rejects nothing. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined),
  );

/** Waits until no new worker is being installed and none waits: there was none, or it failed. */
export const noneWaits = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(({ installing, waiting }) => !installing && !waiting));

/** Opens a screen in a window of its own without a network. */
export async function expectOffline(context: BrowserContext, url: string, deploy: string | null = null): Promise<void> {
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(url);
  await expectScreen(cold);
  expect(await deployShown(cold)).toBe(deploy);
  await cold.close();
  await context.setOffline(false);
}

/** Empties the browser's HTTP cache, which has copies of what our own caches hold. */
export async function emptyHttpCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

/** Counts page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
