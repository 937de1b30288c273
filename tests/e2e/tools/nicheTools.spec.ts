import type { Locator, Page } from '@playwright/test';
import { toolAt } from '../../../src/tools/registry';
import { expect, expectKept, keep, leaveAndReload, test } from '../support/app';
import { inTurn, LANGUAGES, sample } from '../support/everyday';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

interface Case {
  /** How many pages are answered before the result; a tool without any starts with it. */
  pages: number;
  /** The minimum number of cards in a complete result. */
  parts: number;
  /**
   * Positions of the buttons below the result, from 0: another result from the same answers, back to the choice of
   * niche.
   */
  again?: number;
  restart?: number;
  /** Back from another result to the first one. */
  back?: number;
}

/** The niche generators by address. */
const GENERATORS: Record<string, Case> = {
  '/title-generator': { pages: 2, parts: 5, again: 0, restart: 1 },
  '/description-generator': { pages: 2, parts: 4, again: 0, restart: 1 },
  '/video-editing': { pages: 2, parts: 5, restart: 0 },
  '/weekly-live-planner': { pages: 1, parts: 10, restart: 1 },
  '/live-recommendations': { pages: 1, parts: 9, restart: 0 },
  '/viral-video-structure': { pages: 1, parts: 7, restart: 0, again: 1 },
  '/live-script-generator': { pages: 1, parts: 11, restart: 0, again: 1 },
  '/weekly-content-planner': { pages: 1, parts: 10, again: 0, restart: 1 },
  '/daily-viral-alerts': { pages: 0, parts: 6, again: 0, restart: 1, back: 1 },
  '/daily-recommendations': { pages: 0, parts: 7, again: 1, back: 2 },
};

/** What is typed into text fields. */
const TYPED = { fr: 'mini imprimante', en: 'mini printer' } as const;

const main = (page: Page) => page.locator('#main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const cards = (page: Page) => main(page).getByRole('region');
const options = (page: Page) => main(page).getByRole('group').getByRole('button');
const form = (page: Page) => main(page).locator('form');
const send = (page: Page) => form(page).locator('[type=submit]');
/** The tool's own buttons, below its result. */
const buttons = (page: Page) => main(page).locator('.print\\:hidden:has(> button)').last().locator('> button');

/** What the result says, with its title, once it is complete. */
async function said(page: Page, parts: number): Promise<string[]> {
  await expect(cards(page).nth(parts - 1)).toBeVisible();
  return [await heading(page).innerText(), ...(await cards(page).allInnerTexts())];
}

async function expectResult(page: Page, parts: number): Promise<string[]> {
  const texts = await said(page, parts);
  for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|\[object|NaN/);
  return texts;
}

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/**
 * Fills in a form from its first field on: types into the empty ones, takes the first option where none is chosen yet.
 */
async function fillByKeyboard(page: Page, typed: string): Promise<void> {
  const focused = page.locator(':focus');
  while (!(await isFocused(send(page)))) {
    const [type, value] = [
      await focused.getAttribute('type'),
      await focused.evaluate((node) => 'value' in node && node.value),
    ];
    if (type === 'text' && value === '') await page.keyboard.type(typed);
    if (type === 'radio' && !(await focused.isChecked())) await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

async function answerByKeyboard(page: Page, typed: string): Promise<void> {
  const asked = (await heading(page).textContent()) ?? '';
  if ((await form(page).getByRole('radio').count()) > 0) {
    await expect(heading(page)).toBeFocused();
    await fillByKeyboard(page, typed);
  } else if ((await form(page).count()) > 0) {
    await expect(form(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  } else {
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(options(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(heading(page)).not.toHaveText(asked);
}

/** Another result may happen to be the same; after a few there is a different one. */
async function expectAnother(page: Page, button: number, made: readonly string[], parts: number): Promise<void> {
  await expect(async () => {
    await buttons(page).nth(button).press('Enter');
    await expect(heading(page)).toBeFocused();
    expect(await said(page, parts)).not.toEqual(made);
  }).toPass();
}

for (const [index, [path, { pages, parts, again, restart, back }]] of sample(Object.entries(GENERATORS), 1).entries()) {
  for (const language of inTurn(LANGUAGES, index)) {
    test(`${toolAt(path)?.id} (${language}): by keyboard to a result, after a reload, another one, another niche`, async ({
      page,
    }) => {
      test.slow();
      await keep(page, { language, settings: { instantResults: true } });
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      for (let answered = 0; answered < pages; answered++) await answerByKeyboard(page, TYPED[language]);
      const made = await expectResult(page, parts);
      await expect(heading(page)).toBeFocused();
      await expectNoViolation(page, 'result');

      await leaveAndReload(page);
      expect(await said(page, parts)).toEqual(made);

      if (again !== undefined) await expectAnother(page, again, made, parts);
      if (back !== undefined) {
        await buttons(page).nth(back).press('Enter');
        await expect.poll(() => said(page, parts)).toEqual(made);
      }
      if (restart === undefined) return;
      await buttons(page).nth(restart).press('Enter');
      await expect(main(page).getByRole('group').first()).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
      await expectNoViolation(page, 'form');
    });
  }
}

/** Three formats, the structure, the practices. */
const GUIDE_PARTS = 5;

for (const language of inTurn(LANGUAGES, 1)) {
  test(`the niche guide (${language}): another niche by keyboard, kept after a reload`, { tag: '@full' }, async ({
    page,
  }) => {
    await keep(page, { language });
    await page.goto('/daily-viral-alerts?tab=guide');
    const made = await expectResult(page, GUIDE_PARTS);
    await expectNoViolation(page, 'guide');
    await main(page).getByRole('radio', { checked: true }).press('ArrowDown');
    await expect.poll(() => said(page, GUIDE_PARTS)).not.toEqual(made);
    const other = await said(page, GUIDE_PARTS);
    await expectKept(page, 'guideNiche');
    await page.reload();
    expect(await said(page, GUIDE_PARTS)).toEqual(other);
  });
}

test('daily-product: another niche has another product, which goes to the video structure with its niche', async ({
  page,
}) => {
  await keep(page, { settings: { instantResults: true } });
  await page.goto('/daily-recommendations');
  const ofProfile = await heading(page).innerText();
  await main(page).getByRole('button', { name: 'Tech', exact: true }).press('Enter');
  await expect(heading(page)).not.toHaveText(ofProfile);
  const product = await heading(page).innerText();
  await buttons(page).first().press('Enter');
  await expect(page).toHaveURL('/viral-video-structure');
  await expect(form(page).getByRole('textbox').last()).toHaveValue(product);
  await expect(form(page).getByRole('radio', { name: 'Tech', exact: true })).toBeChecked();
});

/** Fills in a form with one finger: the first suggestion or a word of one's own, and the first of each choice. */
async function fillByTouch(page: Page, typed: string): Promise<void> {
  const suggestion = form(page).getByRole('listitem').getByRole('button').first();
  if ((await suggestion.count()) > 0) await suggestion.tap();
  else if ((await form(page).getByRole('textbox').count()) > 0) await form(page).getByRole('textbox').fill(typed);
  for (const choice of await form(page).getByRole('group').all()) await choice.locator('label').first().tap();
  await send(page).tap();
}

/** Waits for a question or the result; true for the result. */
async function isAnswered(page: Page): Promise<boolean> {
  await expect(buttons(page).or(form(page)).or(options(page)).first()).toBeVisible();
  return (await buttons(page).count()) > 0;
}

const isWithinScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const language of inTurn(LANGUAGES, 0)) {
  installed(`without a network (${language}): each one opened cold, by touch to a result`, async ({ context }) => {
    installed.slow();
    await context.setOffline(true);

    for (const [path, { parts }] of sample(Object.entries(GENERATORS), 2)) {
      const cold = await context.newPage();
      await cold.addInitScript((code) => localStorage.setItem('jimp.always-language', code), language);
      await cold.emulateMedia({ reducedMotion: 'reduce' });
      const answer = await cold.goto(path);
      expect(answer?.fromServiceWorker(), path).toBe(true);
      await expect(heading(cold)).toBeVisible();
      while (!(await isAnswered(cold))) {
        const asked = (await heading(cold).textContent()) ?? '';
        expect(await isWithinScreen(cold), path).toBe(true);
        if ((await form(cold).count()) > 0) await fillByTouch(cold, TYPED[language]);
        else await options(cold).first().tap();
        await expect(heading(cold)).not.toHaveText(asked);
      }
      await expectResult(cold, parts);
      expect(await isWithinScreen(cold), path).toBe(true);
      await buttons(cold).last().tap();
      await expect(heading(cold)).toBeFocused();
      await cold.close();
    }
  });
}
