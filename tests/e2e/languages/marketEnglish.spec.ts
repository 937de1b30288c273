import { STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import { ask, bubbles, expect, openApp, test } from '../support/app';

const sellingIn = (market: string) => ({
  language: 'en',
  entries: [[STORAGE_KEYS.about.key, { version: STORAGE_KEYS.about.version, data: { country: market } }]] as const,
});

test('where the UK sells, a buyer taps the basket, in tools and in answers', async ({ page }) => {
  await openApp(page, '/pre-publication-checklist?niche=beauty', sellingIn('GB'));
  await expect(page.getByText('in the basket')).toBeAttached();
  await expect(page.getByText('in the cart')).toHaveCount(0);
  await page.goto('/');
  await ask(page, 'What call to action do I use?');
  await expect(bubbles(page).filter({ hasText: 'basket' }).first()).toBeVisible();
  await expect(bubbles(page).filter({ hasText: /\bcart\b/ })).toHaveCount(0);
});

test('where the US sell, it is the cart', { tag: '@full' }, async ({ page }) => {
  await openApp(page, '/pre-publication-checklist?niche=beauty', sellingIn('US'));
  await expect(page.getByText('in the cart')).toBeAttached();
});
