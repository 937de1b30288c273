import type { BrowserContext, Page } from '@playwright/test';
import turkish from '../../src/i18n/locales/tr/settings.labels.json' with { type: 'json' };
import { shell } from './app';
import { deployShown, emptyHttpCache, expectScreen, lookForUpdate, noneWaits, test, updateButton } from './deployed';
import type { Fault } from './deploys';
import { expect, goTo, visit } from './pwa';

/** Its code is about in the middle of what the worker stores. */
const SCREEN = { path: '/settings', file: 'SettingsScreen' };
const FAULTS: readonly Fault[] = ['missing', 'page', 'cut', 'dead'];
/** Bytes; less than anything takes. */
const NO_ROOM = 1;

const heading = (page: Page) => page.locator('#main').getByRole('heading').first();

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** What lies in the caches under the addresses of the build, by path. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });

/** Takes entries out of the caches behind the app's back, as a browser does that needs room. */
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

/** Opens a screen in a window of its own without a network. */
async function expectOffline(context: BrowserContext, url: string, deploy: string | null = null): Promise<void> {
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(url);
  await expectScreen(cold);
  expect(await deployShown(cold)).toBe(deploy);
  await cold.close();
  await context.setOffline(false);
}

/** Takes all room from the app until `makeRoom`. */
async function fillDisk(page: Page, url: string) {
  const { origin } = new URL(url);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: NO_ROOM });
  return { makeRoom: () => devTools.send('Storage.overrideQuotaForOrigin', { origin }) };
}

for (const fault of FAULTS) {
  test(`a first installation that breaks off (${fault}): the page works, the next visit completes it`, {
    tag: '@full',
  }, async ({ page, context, site }) => {
    site.spoil(SCREEN.file, fault);
    await page.goto(site.url);
    await expectScreen(page);
    await expect.poll(site.faulty).toBeGreaterThan(0);
    await expect.poll(() => registrations(page)).toBe(0);
    if (fault !== 'dead') await goTo(page, '/content-tracker');
    await expectScreen(page);

    site.restore();
    await visit(page, site.url);
    await expectOffline(context, site.url + SCREEN.path);
  });

  test(`an update that breaks off (${fault}): the version before stays whole, the next visit completes it`, {
    tag: '@full',
  }, async ({ page, context, site }) => {
    await visit(page, site.url);
    site.deployNext('2');
    site.spoil(SCREEN.file, fault);
    await lookForUpdate(page);
    await expect.poll(site.faulty).toBeGreaterThan(0);
    await noneWaits(page);
    await goTo(page, SCREEN.path);
    await expectScreen(page);
    await expectOffline(context, site.url + SCREEN.path);

    site.restore();
    await page.goto(site.url);
    await updateButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
    await expectOffline(context, site.url + SCREEN.path, '2');
  });
}

test('no room for the app: the page works, and once there is room the next visit stores it', { tag: '@full' }, async ({
  page,
  context,
  site,
}) => {
  const { makeRoom } = await fillDisk(page, site.url);
  await page.goto(site.url);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(shell.storage.full);
  await expect.poll(() => registrations(page)).toBe(0);
  await goTo(page, SCREEN.path);
  await expect(heading(page)).toBeVisible();

  await makeRoom();
  await visit(page, site.url);
  await expectOffline(context, site.url + SCREEN.path);
});

test('no room for an update: the version before goes on, and once there is room the next visit brings it', {
  tag: '@full',
}, async ({ page, context, site }) => {
  await visit(page, site.url);
  const { makeRoom } = await fillDisk(page, site.url);
  site.deployNext('2');
  await lookForUpdate(page);
  await noneWaits(page);
  await expectOffline(context, site.url + SCREEN.path);

  await makeRoom();
  await page.goto(site.url);
  await updateButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
  await expectOffline(context, site.url + SCREEN.path, '2');
});

const LOSSES = [
  { name: 'everything', taken: /./, tag: [] },
  { name: 'the page and half of the rest', taken: /^\/$|[0-4]\.\w+$|[a-m]\.\w+$/, tag: '@full' },
  { name: 'the start script', taken: /\/index\.script/, tag: '@full' },
];
for (const { name, taken, tag } of LOSSES) {
  test(`the browser empties the caches (${name}): the next visit with a network mends them`, { tag }, async ({
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

  test(`the browser empties the caches (${name}): without a network that is said, and it goes on with one`, {
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
