import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { keepFrench, PHONE } from './phone.ts';

/** Where the question is typed. */
export const COMPOSER = '#main textarea';

/** Answers the questions of the onboarding by tapping, once, and returns what the phone has stored then. */
export async function onboard(browser: Browser, url: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  await keepFrench(context);
  const page = await context.newPage();
  await page.goto(url);
  await answerQuestions(page);
  await page.locator(COMPOSER).waitFor();
  // Leaving the page writes what is pending; the second visit shows that it was kept.
  await page.reload();
  await page.locator(COMPOSER).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function answerQuestions(page: Page): Promise<void> {
  const texts = JSON.parse(readFileSync('src/features/coach/locales/fr.json', 'utf8')).onboarding;
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  await tap(texts.intro.begin);
  await page.getByRole('textbox').fill('Nour');
  await tap(texts.name.continue);
  for (const name of Object.values<{ title: string }>(texts.questions).map(({ title }) => title)) {
    await page.getByRole('group', { name }).getByRole('button').first().tap();
  }
  await tap(texts.summary.start);
}
