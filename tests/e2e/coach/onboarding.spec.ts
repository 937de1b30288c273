import type { Page } from '@playwright/test';
import {
  bubbles,
  composer,
  expect,
  leaveAndReload,
  onboarding,
  openApp,
  openMenu,
  settings,
  shell,
  stopClock,
  talk,
  test,
} from '../support/app';

const { intro, name, questions, summary } = onboarding;

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
/** An option's amount is written with the language's own spaces. */
const option = (page: Page, text: string) => page.locator('#main').getByRole('button', { name: text });

/** From the intro to the first question. */
async function begin(page: Page): Promise<void> {
  await button(page, intro.begin).click();
  await page.getByRole('textbox').fill('Inès');
  await button(page, name.continue).click();
  await expect(title(page, questions.niche.title)).toBeVisible();
}

const ANSWERS = [
  [questions.niche, 'Mode'],
  [questions.shopAccount, 'Oui, il est ouvert'],
  [questions.financialGoal, '10 000'],
  [questions.experienceLevel, 'Je débute'],
  [questions.contentPreference, 'Les lives'],
] as const;

test('an intro promising about 5 minutes, then the name', { tag: '@full' }, async ({ page }) => {
  await openApp(page, '/', { profile: null });
  await expect(page.getByText(/5\s+minutes/)).toBeVisible();
  await button(page, intro.begin).click();
  await expect(title(page, name.title)).toBeVisible();
  await expect(page.getByRole('textbox')).toBeFocused();
});

test('Continue on the name step requires a non-blank name after trimming; Enter also works', async ({ page }) => {
  await openApp(page, '/', { profile: null });
  await button(page, intro.begin).click();
  const field = page.getByRole('textbox');
  for (const blank of ['', '   ', '\u00a0']) {
    await field.fill(blank);
    await expect(button(page, name.continue)).toBeDisabled();
    await field.press('Enter');
    await expect(title(page, name.title)).toBeVisible();
  }
  await field.fill(' Inès ');
  await expect(button(page, name.continue)).toBeEnabled();
  await field.press('Enter');
  await expect(title(page, questions.niche.title)).toBeVisible();
});

test('choosing an option stores the answer and advances after 300 ms; progress = question number / 5', async ({
  page,
}) => {
  await page.clock.install();
  await openApp(page, '/', { profile: null });
  await begin(page);
  await stopClock(page);
  for (const [index, [question, answer]] of ANSWERS.entries()) {
    const number = index + 1;
    await expect(title(page, question.title)).toBeVisible();
    await expect(page.getByText(`Question ${number} sur 5`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(number * 20));
    await expect(page.getByText(new RegExp(`^${number * 20}\\s%$`))).toBeVisible();
    await expect(page.getByText(onboarding.disclaimer)).toHaveCount(number === 3 ? 1 : 0);
    await option(page, answer).click();
    await expect(option(page, answer)).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(299);
    await expect(title(page, question.title)).toBeVisible();
    await page.clock.runFor(1);
    await expect(title(page, question.title)).toHaveCount(0);
  }
  await expect(title(page, summary.title.replace('{{name}}', 'Inès'))).toBeVisible();
  await expect(page.locator('dd')).toHaveText(['Mode', 'Oui, il est ouvert', /10\s000/, 'Je débute', 'Les lives']);
});

test('the start button saves the profile, shows a preparing state, and signals completion after 1.5 s', async ({
  page,
}) => {
  await page.clock.install();
  await openApp(page, '/', { profile: null });
  await begin(page);
  for (const [question, answer] of ANSWERS) {
    await expect(title(page, question.title)).toBeVisible();
    await option(page, answer).click();
  }
  await expect(button(page, summary.start)).toBeVisible();
  await stopClock(page);
  await button(page, summary.start).click();
  await expect(page.getByText(summary.preparing)).toBeVisible();
  await page.clock.runFor(1499);
  await expect(page.getByText(summary.preparing)).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(composer(page)).toBeVisible();
  await page.clock.resume();
  await leaveAndReload(page);
  await expect(composer(page)).toBeVisible();
  await page.goto('/settings');
  await expect(page.locator('dd')).toHaveText(['Inès', 'Mode', 'Ouvert', /10\s000/, 'Je débute', 'Les lives']);
});

test('the link back leads to the previous question, with its answer', async ({ page }) => {
  await openApp(page, '/', { profile: null });
  await begin(page);
  await option(page, 'Tech').click();
  await expect(title(page, questions.shopAccount.title)).toBeVisible();
  await button(page, onboarding.back).click();
  await expect(option(page, 'Tech')).toHaveAttribute('aria-pressed', 'true');
  await button(page, onboarding.backToName).click();
  await expect(page.getByRole('textbox')).toHaveValue('Inès');
});

test('until the questions are answered nothing is offered that needs the answers', { tag: '@full' }, async ({
  page,
}) => {
  await openApp(page, '/', { profile: null });
  await expect(button(page, shell.newConversation)).toHaveCount(0);
  const menu = await openMenu(page);
  await expect(menu.getByText(shell.samples.badge)).toHaveCount(0);
});

test.describe('with instant results', () => {
  test('the setting removes the pauses', { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    await openApp(page, '/', { profile: null, settings: { instantResults: true } });
    await begin(page);
    await stopClock(page);
    await option(page, 'Tech').click();
    await page.clock.runFor(0);
    await expect(title(page, questions.shopAccount.title)).toBeVisible();
  });

  test('reduced motion removes the pauses', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openApp(page, '/', { profile: null });
    await begin(page);
    await stopClock(page);
    await option(page, 'Tech').click();
    await page.clock.runFor(0);
    await expect(title(page, questions.shopAccount.title)).toBeVisible();
  });
});

test('it can be redone from the settings without losing the rest', async ({ page }) => {
  const kept = talk('c1', 'Ma question', 'La réponse', '2026-11-20T10:00:00.000Z');
  await openApp(page, '/settings', { conversations: [kept], settings: { instantResults: true } });
  await page.getByRole('link', { name: settings.profile.redo }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Inès');
  await page.getByRole('textbox').fill('Nour');
  await button(page, name.continue).click();
  await expect(option(page, 'Beauté')).toHaveAttribute('aria-pressed', 'true');
  for (const [question, answer] of ANSWERS) {
    await expect(title(page, question.title)).toBeVisible();
    await option(page, answer).click();
  }
  await button(page, summary.start).click();
  await expect(composer(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Ma question' }).first().click();
  await expect(bubbles(page)).toContainText(['Ma question', 'La réponse']);
  await page.goto('/settings');
  await expect(page.locator('dd').first()).toHaveText('Nour');
});

test('an unreadable profile: onboarding starts, and what was stored is set aside and reported', async ({ page }) => {
  await page.addInitScript(() => {
    const opening = indexedDB.open('jimp');
    opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
    opening.onsuccess = () => {
      opening.result
        .transaction('entries', 'readwrite')
        .objectStore('entries')
        .put({ version: 1, data: { profile: { name: '' } } }, 'profile');
      opening.result.close();
    };
  });
  await openApp(page, '/', { profile: null });
  await expect(title(page, intro.title)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(shell.storage['set-aside']);
});
