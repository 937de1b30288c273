import type { Page } from '@playwright/test';
import { composer, expect, keep, PROFILE, shell, TEXTS, test } from '../support/app';

/** Opens the home and leaves it, so that the next start finds one. */
async function leaveHome(page: Page, kept: Parameters<typeof keep>[1] = {}): Promise<void> {
  await keep(page, kept);
  await page.goto('/');
  await expect(composer(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jimp.home'))).not.toBeNull();
}

/** Makes the next start wait for its scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.script-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const field = (page: Page) => page.locator('#home-shell textarea');

test('a start into the home shows its question field before any script has loaded; what is typed stays', async ({
  page,
}) => {
  await leaveHome(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page)).toHaveAttribute('placeholder', TEXTS.fr.coach.chat.placeholder);
  await expect(page.locator('#home-shell')).toContainText(shell.home.title);
  await expect(page.locator('#starting')).toBeHidden();
  await field(page).click();
  await page.keyboard.type('Un hook pour');
  release();
  await expect(page.locator('#home-shell')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('Un hook pour');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type(' mon sérum');
  await expect(composer(page)).toHaveValue('Un hook pour mon sérum');
});

test('what was typed before the last visit ended comes first', async ({ page }) => {
  await leaveHome(page);
  await composer(page).fill('Un début');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await field(page).fill('et la suite');
  release();
  await expect(composer(page)).toHaveValue('Un début et la suite');
});

test('the shell is where the home will be', { tag: '@full' }, async ({ page }) => {
  await leaveHome(page);
  const title = await page.getByText(shell.home.title, { exact: true }).boundingBox();
  const box = await composer(page).locator('..').boundingBox();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page)).toBeVisible();
  expect(await page.locator('#home-shell p').boundingBox()).toEqual(title);
  expect(await field(page).locator('..').boundingBox()).toEqual(box);
});

test('the shell has the chosen theme and direction', { tag: '@full' }, async ({ page }) => {
  await leaveHome(page, { language: 'ar', settings: { theme: 'dark' } });
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page)).toHaveAttribute('placeholder', TEXTS.ar.coach.chat.placeholder);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('elsewhere and on a wide screen the spinner shows', { tag: '@full' }, async ({ page }) => {
  await leaveHome(page);
  await holdScripts(page);
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(page.locator('#starting')).toBeVisible();
  await expect(field(page)).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#starting')).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test('no home is remembered until the questions are answered', { tag: '@full' }, async ({ page }) => {
  await keep(page, { profile: null });
  await page.goto('/');
  await expect(page.getByText(TEXTS.fr.coach.onboarding.intro.title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('jimp.home'))).toBeNull();
});

test('only a profile makes a home', { tag: '@full' }, async ({ page }) => {
  await leaveHome(page, { profile: PROFILE, settings: { theme: 'light' } });
  expect(await page.evaluate(() => localStorage.getItem('jimp.home'))).toBe('light');
});
