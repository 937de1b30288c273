import type { Page } from '@playwright/test';
import { composer, expectKept, keep } from '../support/app';
import {
  countLoads,
  deployShown,
  expectScreen,
  lookForUpdate,
  noneWaits,
  test,
  updateButton,
} from '../support/deployed';
import { expect, goTo, setVisibility, visit } from '../support/pwa';

/** A mark in the page's memory, gone when the page is reloaded. */
const leaveMark = (page: Page) => page.evaluate(() => document.body.classList.add('not-reloaded'));
const expectNotReloaded = (page: Page) => expect(page.locator('body')).toHaveClass(/not-reloaded/);

/** The file that the app fetches by itself after its first screen. */
const LATE_PARTS = /\/late-/;

/** Opens the app and waits for all of it, so that a deploy meets no request under way or still to come. */
async function openWhole(page: Page, url: string): Promise<void> {
  const late = page.waitForResponse((answer) => LATE_PARTS.test(answer.url()));
  await page.goto(url);
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
  await late;
  await page.waitForLoadState('networkidle');
}

test('a new version is found when the app comes to the front, offered, and used when the person agrees', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  await leaveMark(page);
  site.deployNext('2');
  await setVisibility(page, 'visible');
  await expect(updateButton(page)).toBeVisible();
  await expectNotReloaded(page);
  expect(await deployShown(page)).toBeNull();

  const loads = countLoads(page);
  await updateButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
  await expect(page.locator('#main')).toBeVisible();
  await expect(updateButton(page)).toHaveCount(0);
  expect(loads()).toBe(1);
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const assets = stored.filter((path) => path.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(0);
  expect(assets.filter((path) => !/2\.\w+$/.test(path))).toEqual([]);
});

test('a new version takes over by itself while nobody looks at the app', { tag: '@full' }, async ({ page, site }) => {
  await visit(page, `${site.url}/settings`);
  await setVisibility(page, 'hidden');
  site.deployNext('2');
  await lookForUpdate(page);
  await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
  expect(new URL(page.url()).pathname).toBe('/settings');
});

test('a new version that was offered takes over when the app is left', { tag: '@full' }, async ({ page, site }) => {
  await visit(page, site.url);
  site.deployNext('2');
  await setVisibility(page, 'visible');
  await expect(updateButton(page)).toBeVisible();
  await setVisibility(page, 'hidden');
  await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
});

test('a window in use stays as it is when another one agrees, and switches once it is left', {
  tag: '@full',
}, async ({ page, context, site }) => {
  await visit(page, site.url);
  const other = await context.newPage();
  await visit(other, `${site.url}/settings`);
  await leaveMark(other);
  site.deployNext('2');
  await setVisibility(page, 'visible');
  await expect(updateButton(other)).toBeVisible();
  const changedOver = other.evaluate(
    () => new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done(undefined))),
  );
  await updateButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
  await changedOver;
  await expectNotReloaded(other);
  await expect(updateButton(other)).toBeVisible();
  await setVisibility(other, 'hidden');
  await expect(other.locator('html')).toHaveAttribute('data-deploy', '2');
});

test('a window in use keeps a hidden one from switching', { tag: '@full' }, async ({ page, context, site }) => {
  await visit(page, site.url);
  const hidden = await context.newPage();
  await visit(hidden, site.url);
  await leaveMark(hidden);
  await setVisibility(hidden, 'hidden');
  const asked = page.evaluate(
    () => new Promise((done) => navigator.serviceWorker.addEventListener('message', () => done(undefined))),
  );
  site.deployNext('2');
  await lookForUpdate(hidden);
  await asked;
  await expect(updateButton(page)).toBeVisible();
  await expectNotReloaded(hidden);
  expect(await deployShown(page)).toBeNull();
});

test('a version that cannot be stored completely is not used, and the previous one keeps working', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.url);
  site.deployNext('2');
  site.remove('SettingsScreen');
  await lookForUpdate(page);
  await noneWaits(page);
  await context.setOffline(true);
  await page.goto(`${site.url}/settings`);
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
  expect(await deployShown(page)).toBeNull();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen that a newer deploy has replaced reloads the page, once', async ({ page, site }) => {
    await openWhole(page, site.url);
    const loads = countLoads(page);
    site.deployNext('2');
    await goTo(page, '/settings');
    await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
    await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('a screen that is really missing says so; reloading the page would not bring it back', {
    tag: '@full',
  }, async ({ page, site }) => {
    await openWhole(page, site.url);
    const loads = countLoads(page);
    site.remove('SettingsScreen');
    await goTo(page, '/settings');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(loads()).toBe(0);
  });
});

test('the kill switch removes the worker and what it stored, never what the person made; the next deploy stores everything again', {
  tag: '@full',
}, async ({ page, context, site }) => {
  await keep(page, {});
  await visit(page, site.url);
  await composer(page).fill('Ma question');
  await expectKept(page, 'Ma question');
  const loads = countLoads(page);
  site.replace('sw.js', 'scripts/kill-switch/sw.js');
  await setVisibility(page, 'visible');
  await expect.poll(loads).toBe(1);
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();

  // The page registers the worker on every start, so it comes and goes once more; that must not become a loop.
  await page.reload();
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      stores: await caches.keys(),
      controlled: navigator.serviceWorker.controller !== null,
    }));
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined));
  await expect.poll(left).toEqual({ workers: 0, stores: [], controlled: false });
  expect(loads()).toBe(2);
  await expect(composer(page)).toHaveValue('Ma question');

  site.replace('sw.js', 'dist/client/sw.js');
  await visit(page, site.url);
  await context.setOffline(true);
  await page.goto(`${site.url}/settings`);
  await expectScreen(page);
  await goTo(page, '/');
  await expect(composer(page)).toHaveValue('Ma question');
});
