import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { chooseFrench, PHONE } from './phone.ts';

/** Where the question is typed, once React has rendered the home. */
export const COMPOSER = '#main textarea';
/** The same from the first paint on: in the home's shell in the HTML, then in the home itself. */
export const QUESTION_FIELD = 'main textarea';

/** Onboards a new phone; returns what it has stored by then. */
export async function onboard(browser: Browser, url: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext(PHONE);
  await onboardIn(context, url);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Answers the onboarding questions once and leaves with everything stored. */
export async function onboardIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(chooseFrench);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await answerQuestions(page);
  await page.locator(COMPOSER).waitFor();
  // Leaving the page writes what is pending; the second visit shows that it was stored.
  await page.reload();
  await page.locator(COMPOSER).waitFor();
  await page.close();
}

async function answerQuestions(page: Page): Promise<void> {
  const texts = JSON.parse(readFileSync('src/features/coach/locales/fr.json', 'utf8')).onboarding;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(texts.intro.begin);
  await page.getByRole('textbox').fill('Nour');
  await press(texts.name.continue);
  for (const name of Object.values<{ title: string }>(texts.questions).map(({ title }) => title)) {
    await page.getByRole('group', { name }).getByRole('button').first().click();
  }
  await press(texts.summary.start);
}
