import type { Page } from '@playwright/test';
import { tools } from '../../../src/tools/registry';
import { expect, keep, leaveAndReload, test } from '../support/app';
import { inTurn, LANGUAGES, sample } from '../support/everyday';
import { expectNoViolation } from '../support/noViolation';

/** What is typed into the tools that ask; their other questions get the first option. */
const TYPED = {
  fr: ['mini imprimante', 'tech', 'France'],
  en: ['mini printer', 'tech', 'United States'],
} as const;
type Language = keyof typeof TYPED;

/** The tools that ask one question at a time; the niche generators have their own file. */
const GUIDED = ['posting-strategy', 'live-plan', 'geo-products', 'shop-script', 'creative-formats', 'weekly-strategy'];
const guided = tools.filter(({ id }) => GUIDED.includes(id));

const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });
const isAsking = async (page: Page) => (await page.getByRole('progressbar').count()) > 0;

/** Answers the open question like somebody who has only a keyboard. */
async function answerByKeyboard(page: Page, typed: string[]): Promise<void> {
  const main = page.locator('#main');
  const before = await heading(page).textContent();
  const field = main.getByRole('textbox');
  if ((await field.count()) > 0) {
    await expect(field).toBeFocused();
    await page.keyboard.type(typed.shift() ?? 'x');
    await page.keyboard.press('Enter');
  } else {
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('group').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    const confirm = main.locator('button.bg-accent');
    if ((await confirm.count()) > 0) {
      while (!(await confirm.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
  }
  await expect(heading(page)).not.toHaveText(before ?? '');
}

async function toResult(page: Page, language: Language): Promise<void> {
  const typed = [...TYPED[language]];
  await expect(heading(page)).toBeVisible();
  while (await isAsking(page)) await answerByKeyboard(page, typed);
  await expect(page.locator('#main').getByRole('region').first()).toBeVisible();
}

const cards = (page: Page) => page.locator('#main').getByRole('region').allInnerTexts();

/** The cards of the complete result: it shows two at once, the others a moment later. */
async function wholeCards(page: Page): Promise<string[]> {
  await expect.poll(async () => (await cards(page)).length).toBeGreaterThan(2);
  return cards(page);
}

for (const [index, { id, path }] of sample(guided, 1).entries()) {
  for (const language of inTurn(LANGUAGES, index)) {
    test(`${id} (${language}): by keyboard to a result, again, after a reload, from the start`, async ({ page }) => {
      test.slow();
      await keep(page, { language, settings: { instantResults: true } });
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expectNoViolation(page, 'question');
      await toResult(page, language);
      await expect(heading(page)).toBeFocused();
      await expectNoViolation(page, 'result');
      const made = await wholeCards(page);
      for (const text of made) expect(text).not.toMatch(/\{\{|undefined|\[object/);

      await leaveAndReload(page);
      await expect(page.locator('#main').getByRole('region').first()).toBeVisible();
      await expect.poll(() => cards(page)).toEqual(made);

      const [again, reset] = [
        page.locator('#main button.bg-accent').last(),
        page.locator('#main .print\\:hidden > button').last(),
      ];
      await again.click();
      await expect(page.locator('#main').getByRole('region').first()).toBeVisible();
      await reset.click();
      await expect(page.getByRole('progressbar')).toBeVisible();
    });
  }
}

test('an idea is saved in the tracker with one tap, once', async ({ page }) => {
  await keep(page, { settings: { instantResults: true } });
  await page.goto('/creative-formats');
  await toResult(page, 'fr');
  await page.getByRole('button', { name: 'Garder dans le suivi' }).first().click();
  await expect(page.getByRole('button', { name: 'Gardé dans le suivi' })).toBeVisible();
  await page.goto('/content-tracker');
  await expect(page.locator('#main').getByText('mini imprimante').first()).toBeVisible();
  await expectNoViolation(page, 'tracker');
  await page.goto('/creative-formats');
  await expect(page.getByRole('button', { name: 'Gardé dans le suivi' })).toHaveCount(1); // only once, even after a reload
  await page.goto('/content-tracker');
  await expect(page.locator('#main').getByText('mini imprimante').first()).toBeVisible();
});

test('an address fills in what another screen knows', async ({ page }) => {
  await keep(page, {});
  await page.goto('/viral-script-generator?product=lampe%20%3Cb%3E%20%7B%7Bx%7D%7D');
  await expect(page.locator('#main').getByRole('textbox')).toHaveValue('lampe <b> {{x}}');
  await expect(page).toHaveURL('/viral-script-generator');
});
