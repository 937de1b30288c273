import type { Page } from '@playwright/test';
import english from '../../../src/tools/hub/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/hub/locales/fr.json' with { type: 'json' };
import {
  answerWith,
  ask,
  bubbles,
  composer,
  expect,
  expectKept,
  openApp,
  sendButton,
  talk,
  test,
} from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const main = (page: Page) => page.locator('#main');
const field = (page: Page, { labels }: typeof english) =>
  main(page).getByRole('searchbox', { name: labels.search.label });
const AT = '2026-11-20T10:00:00.000Z';
const conversations = [talk('lamp', 'Comment filmer ma lampe ?', 'Pose-la près de la fenêtre.', AT)];

test('by touch: from the welcome to the trends, an idea saved, found again; a chat, then a recent one', async ({
  page,
}) => {
  const { labels } = french;
  await answerWith(page, 'On commence par le hook.');
  await openApp(page, '/dashboard', { conversations });
  await main(page).getByRole('button', { name: labels.exploreTrends }).tap();
  const card = main(page).getByRole('region', { name: labels.trends.alert });
  const concept = (await card.locator('p').first().textContent()) ?? '';
  await card.getByRole('button', { name: 'Garder dans le suivi' }).tap();
  await expect(card.getByRole('button', { name: 'Gardé dans le suivi' })).toBeVisible();
  await page.goBack();

  await field(page, french).fill(concept);
  await main(page).getByRole('region', { name: labels.search.kinds.video }).getByRole('link').tap();
  await expect(page).toHaveURL(/content-tracker\?video=/);
  await page.goBack();
  await expect(field(page, french)).toHaveValue(concept);

  await main(page).getByRole('link', { name: labels.panel.chat, exact: true }).tap();
  await ask(page, 'Je commence par quoi ?');
  await expect(bubbles(page).last()).toContainText('On commence par le hook.');
  await page.goBack();
  await field(page, french).fill('fenetre');
  await main(page).getByRole('region', { name: labels.search.kinds.conversation }).getByRole('button').tap();
  await expect(bubbles(page).last()).toContainText('près de la fenêtre');
});

test('by keyboard alone: the search, its results, the way back, the sidebar that stays collapsed', {
  tag: '@full',
}, async ({ page }) => {
  const { labels } = english;
  await openApp(page, '/dashboard', { language: 'en' });
  await field(page, english).focus();
  await page.keyboard.type('settings');
  await expect(main(page).locator('[data-result]').first()).toHaveText(/Settings/);
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('link', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page, english)).toBeFocused();

  const toggle = main(page).getByRole('button', { name: labels.sidebar, exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expectKept(page, '"sidebar":"collapsed"');
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await field(page, english).focus();
  await page.keyboard.type('settings');
  await expect(main(page).getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
});

installed('the hub, its trends and its coach are there after a reload', { tag: '@full' }, async ({ page, context }) => {
  await openApp(page, '/dashboard');
  await context.setOffline(true);
  await page.reload();
  await main(page).getByRole('button', { name: french.labels.exploreTrends }).tap();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(french.labels.trends.title);
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(french.labels.trends.title);
  await main(page).getByRole('link', { name: french.labels.panel.chat, exact: true }).tap();
  await expect(composer(page)).toBeVisible();
});

test('axe finds nothing on any panel; the floating card leaves the composer free', { tag: '@full' }, async ({
  page,
}) => {
  await openApp(page, '/dashboard', { conversations });
  await expect(main(page).getByRole('navigation', { name: french.labels.categories })).toBeVisible();
  await expectNoViolation(page, 'welcome');
  await field(page, french).fill('lampe');
  await expect(main(page).getByRole('region', { name: french.labels.search.kinds.conversation })).toBeVisible();
  await expectNoViolation(page, 'search');
  await page.goto('/dashboard?panel=trends');
  await expect(main(page).getByRole('region', { name: french.labels.trends.alert })).toBeVisible();
  await expectNoViolation(page, 'trends');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard?panel=chat');
  await composer(page).fill('Bonjour');
  await sendButton(page).click({ trial: true });
  await expectNoViolation(page, 'chat');
});
