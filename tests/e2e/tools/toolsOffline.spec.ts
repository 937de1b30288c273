import type { Page } from '@playwright/test';
import { toolAt } from '../../../src/tools/registry';
import { inTurn, LANGUAGES, sample } from '../support/everyday';
import { test } from '../support/installed';
import { expect } from '../support/pwa';

/** The guided generators, by address, with how many questions each asks. */
const GENERATORS = {
  '/tiktok-strategy': 4,
  '/tiktok-live-planner': 5,
  '/product-recommendations': 2,
  '/viral-script-generator': 3,
  '/creative-formats': 3,
  '/weekly-strategy': 4,
};

const main = (page: Page) => page.locator('#main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const confirm = (page: Page) => main(page).locator('button.bg-accent');

/** Answers the open question with one finger: the first suggestion or option, or a word of one's own. */
async function answer(page: Page): Promise<void> {
  const before = (await heading(page).textContent()) ?? '';
  const field = main(page).getByRole('textbox');
  if ((await field.count()) > 0) {
    const suggestion = main(page).getByRole('listitem').getByRole('button').first();
    if ((await suggestion.count()) > 0) await suggestion.tap();
    else {
      await field.fill('mini imprimante');
      await confirm(page).tap();
    }
  } else {
    await main(page).getByRole('group').getByRole('button').first().tap();
    if ((await confirm(page).count()) > 0) await confirm(page).tap();
  }
  await expect(heading(page)).not.toHaveText(before);
}

/** What the open question was answered with. */
async function given(page: Page): Promise<string> {
  const field = main(page).getByRole('textbox');
  if ((await field.count()) > 0) return field.inputValue();
  return main(page).getByRole('button', { pressed: true }).innerText();
}

const isWithinScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const [index, [path, questions]] of sample(Object.entries(GENERATORS), 1).entries()) {
  // The reverse of tools.spec.ts, so that both languages are covered.
  for (const language of inTurn(LANGUAGES, index + 1)) {
    test(`${toolAt(path)?.id} (${language}): opened cold without a network, by touch, one question back, to a result`, async ({
      context,
    }) => {
      test.slow();
      const cold = await context.newPage();
      await cold.addInitScript((code) => localStorage.setItem('jimp.always-language', code), language);
      await context.setOffline(true);
      const answerOfServer = await cold.goto(path);
      expect(answerOfServer?.fromServiceWorker()).toBe(true);
      await expect(cold.getByRole('progressbar')).toBeVisible();
      const first = (await heading(cold).textContent()) ?? '';
      await answer(cold);

      await main(cold).getByRole('button').last().tap();
      await expect(heading(cold)).toHaveText(first);
      expect(await given(cold)).not.toBe('');

      for (let asked = 0; asked < questions; asked++) {
        await expect(cold.getByRole('progressbar')).toBeVisible();
        expect(await isWithinScreen(cold)).toBe(true);
        await answer(cold);
      }
      await expect(main(cold).getByRole('region').first()).toBeVisible();
      expect(await main(cold).innerText()).not.toMatch(/\{\{|undefined|\[object/);
      expect(await isWithinScreen(cold)).toBe(true);
    });
  }
}
