import type { Page } from '@playwright/test';
import arLabels from '../../../src/i18n/locales/ar/teleprompter.labels.json' with { type: 'json' };
import arTool from '../../../src/i18n/locales/ar/tool.labels.json' with { type: 'json' };
import enLabels from '../../../src/i18n/locales/en/teleprompter.labels.json' with { type: 'json' };
import enTool from '../../../src/i18n/locales/en/tool.labels.json' with { type: 'json' };
import labels from '../../../src/i18n/locales/fr/teleprompter.labels.json' with { type: 'json' };
import tool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import { expect, expectKept, keep, stopClock, test } from '../support/app';
import { test as installed } from '../support/installed';
import { button, openLiveMode, prompter } from '../support/liveMode';
import { expectNoViolation } from '../support/noViolation';

/** The other region in it is that of the toasts. */
const text = (page: Page) => prompter(page).getByRole('region').first();
const scrollTop = (page: Page) => text(page).evaluate((element) => element.scrollTop);
const clock = (page: Page, time: string) => prompter(page).getByText(time, { exact: true });

/** Results come at once. */
const prepare = (page: Page, language = 'fr') => keep(page, { language, settings: { instantResults: true } });

test('the script runs by the clock through the four timed parts of the live', async ({ page }) => {
  await prepare(page);
  await openLiveMode(page);
  await expectNoViolation(page, 'ready');
  await stopClock(page);
  await button(page, labels.start).click();
  await expect(prompter(page).getByText('3', { exact: true })).toBeVisible();
  await page.clock.runFor(8100);
  await expect(clock(page, '0:05')).toBeVisible();
  await expect(prompter(page).getByText('encore 1:55')).toBeVisible();
  expect(await scrollTop(page)).toBeGreaterThan(0);

  await page.clock.fastForward('02:10');
  await page.clock.runFor(100);
  await expect(prompter(page).getByText(/^Démo dans 0:4\d$/)).toBeVisible();
  await page.clock.fastForward('01:00');
  await page.clock.runFor(100);
  await expect(prompter(page).getByRole('status')).toHaveText(/^Partie 2 sur 4.: Démo$/);

  await button(page, labels.next).click();
  await page.clock.runFor(100);
  await expect(prompter(page).getByRole('status')).toHaveText(/^Partie 3 sur 4.: Interaction et Q&A$/);
  await expect(prompter(page).getByText('encore 10:00')).toBeVisible();
  await button(page, labels.pause).click();
  const place = await scrollTop(page);
  await page.clock.runFor(5000);
  expect(await scrollTop(page)).toBe(place);
  await page.clock.resume();
  await expectNoViolation(page, 'on the way');
});

test('mirror, speed and size are stored on the device; the mirror turns only the text', { tag: '@full' }, async ({
  page,
}) => {
  await prepare(page);
  await openLiveMode(page);
  await button(page, labels.mirror).click();
  await button(page, labels.faster).click();
  await button(page, labels.larger).click();
  const turned = page.locator('.-scale-x-100').filter({ has: page.locator('[data-words]') });
  await expect(turned).toHaveCSS('font-size', '42px');
  await expect(turned.getByRole('button')).toHaveCount(0);
  // The last change is written last.
  await expectKept(page, '"textSize":42');

  await page.reload();
  await button(page, tool.result.liveMode).click();
  await expect(button(page, labels.mirror)).toHaveAttribute('aria-pressed', 'true');
  await expect(prompter(page).getByText('150', { exact: true })).toBeVisible();
  await expect(turned).toHaveCSS('font-size', '42px');
});

test('by keyboard alone: Space, arrows, Escape; closed, it keeps its position and the focus returns', {
  tag: '@full',
}, async ({ page }) => {
  await prepare(page);
  await openLiveMode(page);
  await stopClock(page);
  await expect(button(page, labels.start)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.clock.runFor(10_100);
  await expect(clock(page, '0:10')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(prompter(page).getByText('150', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(prompter(page).getByRole('status')).toHaveText(/Démo$/);
  await page.keyboard.press('m');
  await expect(button(page, labels.mirror)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(prompter(page)).toHaveCount(0);
  await expect(button(page, tool.result.liveMode)).toBeFocused();

  await page.clock.runFor(60_000);
  await page.keyboard.press('Enter');
  await expect(button(page, labels.resume)).toBeFocused();
  await expect(clock(page, '0:10')).toBeVisible();
});

test('moved by hand while it runs, the text goes on from there; the clock does not stop', { tag: '@full' }, async ({
  page,
}) => {
  await prepare(page);
  await openLiveMode(page);
  await stopClock(page);
  await button(page, labels.start).click();
  await button(page, labels.skip).click();
  await page.clock.runFor(1000);
  await text(page).hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  await page.clock.runFor(1000);
  const after = await scrollTop(page);
  expect(after).toBeGreaterThan(300);
  await page.clock.runFor(2100);
  expect(await scrollTop(page)).toBeGreaterThan(after);
  await expect(clock(page, '0:04')).toBeVisible();
});

test('a shop script is read in its four parts, without times', { tag: '@full' }, async ({ page }) => {
  await prepare(page);
  await page.goto('/viral-script-generator?product=Gloss%20prune&niche=beaut%C3%A9&country=France');
  const main = page.locator('#main');
  for (let question = 1; question <= 3; question += 1) {
    await expect(main.getByText(`Question ${question} sur 3`)).toBeVisible();
    await main.getByRole('textbox').press('Enter');
  }
  await button(page, tool.result.teleprompter).click();
  await expect(prompter(page).getByText('1 / 4')).toBeVisible();
  await expect(text(page).getByRole('heading')).toHaveCount(4);
});

for (const [language, name, start] of [
  ['en', enTool.result.liveMode, enLabels.start],
  ['ar', arTool.result.liveMode, arLabels.start],
] as const) {
  test(`fits a phone and breaks no rule (${language})`, { tag: '@full' }, async ({ page }) => {
    await prepare(page, language);
    await openLiveMode(page, name);
    await expect(button(page, start)).toBeFocused();
    await expectNoViolation(page, language);
    const isCut = await prompter(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
    expect(isCut).toBe(false);
  });
}

installed('opens and runs without a network', { tag: '@full' }, async ({ context }) => {
  await context.setOffline(true);
  const cold = await context.newPage();
  await openLiveMode(cold);
  await button(cold, labels.start).click();
  await button(cold, labels.skip).click();
  await expect(button(cold, labels.pause)).toBeVisible();
});
