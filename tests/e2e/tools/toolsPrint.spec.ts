import type { Page } from '@playwright/test';
import tool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import { expect, keep, test } from '../support/app';

const PRODUCT = 'Mini imprimante thermique';

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('a result is printed in full, dark on white, without the shell and its buttons', async ({ page }) => {
  await keep(page, { settings: { instantResults: true, theme: 'dark' } });
  await page.goto('/product-recommendations?country=FR&niche=tech');
  const main = page.locator('#main');
  for (const name of ['France', 'Tech & Gadgets']) await main.getByRole('button', { name }).click();
  await expect(main.getByText(PRODUCT)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(PRODUCT)).toBeVisible();
  // The scores stay, without their link to the reason.
  await expect(page.getByRole('button').and(page.locator(':not([aria-haspopup="dialog"])'))).toHaveCount(0);
  await expect(main.getByText(tool.result.why).first()).toBeHidden();
  await expect(page.getByRole('link')).toHaveCount(0);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  expect(await sheetsOf(page)).toBeGreaterThan(1);
});
