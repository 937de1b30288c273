import type { Page } from '@playwright/test';
import { shell } from '../support/app';
import { expectOffline, expectScreen, lookForUpdate, noneWaits, SCREEN, test, updateButton } from '../support/deployed';
import type { Fault } from '../support/deploys';
import { fillDisk } from '../support/fillDisk';
import { expect, goTo, visit } from '../support/pwa';

// Each installs the worker several times. A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0, timeout: 180_000 });

const FAULTS: readonly Fault[] = ['missing', 'page', 'cut', 'dead'];

const heading = (page: Page) => page.locator('#main').getByRole('heading').first();

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

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

  test(`an update that breaks off (${fault}): the previous version stays complete, the next visit completes it`, {
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

test('no room for an update: the previous version continues, and once there is room the next visit brings it', {
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
