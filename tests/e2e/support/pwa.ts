import { type Page, expect as quickExpect } from '@playwright/test';

/** A worker that installs and activates waits for everything else the machine is doing. */
export const expect = quickExpect.configure({ timeout: 15_000 });

/** Makes every new window of the context open in French at once, without the language screen. */
export async function alwaysFrench(page: Page): Promise<void> {
  await page.context().addInitScript(() => localStorage.setItem('jimp.always-language', 'fr'));
}

/** Opens the app and waits until its worker answers for the page: everything is stored by then. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#main')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the chosen language is stored with its long texts, which happens after the app itself. */
export async function awaitWholeLanguage(page: Page): Promise<void> {
  const isWhole = () =>
    page.evaluate(async () => {
      const cache = await caches.open('languages');
      const code = await (await cache.match('/languages/chosen'))?.text();
      if (!code) return false;
      const answer = await fetch('/languages/index.json');
      const index: Record<string, { texts: Record<string, string> }> = await answer.json();
      const own = Object.values(index[code]?.texts ?? {});
      const texts = own.length > 0 ? own : Object.values(index.en?.texts ?? {});
      const found = await Promise.all(texts.map((address) => cache.match(address)));
      return found.every(Boolean);
    });
  await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
}

/** What the browser tells a page when its window is left and when it is returned to. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Goes to another screen like a tap on its entry in the menu, on phone and desktop alike. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    // After the answer to this call, which would be cut off by a screen that reloads the page.
    setTimeout(() => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }, path);
}
