import type { Page } from '@playwright/test';
import { expect, keep, PROFILE, TEXTS, talk, test } from '../support/app';
import { inTurn } from '../support/everyday';
import { expectNoViolation } from '../support/noViolation';

const CONVERSATION = talk(
  'c1',
  'Trois hooks pour un sérum ?',
  'Voici :\n\n- un\n- deux\n\n**Ton hook :** « Regarde »\n→ /settings',
  '2026-11-20T10:00:00.000Z',
);
const FAILED = {
  id: 'c1-3',
  type: 'user',
  content: 'Et ?',
  timestamp: '2026-11-20T10:01:00.000Z',
  failed: true,
} as const;

const LOOKS = [
  { language: 'fr', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'light' },
  { language: 'fr', theme: 'dark' },
  { language: 'en', theme: 'light' },
] as const;
type Language = (typeof LOOKS)[number]['language'];

async function languageAndOnboarding(page: Page, language: Language): Promise<void> {
  const { coach } = TEXTS[language];
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-language="de"]')?.textContent?.endsWith('German') ||
      navigator.language.startsWith('en'),
  );
  await expectNoViolation(page, 'language');
  await page.locator(`[data-language="${language}"]`).click();
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const { intro, name, questions, summary } = coach.onboarding;
  await expect(page.getByRole('heading', { name: intro.title })).toBeVisible();
  await expectNoViolation(page, 'intro');
  await tap(intro.begin);
  await expectNoViolation(page, 'name, empty');
  await page.getByRole('textbox').fill('Inès');
  await tap(name.continue);
  for (const { title } of Object.values(questions)) {
    const options = page.getByRole('group', { name: title });
    await expect(options).toBeVisible();
    await expectNoViolation(page, title);
    await options.getByRole('button').first().click();
  }
  await expect(page.getByRole('button', { name: summary.start })).toBeVisible();
  await expectNoViolation(page, 'summary');
}

async function chatMenuSearch(page: Page, language: Language, isMobile: boolean): Promise<void> {
  const { shell, coach } = TEXTS[language];
  const messages = [...CONVERSATION.messages, FAILED];
  await keep(page, { language, conversations: [{ ...CONVERSATION, messages }], openId: 'c1' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: coach.chat.resend })).toBeVisible();
  await expectNoViolation(page, 'chat');
  if (isMobile) await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page
    .getByRole('button', { name: shell.recent.actions.replace('{{title}}', CONVERSATION.conversation.title) })
    .click();
  await expect(page.getByRole('button', { name: shell.recent.delete })).toBeVisible();
  await expectNoViolation(page, 'menu');
  await page.getByRole('button', { name: shell.recent.rename }).click();
  await expectNoViolation(page, 'renaming');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.search.open }).click();
  await expect(page.getByRole('dialog', { name: shell.search.title })).toBeVisible();
  await expectNoViolation(page, 'search');
}

async function newChat(page: Page, language: Language, isMobile: boolean): Promise<void> {
  const { shell } = TEXTS[language];
  await keep(page, { language, conversations: [CONVERSATION] });
  await page.goto('/');
  const { starters } = TEXTS[language].chat;
  await expect(page.getByRole('button', { name: starters.start })).toBeVisible();
  await expectNoViolation(page, 'welcome');
  if (isMobile) await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page
    .getByRole('button', { name: shell.recent.actions.replace('{{title}}', CONVERSATION.conversation.title) })
    .click();
  await page.getByRole('button', { name: shell.recent.delete }).click();
  await expect(page.getByText(shell.samples.title)).toBeVisible();
  await page.keyboard.press('F8'); // it stays while it has the focus
  const toasts = page.getByRole('region', { name: shell.toast.region });
  await expect(toasts.getByRole('list')).toBeFocused();
  await expect(toasts.getByRole('listitem')).toBeVisible();
  await expectNoViolation(page, 'toast');
}

async function settingsAndDialogs(page: Page, language: Language): Promise<void> {
  const { settings } = TEXTS[language];
  await keep(page, { language, profile: PROFILE });
  await page.goto('/settings');
  await expect(page.getByText(settings.storage.heading)).toBeVisible();
  await expectNoViolation(page, 'settings');
  const main = page.locator('#main');
  for (const [opener, title] of [
    [settings.language.change, settings.language.heading],
    [settings.data.import, settings.data.import],
    [settings.data.erase, settings.data.erase],
  ] as const) {
    await main.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectNoViolation(page, title);
    if (title === settings.data.erase) {
      await dialog.getByRole('button', { name: settings.erase.continue }).click();
      await expect(page.getByRole('dialog', { name: settings.erase.lastWord })).toBeVisible();
      await expectNoViolation(page, settings.erase.lastWord);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

async function legalPages(page: Page, language: Language): Promise<void> {
  await keep(page, { language });
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('main h2').last()).toBeVisible();
    await expectNoViolation(page, path);
  }
}

/** What is checked: everything in every look, or in the everyday run each in one of them. */
const SCREENS: Record<string, (page: Page, language: Language, isMobile: boolean) => Promise<void>> = {
  'the language screen and the onboarding': languageAndOnboarding,
  'the chat, the menu and the search': chatMenuSearch,
  'a new chat, its samples and a toast': newChat,
  'the settings and their dialogs': settingsAndDialogs,
  'the legal pages': legalPages,
};

/** Checked only in the full run, since their parts occur on the others too. */
const RARER = new Set(['a new chat, its samples and a toast', 'the legal pages']);

for (const [place, [screen, look]] of Object.entries(SCREENS).entries()) {
  for (const { language, theme } of inTurn(LOOKS, place)) {
    test.describe(`no violation: ${language}, ${theme}`, () => {
      test.use({ locale: language, colorScheme: theme, reducedMotion: 'reduce' });

      test(screen, { tag: RARER.has(screen) ? '@full' : [] }, ({ page, isMobile }) => look(page, language, isMobile));
    });
  }
}
