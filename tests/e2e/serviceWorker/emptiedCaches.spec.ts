import type { Page } from '@playwright/test';
import turkish from '../../../src/i18n/locales/tr/settings.labels.json' with { type: 'json' };
import { emptyHttpCache, expectOffline, expectScreen, SCREEN, test, updateButton } from '../support/deployed';
import { expect, goTo, visit } from '../support/pwa';

// Each stores the whole app, and some do so twice. A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0, timeout: 180_000 });

/** What the caches hold under the addresses of the build, by path. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });

/** Removes entries from the caches behind the app's back, like a browser that needs room. */
async function empty(page: Page, taken: RegExp): Promise<void> {
  await emptyHttpCache(page);
  await page.evaluate(
    async ({ source }) => {
      for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const request of await store.keys())
          if (new RegExp(source).test(new URL(request.url).pathname)) await store.delete(request);
      }
    },
    { source: taken.source },
  );
}

const LOSSES = [
  { name: 'everything', taken: /./, tag: '@full' },
  { name: 'the page and half of the rest', taken: /^\/$|[0-4]\.\w+$|[a-m]\.\w+$/, tag: '@full' },
  { name: 'the start script', taken: /\/index\.script/, tag: '@full' },
];
for (const { name, taken, tag } of LOSSES) {
  test(`the browser empties the caches (${name}): the next visit with a network repairs them`, { tag }, async ({
    page,
    context,
    site,
  }) => {
    await visit(page, site.url);
    const whole = await stored(page);
    await empty(page, taken);
    expect((await stored(page)).length).toBeLessThan(whole.length);
    await page.goto(site.url);
    await expectScreen(page);
    await expect.poll(() => stored(page)).toEqual(expect.arrayContaining(whole));
    await expectOffline(context, site.url + SCREEN.path);
  });

  test(`the browser empties the caches (${name}): without a network it says so, and continues once there is one`, {
    tag: '@full',
  }, async ({ page, context, site }) => {
    await visit(page, site.url);
    await empty(page, taken);
    await context.setOffline(true);
    await page.goto(site.url);
    await expect(page.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expectScreen(page);
  });
}

test('the browser empties the caches while a newer version is deployed: that one is stored, never a mixture', {
  tag: '@full',
}, async ({ page, context, site }) => {
  await visit(page, site.url);
  await empty(page, /./);
  site.deployNext('2');
  await page.goto(site.url);
  await expectScreen(page);
  await updateButton(page).click();
  await expect(updateButton(page)).toHaveCount(0);
  await expectScreen(page);
  const assets = (await stored(page)).filter((path) => path.startsWith('/assets/'));
  expect(assets.filter((path) => !/2\.\w+$/.test(path))).toEqual([]);
  await expectOffline(context, site.url + SCREEN.path, '2');
});

test('one screen is gone from the caches: without a network it says so, the others open', { tag: '@full' }, async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.url);
  await empty(page, new RegExp(SCREEN.file));
  await context.setOffline(true);
  await goTo(page, SCREEN.path);
  await expect(page.getByRole('alert')).toBeVisible();
  await goTo(page, '/content-tracker');
  await expectScreen(page);
});

test('the cache of the languages is emptied: the next visit with a network stores the chosen one again', {
  tag: '@full',
}, async ({ page, context, site }) => {
  await context.addInitScript(() => localStorage.setItem('jimp.always-language', 'tr'));
  const ready = page.getByText(turkish.language.ready.replace('{{language}}', 'Türkçe'));
  await visit(page, site.url + SCREEN.path);
  await expect(ready).toBeVisible();
  await empty(page, /^\/languages\/(?!index)/);
  await page.goto(site.url + SCREEN.path);
  await expect(ready).toBeVisible();
  await context.setOffline(true);
  await emptyHttpCache(page);
  await page.goto(site.url + SCREEN.path);
  await expect(page.getByRole('heading', { name: turkish.storage.heading })).toBeVisible();
});
