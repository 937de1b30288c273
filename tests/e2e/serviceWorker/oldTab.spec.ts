import type { Page } from '@playwright/test';
import french from '../../../src/tools/performance-analyzer/locales/fr.json' with { type: 'json' };
import { composer, keep } from '../support/app';
import {
  countLoads,
  deployShown,
  emptyHttpCache,
  expectScreen,
  lookForUpdate,
  test,
  updateButton,
} from '../support/deployed';
import { awaitWholeLanguage, expect, goTo, setVisibility, visit } from '../support/pwa';

// Each installs the worker several times. A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0, timeout: 180_000 });

const TOOL = '/performance-analyzer';
const NEVER_OPENED = ['/settings', '/content-tracker', '/pre-publication-checklist', '/tiktok-live-planner'] as const;
const product = (page: Page) => page.getByLabel(french.labels.form.product);

/** Opens the app, waits until its language is whole on the device, types into the composer and a form, and sends neither. */
async function openAndType(page: Page, url: string): Promise<void> {
  await keep(page, {});
  await visit(page, url);
  await awaitWholeLanguage(page);
  await composer(page).fill('Ma question');
  await goTo(page, TOOL);
  await product(page).fill('Micro-cravate');
}

async function expectTyped(page: Page): Promise<void> {
  await goTo(page, TOOL);
  await expect(product(page)).toHaveValue('Micro-cravate');
  await goTo(page, '/');
  await expect(composer(page)).toHaveValue('Ma question');
}

/** Deploys twice, and waits until the second version is offered. */
async function deployTwice(page: Page, site: { deployNext(mark: string): void }): Promise<void> {
  site.deployNext('2');
  await setVisibility(page, 'visible');
  await expect(updateButton(page)).toBeVisible();
  site.deployNext('3');
  const replaced = page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    await new Promise((resolve) => waiting?.addEventListener('statechange', resolve));
  });
  await lookForUpdate(page);
  await replaced;
}

for (const network of ['with', 'without'] as const) {
  test(`an old tab survives two deploys ${network} a network: every screen opens, one reload at most, nothing typed is lost`, {
    tag: '@full',
  }, async ({ page, context, site }) => {
    await openAndType(page, site.url);
    const loads = countLoads(page);
    await deployTwice(page, site);
    await context.setOffline(network === 'without');
    for (const path of NEVER_OPENED) {
      await goTo(page, path);
      await expectScreen(page);
      expect(await deployShown(page)).toBeNull();
    }
    await updateButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-deploy', '3');
    await expectScreen(page);
    await expectTyped(page);
    expect(loads()).toBe(1);
  });

  test(`an old tab whose files another window has replaced, twice, ${network} a network: one reload at most, nothing typed is lost`, {
    tag: '@full',
  }, async ({ page, context, site }) => {
    await openAndType(page, site.url);
    const loads = countLoads(page);
    const other = await context.newPage();
    await visit(other, site.url);
    for (const mark of ['2', '3']) {
      site.deployNext(mark);
      await lookForUpdate(other);
      await updateButton(other).click();
      await expect(other.locator('html')).toHaveAttribute('data-deploy', mark);
    }
    expect(loads()).toBe(0);
    await emptyHttpCache(page);
    await context.setOffline(network === 'without');
    for (const path of NEVER_OPENED) {
      await goTo(page, path);
      await expectScreen(page);
    }
    expect(await deployShown(page)).toBe('3');
    await expectTyped(page);
    expect(loads()).toBe(1);
  });
}
