import type { Page, Route } from '@playwright/test';
import titles from '../../../src/i18n/locales/tr/titles.labels.json' with { type: 'json' };
import turkish from '../../../src/i18n/locales/tr/tool.labels.json' with { type: 'json' };
import { expect, openApp, test } from '../support/app';

test.use({ reducedMotion: 'reduce' });

interface Asked {
  texts: string[];
  targetLanguage: string;
}

/** Answers like a server with a model, marking each text; returns what it was asked for, call by call. */
async function translate(page: Page, answer?: (route: Route) => Promise<void>): Promise<Asked[]> {
  const calls: Asked[] = [];
  await page.route('**/api/translate', async (route) => {
    const asked: Asked = route.request().postDataJSON();
    calls.push(asked);
    if (answer) return answer(route);
    await route.fulfill({ json: { translatedTexts: asked.texts.map((text) => `TR ${text}`) } });
  });
  return calls;
}

/** Makes titles, in Turkish: the labels are written, the titles themselves are not. */
async function makeTitles(page: Page): Promise<void> {
  await openApp(page, '/title-generator?product=Lamba&niche=tech', { language: 'tr' });
  const make = page.getByRole('button', { name: titles.labels.generate });
  if (await make.isVisible()) await make.click();
  await expect(page.locator('main li').first()).toBeVisible();
}
const note = (page: Page) => page.locator('p[role=status]', { hasText: turkish.translation.machine });

test('long texts are English first, then swap quietly; marked, with a way to see the original; requested once', async ({
  page,
}) => {
  const calls = await translate(page);
  await makeTitles(page);
  await expect(note(page)).toBeVisible();
  await expect(page.locator('#main')).toContainText('TR ');
  expect(calls.every(({ targetLanguage }) => targetLanguage === 'tr')).toBe(true);
  expect(JSON.stringify(calls)).not.toContain('Lamba');
  const asked = calls.flatMap(({ texts }) => texts);
  expect(new Set(asked).size).toBe(asked.length);

  await page.getByRole('button', { name: turkish.translation.original }).click();
  await expect(page.locator('#main')).not.toContainText('TR ');
  await page.getByRole('button', { name: turkish.translation.translated }).click();
  await expect(page.locator('#main')).toContainText('TR ');

  const before = calls.length;
  await page.reload();
  await expect(page.locator('#main')).toContainText('TR ');
  expect(calls.length).toBe(before);
});

test('without a model they stay English under a line that says so, and the server is asked once per session', {
  tag: '@full',
}, async ({ page }) => {
  const calls = await translate(page, (route) =>
    route.fulfill({ status: 501, json: { error: { code: 'no_translator', message: 'none' } } }),
  );
  await makeTitles(page);
  await expect(page.getByText(turkish.translation.english)).toBeVisible();
  await expect.poll(() => calls.length).toBe(1);
  await page.reload();
  await expect(page.getByText(turkish.translation.english)).toBeVisible();
  await page.goto('/creative-formats');
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
  expect(calls.length).toBe(1);
});

test('what lost its slots stays English', async ({ page }) => {
  await translate(page, (route) => {
    const { texts }: Asked = route.request().postDataJSON();
    return route.fulfill({ json: { translatedTexts: texts.map((text) => `TR ${text.replace(/\{\{\w+\}\}/g, '')}`) } });
  });
  await makeTitles(page);
  await expect(page.locator('#main')).toContainText('Lamba');
  await expect(page.getByText('{{')).toHaveCount(0);
});

test('in English and French nothing is translated', { tag: '@full' }, async ({ page }) => {
  const calls = await translate(page);
  await openApp(page, '/setup-guide', { language: 'en' });
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
  await openApp(page, '/setup-guide');
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible();
  expect(calls).toEqual([]);
});
