import type { Page } from '@playwright/test';
import tool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import english from '../../../src/tools/publishing-scheduler/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/publishing-scheduler/locales/fr.json' with { type: 'json' };
import { expect, expectKept, keep, shell, test } from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const fr = french.labels;
const en = english.labels;
const main = (page: Page) => page.locator('#main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A slot of the weekday list, by its position from 0. */
const weekday = (page: Page, number: number, labels: { periods: { weekdays: string } } = fr) =>
  main(page).getByRole('region', { name: labels.periods.weekdays }).locator('ul > li').nth(number);

test.describe('with notifications allowed', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

  test('scheduler (fr, touch): a city, a niche, a reminder set and undone, a video planned and undone; axe on the way', async ({
    page,
  }) => {
    await keep(page, {});
    await page.goto('/content-tracker?new=1&title=Micro%20%3Cb%3E&niche=tech');
    await page.getByRole('button', { name: shell.save, exact: true }).tap();
    await expectKept(page, 'Micro <b>');

    await page.goto('/publishing-scheduler');
    await page.getByRole('textbox').fill('saint denis');
    await expectNoViolation(page, 'first screen');
    await button(page, 'Saint-Denis, La Réunion').tap();
    await button(page, 'Tech').tap();
    await expect(main(page).getByText('Saint-Denis, La Réunion (Indian/Reunion)')).toBeVisible();

    const slot = weekday(page, 2);
    await slot.getByRole('button', { name: fr.remind.button }).tap();
    await slot.getByRole('button', { name: fr.remind.yes }).tap();
    await expect(slot.getByText(/^Rappel le/)).toBeVisible();
    await expectKept(page, 'publishing-scheduler-tech-weekdays-3');
    await expectNoViolation(page, 'reminder set');
    await slot.getByRole('button', { name: fr.remind.undo }).tap();
    await expect(slot.getByText(/^Rappel le/)).toHaveCount(0);
    await slot.getByRole('button', { name: fr.remind.no }).tap();

    await slot.getByRole('button', { name: fr.video.any }).tap();
    await slot.getByRole('button', { name: 'Micro <b>' }).tap();
    await expectKept(page, '"stage":"toShoot"');
    await page.getByRole('button', { name: shell.undo, exact: true }).tap();
    await slot.getByRole('button', { name: fr.video.any }).tap();
    await expect(slot.getByRole('button', { name: 'Micro <b>' })).toBeVisible();
  });
});

test('scheduler (en): by keyboard alone to a niche, a reminder refused, back to another niche', {
  tag: '@full',
}, async ({ page }) => {
  await keep(page, { language: 'en' });
  await page.goto('/publishing-scheduler');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('New York');
  await expect(main(page).getByText('New York, United States (America/New_York)')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: en.plan })).toBeFocused();

  const opener = weekday(page, 0, en).getByRole('button', { name: en.remind.button });
  while (!(await opener.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, en.remind.yes)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(button(page, en.remind.yes)).toHaveCount(0);

  await button(page, en.changeNiche).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: en.title })).toBeFocused();
});

installed('scheduler: opened cold without a network, a city found, all there after a reload', async ({ context }) => {
  await context.setOffline(true);

  const cold = await context.newPage();
  await cold.goto('/publishing-scheduler?niche=cuisine');
  await expect(main(cold).getByText(tool.niches.cooking, { exact: true })).toBeVisible();
  await button(cold, fr.location.change).tap();
  await cold.getByRole('textbox').fill('Nouméa');
  await expect(main(cold).getByText(/Pacific\/Noumea/)).toBeVisible();
  await expectKept(cold, 'Nouméa');
  await cold.reload();
  await expect(main(cold).getByText(/Pacific\/Noumea/)).toBeVisible();
  await expect(weekday(cold, 0)).toContainText('11:15');
  await main(cold).getByText(fr.audience.paris, { exact: true }).tap();
  await expect(weekday(cold, 0)).toContainText(/2[01]:15/);
});
