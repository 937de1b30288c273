import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import type { Video } from '../../../src/contracts/video';
import coachFrench from '../../../src/features/coach/locales/fr.json' with { type: 'json' };
import english from '../../../src/tools/dashboard/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/dashboard/locales/fr.json' with { type: 'json' };
import { expect, expectKept, keep, openApp, test } from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const labels = french.labels;
const tile = (page: Page, name: string) => page.locator('#main').getByRole('link', { name: new RegExp(`^${name}`) });

/** Recently published videos, in place before the app reads them. */
async function keepPublished(page: Page, products: readonly string[]): Promise<void> {
  const publishedAt = new Date().toISOString();
  const items: Video[] = products.map((product, index) => ({
    id: `video-${index}`,
    kind: 'video',
    title: product,
    description: '',
    niche: 'beauty',
    priority: 'medium',
    stage: 'checked',
    createdAt: publishedAt,
    product,
    publishedAt,
  }));
  const { key, version } = STORAGE_KEYS.videos;
  await page.addInitScript(
    ([name, entry]) => {
      const opening = indexedDB.open('jimp');
      opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
      opening.onsuccess = () => {
        opening.result.transaction('entries', 'readwrite').objectStore('entries').put(entry, name);
        opening.result.close();
      };
    },
    [key, { version, data: { items } }] as const,
  );
}

installed(
  'by touch: what was done and what is estimated, a sum from videos, all there after a reload without a network',
  async ({ page, context }) => {
    installed.slow();
    await keepPublished(page, ['Sérum', 'sérum', 'Gloss']);
    await keep(page, {});
    await page.goto('/user-dashboard');
    await expect(tile(page, labels.done.published)).toContainText('3 / 4');
    await expect(tile(page, labels.done.products)).toContainText('2');
    await expect(page.getByText(labels.estimates.unmeasured)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: labels.estimates.progress })).toHaveCount(0);
    await expect(page.getByText(coachFrench.onboarding.disclaimer)).toBeVisible();
    await expectNoViolation(page, 'dashboard');

    const calculator = page.getByRole('region', { name: labels.calculator.heading });
    await calculator.getByText(labels.calculator.quantities.videos, { exact: true }).tap();
    await calculator.getByLabel(labels.calculator.fields.videos).fill('12');
    await expect(calculator.getByRole('status')).toContainText(/16\s128/);
    await expectKept(page, '"amount":"12"');

    await context.setOffline(true);
    await page.reload();
    await expect(calculator.getByLabel(labels.calculator.fields.videos)).toHaveValue('12');
    await calculator.getByLabel(labels.calculator.niche).selectOption('tech');
    await expect(calculator.getByRole('status')).toContainText(/6\s615/);
    await page.getByRole('link', { name: labels.actions.idea }).tap();
    await expect(page).toHaveURL(/\/content-tracker/);
  },
);

test('by keyboard alone, in English: another goal, then on to the planner', { tag: '@full' }, async ({ page }) => {
  await openApp(page, '/user-dashboard', { language: 'en' });
  const { calculator, done } = english.labels;
  const field = page.getByLabel(calculator.fields.goal);
  const tabTo = async (target: ReturnType<Page['locator']>, key = 'Tab') => {
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  };
  await tabTo(field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2,800.50');
  await expect(page.getByText('€2,800.50 ÷ (€2.80 × 3.2%) = 31,256')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-5');
  await expect(field).toHaveAccessibleDescription(calculator.bounds.replace('{{most}}', '1,000,000'));
  await tabTo(tile(page, done.planned), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/conversion-planner\?date=\d{4}-\d{2}-\d{2}$/);
});

test('without a profile it leads to the questions', { tag: '@full' }, async ({ page }) => {
  await openApp(page, '/user-dashboard', { profile: null });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil non trouvé');
  await expectNoViolation(page, 'dashboard without a profile');
  await page.getByRole('link', { name: labels.missing.home }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test('shows at once what another tab changes', { tag: '@full' }, async ({ page, context }) => {
  await openApp(page, '/user-dashboard');
  const other = await context.newPage();
  await openApp(other, '/user-dashboard');
  await other.getByLabel(labels.calculator.niche).selectOption('home');
  await expect(page.getByLabel(labels.calculator.niche)).toHaveValue('home');
});
