import { type Page, expect as quickExpect } from '@playwright/test';

/** A worker that installs and activates waits for everything else that the machine does. */
export const expect = quickExpect.configure({ timeout: 15_000 });

/** Every new window of the context opens in French at once, without the language screen. */
export async function alwaysFrench(page: Page): Promise<void> {
  await page.context().addInitScript(() => localStorage.setItem('jimp.always-language', 'fr'));
}

/** Opens the app and waits until its worker answers for the page: everything is stored by then. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#main')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the chosen language is stored with its long texts, which comes after the app itself. */
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

/** What the browser tells a page when its window is left and come back to. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Goes to another screen as a tap on its entry in the menu does, on phone and desktop alike. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    // After the answer to this call, which a screen that loads the page again would cut off.
    setTimeout(() => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }, path);
}
