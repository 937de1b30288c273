import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { awaitWholeLanguage, visit } from './pwa';

/** An address of the app where none of it runs, so that only the test writes to the database. */
export const EMPTY_PAGE = '/screenshots/none.txt';

/**
 * With the app stored on the device and its worker active, in French. The tests of a process share one context, since
 * installing the worker takes longer than any of them; what the previous test left behind is cleared away. What is added
 * to the context itself is not: a script for every page, or a clock, would stay for the tests after it.
 */
export const test = base.extend<object, { installed: BrowserContext }>({
  installed: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, hasTouch, isMobile } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, viewport, hasTouch, isMobile });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('jimp.always-language', 'fr'));
      await visit(page, '/');
      await awaitWholeLanguage(page);
      await page.close();
      await use(context);
      await context.close();
    },
    // Apart from the first test's own time.
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ installed }, use) => {
    await installed.grantPermissions(['notifications']);
    const page = await installed.newPage();
    await page.goto(EMPTY_PAGE);
    await clearDevice(page);
    await page.close();
    await use(installed);
    // Before there is a network again: an open page would begin to fetch its language, and be closed in the middle.
    for (const open of installed.pages()) await open.close();
    await installed.setOffline(false);
    await installed.unrouteAll();
  },
});

/** Closes every notification, empties the app's table, and leaves French as the language of this device. */
async function clearDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    localStorage.setItem('jimp.always-language', 'fr');
    const registration = await navigator.serviceWorker.ready;
    // Closing takes the browser a moment, in which it would take the next one of the same tag, too.
    for (let shown = await registration.getNotifications(); shown.length > 0; ) {
      for (const notification of shown) notification.close();
      shown = await registration.getNotifications();
    }
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('jimp');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('entries', 'readwrite');
        transaction.objectStore('entries').clear();
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  });
}
