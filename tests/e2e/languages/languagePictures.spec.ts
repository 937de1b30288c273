import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/i18n/languages';
import { directionOf } from '../../../src/lib/direction';
import { expect, keep, PROFILE, test } from '../support/app';
import { clippedTexts } from '../support/clippedTexts';
import { sample } from '../support/everyday';
import { expectNoViolation } from '../support/noViolation';

/** The folder for pictures to look at; without it none are made. */
const PICTURES = process.env.PICTURES;

const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'settings', path: '/settings' },
  { name: 'planner', path: '/conversion-planner' },
  { name: 'analyzer', path: '/performance-analyzer' },
  { name: 'checklist', path: '/pre-publication-checklist' },
  { name: 'tracker', path: '/content-tracker' },
] as const;

/**
 * Once everything is still, nothing is clipped and no rule of axe is broken; takes the picture if one was requested.
 */
async function expectReadable(page: Page, language: string, name: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await clippedTexts(page), `${language}, ${name}`).toEqual([]);
    await expectNoViolation(page, `${language}, ${name}`);
  }).toPass({ timeout: 10_000 });
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${language}.png` });
}

test.describe('no clipped or overlapping text, in the right lang and dir', () => {
  test.skip(({ isMobile }) => !isMobile, 'a narrow phone is where texts do not fit');

  for (const { code } of sample(LANGUAGES, 1)) {
    test(code, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/');
      await page.locator(`[data-language="${code}"]`).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, 0));
      await expectReadable(page, code, 'languages');

      await keep(page, { language: code, profile: PROFILE });
      for (const { name, path } of SCREENS) {
        await page.goto(path);
        await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(code));
        await expectReadable(page, code, name);
      }
    });
  }
});
