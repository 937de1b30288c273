import type { Locator, Page } from '@playwright/test';
import type { Video } from '../../../src/contracts/video';
import english from '../../../src/tools/content-tracker/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/content-tracker/locales/fr.json' with { type: 'json' };
import { expect, expectKept, keep, leaveAndReload, shell, test } from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const fr = french.labels;
const en = english.labels;
const main = (page: Page) => page.locator('#main');
const row = (page: Page, title: string) => main(page).locator('[data-row]').filter({ hasText: title });
const tab = (page: Page, stage: string) =>
  main(page).getByRole('list', { name: fr.stage }).getByRole('button', { name: stage });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('tracker (fr, touch): noted, opened, overwritten, moved on the board, published, undone; there after a reload', async ({
  page,
}) => {
  await keep(page, {});
  await page.goto('/content-tracker?new=1&title=Micro%20%3Cb%3E&niche=tech');
  await expect(page.getByLabel(fr.form.title)).toHaveValue('Micro <b>');
  await button(page, shell.save).tap();
  await row(page, 'Micro <b>').tap();
  await page.getByLabel(fr.details.script, { exact: true }).fill('Plan 1\nPlan 2');
  await expectKept(page, 'Plan 2');
  await page.getByRole('dialog').getByRole('button', { name: fr.stages.script }).tap();
  await page.getByRole('dialog').locator('header').getByRole('button', { name: shell.close }).tap();

  await button(page, fr.view.board).tap();
  await tab(page, fr.stages.script).tap();
  await expect(row(page, 'Micro <b>')).toBeVisible();
  await main(page)
    .getByRole('button', { name: fr.menu.replace('{{title}}', 'Micro <b>') })
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: fr.stages.published }).tap();
  await expect(row(page, 'Micro <b>')).toHaveCount(0);
  await button(page, shell.undo).tap();
  await expect(row(page, 'Micro <b>')).toBeVisible();

  await leaveAndReload(page);
  await expect(row(page, 'Micro <b>')).toBeVisible();
  await button(page, fr.view.calendar).tap();
  await expect(main(page).getByRole('grid')).toBeVisible();
});

test('tracker (en): by keyboard alone from a new idea through its stages, the calendar and the search', {
  tag: '@full',
}, async ({ page }) => {
  await keep(page, { language: 'en' });
  await page.goto('/content-tracker');
  await button(page, en.newIdea).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(en.form.title)).toBeFocused();
  await page.keyboard.type('Lapel mic');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tech');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Lapel mic')).toBeVisible();
  await expect(button(page, en.newIdea)).toBeFocused();

  await row(page, 'Lapel mic').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(row(page, 'Lapel mic')).toContainText(en.stages.script);
  await expect(row(page, 'Lapel mic')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lapel mic' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Lapel mic')).toBeFocused();

  await button(page, en.view.calendar).press('Enter');
  const day = main(page).getByRole('grid').locator('[tabindex="0"]');
  const today = await day.getAttribute('aria-label');
  await day.focus();
  await page.keyboard.press('ArrowDown');
  await expect(day).toBeFocused();
  await expect(day).not.toHaveAttribute('aria-label', today ?? '');

  await button(page, en.view.list).press('Enter');
  await page.getByRole('searchbox', { name: en.search }).focus();
  await page.keyboard.type('nothing like that');
  await expect(main(page).getByText(en.nothingFound)).toBeVisible();
  await button(page, en.reset).press('Enter');
  await expect(row(page, 'Lapel mic')).toBeVisible();
});

/** Drags with the mouse like a hand: not in one jump. */
async function dragTo(page: Page, card: Locator, target: Locator): Promise<void> {
  await card.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height, { steps: 5 });
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await expect(target).toHaveClass(/outline-ink/);
  await page.mouse.up();
}

const VIDEOS: readonly Video[] = Array.from({ length: 400 }, (_, number) => ({
  id: `v${number}`,
  kind: 'video',
  title: `Idée ${number}`,
  description: '',
  niche: 'tech',
  priority: 'medium',
  stage: 'script',
  createdAt: new Date(Date.UTC(2026, 9, 1, 0, number)).toISOString(),
  slot: { date: '2026-11-24', time: '19:30' },
}));

test('tracker: hundreds of videos are scrolled, dragged and printed in full; no view breaks a rule of axe', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  await keep(page, { videos: VIDEOS });
  await page.goto('/content-tracker');
  await expect(row(page, 'Idée 399')).toBeVisible();
  await expectNoViolation(page, 'list');
  expect(await main(page).locator('[data-row]').count()).toBeLessThan(40);
  await main(page).evaluate((screen) => screen.scrollTo(0, screen.scrollHeight));
  await expect(row(page, 'Idée 0').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(main(page).locator('[data-row]')).toHaveCount(400);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await button(page, fr.view.calendar).click();
  await expect(main(page).getByRole('grid')).toBeVisible();
  await expectNoViolation(page, 'calendar');
  await button(page, fr.view.board).click();
  await tab(page, fr.stages.script).click();
  await dragTo(page, row(page, 'Idée 399'), tab(page, fr.stages.idea).locator('..'));
  await expect(tab(page, fr.stages.idea)).toContainText('1');
  await expectNoViolation(page, 'board');
  await page.goto('/content-tracker?video=v1');
  await expect(page.getByRole('dialog', { name: 'Idée 1' })).toBeVisible();
  await expectNoViolation(page, 'open video');
});

installed(
  'tracker: opened cold, a video on the board is written over, and is so after a reload',
  async ({ page, context }) => {
    installed.slow();
    await keep(page, { videos: VIDEOS.slice(0, 3) });
    await context.setOffline(true);
    await page.goto('/content-tracker');
    await button(page, fr.view.board).tap();
    await tab(page, fr.stages.script).tap();
    await row(page, 'Idée 2').tap();
    await page.getByLabel(fr.details.hook).fill('Sans réseau');
    await expectKept(page, 'Sans réseau');
    await page.reload();
    await expect(page.getByLabel(fr.details.hook)).toHaveValue('Sans réseau');
  },
);
