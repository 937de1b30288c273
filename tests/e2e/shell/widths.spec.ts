import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import { tools } from '../../../src/tools/registry';
import { exampleVideo } from '../../fixtures/exampleVideo';
import { expect, keep, test } from '../support/app';
import { brokenWords } from '../support/brokenWords';

/** The widths of small phones, in px. */
const WIDTHS = [320, 360, 390];

const WORD = 'Wärmflaschenüberzugsbezugsstoffhülle'.repeat(9).slice(0, 300);
const LINK = 'https://www.tiktok.com/view/product/1729384756102938475?source=share_page_with_a_long_name';

/** The answers that lead each tool to its result, with `typed` wherever something can be typed. */
const answersWith = (typed: string): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const asked = { product: typed, niche: typed, country: typed };
  return {
    'posting-strategy': {
      niche: 'beauty',
      account_status: 'beginner',
      weekly_capacity: '1-2',
      primary_goal: 'conversions',
    },
    'live-plan': { ...asked, experience: 'first', duration: 'short', objective: 'sales', offer: typed.slice(0, 80) },
    'geo-products': { country: 'FR', niche: 'beauty' },
    'shop-script': { ...asked, offer: typed.slice(0, 80) },
    'creative-formats': asked,
    'weekly-strategy': { ...asked, level: 'beginner' },
    titles: { niche: 'beauty', product: typed },
    descriptions: { niche: 'beauty', product: typed },
    'video-editing': { niche: 'beauty', contentType: 'live_replay' },
    'live-by-niche': { niche: 'beauty' },
    'weekly-live': { niche: 'beauty' },
    'viral-alert': { niche: 'beauty' },
    'video-structure': { trend: typed, niche: 'beauty', duration: 'short', product: typed },
    'publishing-scheduler': { niche: 'beauty', location: typed.slice(0, 80) },
    checklist: { niche: 'beauty', checked: 'hook', video: 'long' },
    'performance-analyzer': {
      url: typed,
      product: typed,
      niche: 'beauty',
      viewsCount: typed,
      ctaUsed: typed,
      video: 'long',
    },
  };
};

/** A video in which every text is what was typed, and a published one with measurements. */
const videosWith = (typed: string) => {
  const texts = { title: typed, niche: typed, product: typed, hook: typed, description: typed };
  const measurements = [{ id: 'm', measuredAt: '2026-11-20T10:00:00.000Z', viewsCount: 1200, ctaUsed: typed }];
  const publishedAt = '2026-11-19T10:00:00.000Z';
  return [exampleVideo({ ...texts, id: 'long' }), exampleVideo({ ...texts, id: 'out', publishedAt, measurements })];
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#main').getByRole('heading').first()).toBeAttached();
  // Its content comes with its catalogue, the cards below the fold a moment later.
  await expect.poll(async () => (await page.locator('#main').innerText()).length).toBeGreaterThan(120);
}

/**
 * Everything on the screen that exceeds its edges at a phone's width, and every word of usual length that is broken.
 */
async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  return page.locator('#main').evaluate(brokenWords, width);
}

const screens = tools.map(({ id, path }) => ({ id, path }));
/** In parts, which browsers check in parallel. */
const PARTS = 3;
const partsOfScreens = Array.from({ length: PARTS }, (_, part) => screens.filter((_, place) => place % PARTS === part));

for (const { language, what, typed, tag } of [
  { language: 'fr', what: 'a word of 300 letters', typed: WORD, tag: [] },
  { language: 'ar', what: 'a word of 300 letters', typed: WORD, tag: '@full' },
  { language: 'fr', what: 'the address of a product', typed: LINK, tag: '@full' },
]) {
  for (const [part, looked] of partsOfScreens.entries()) {
    test(`no screen is wider than the phone, with ${what} typed into every tool (${language}, part ${part + 1})`, {
      tag,
    }, async ({ page }) => {
      test.slow();
      const answers = Object.entries(answersWith(typed));
      await keep(page, {
        language,
        settings: { instantResults: true },
        videos: videosWith(typed),
        entries: answers.map(([id, given]) => [
          STORAGE_KEYS.toolRun.key(id),
          {
            version: STORAGE_KEYS.toolRun.version,
            data: { answers: given, step: 9, result: { seed: 7, madeAt: '2026-11-20T10:00:00.000Z' } },
          },
        ]),
      });
      const problems: string[] = [];
      for (const { id, path } of looked) {
        await open(page, path);
        for (const width of WIDTHS)
          problems.push(...(await problemsAt(page, width)).map((problem) => `${id} at ${width} px: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
}
