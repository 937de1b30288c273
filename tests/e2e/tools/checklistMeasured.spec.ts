import type { Page } from '@playwright/test';
import type { MeasuredVideo } from '../../../src/contracts/measuredVideos';
import { STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import english from '../../../src/tools/checklist/locales/en.json' with { type: 'json' };
import french from '../../../src/tools/checklist/locales/fr.json' with { type: 'json' };
import { exampleFacts } from '../../fixtures/exampleFacts';
import { exampleVideo } from '../../fixtures/exampleVideo';
import { expect, expectKept, openApp, shell, test } from '../support/app';
import { EMPTY_PAGE, test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';
import { write } from '../support/remindersWorker';

const SCREEN = '/pre-publication-checklist';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true });
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ has: box(page, title) });

const good: MeasuredVideo = {
  id: 'good',
  fileName: 'prise-3.mp4',
  measuredAt: '2026-11-21T10:00:00.000Z',
  facts: exampleFacts(),
};
const wide: MeasuredVideo = {
  id: 'wide',
  fileName: 'paysage.mov',
  measuredAt: '2026-11-20T10:00:00.000Z',
  facts: exampleFacts({ width: 1920, height: 1080, duration: 82, sound: { loudness: -27 } }),
};

/** Stores earlier measurements. */
const keepMeasured = (page: Page, ...items: readonly MeasuredVideo[]) =>
  write(page, STORAGE_KEYS.measuredVideos.key, { version: STORAGE_KEYS.measuredVideos.version, data: { items } });

test('checklist (fr, touch): what was measured ticks its items, marked as measured, and says what to change', async ({
  page,
}) => {
  const { measured } = french.labels;
  const { hook, format, trending_sound } = french.texts.items;
  await openApp(page, '/', { videos: [exampleVideo({ id: 'mic', title: 'Micro', niche: 'home' })] });
  await keepMeasured(page, good, wide);
  await page.goto(`${SCREEN}?video=mic`);
  await button(page, measured.take).tap();
  await expect(box(page, hook.title)).toBeChecked();
  await expect(box(page, format.title)).toBeChecked();
  await expect(box(page, trending_sound.title)).not.toBeChecked();
  await expect(card(page, format.title)).toContainText(measured.verdicts.meets);
  await expect(card(page, format.title)).toContainText('9:16 · 24');
  await expect(card(page, trending_sound.title)).toContainText(measured.unseen.trending_sound);
  await expectNoViolation(page, 'checklist with measures');

  await button(page, measured.other).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^paysage\.mov/ })
    .tap();
  await expect(box(page, format.title)).not.toBeChecked();
  await expect(card(page, format.title)).toContainText('filme debout');
  await expect(card(page, trending_sound.title)).toContainText(measured.advice.loudness.low);
  await button(page, shell.undo).tap();
  await expect(box(page, format.title)).toBeChecked();
  await expectKept(page, '"checkedItems":["hook","format"]');
});

test('checklist (en): by keyboard from the suggestion to the figures, and back', { tag: '@full' }, async ({ page }) => {
  const { measured } = english.labels;
  const { format } = english.texts.items;
  await openApp(page, '/', { language: 'en' });
  await keepMeasured(page, good);
  await page.goto(`${SCREEN}?niche=home`);
  await button(page, measured.take).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, format.title)).toBeChecked();
  await expect(button(page, measured.leave)).toBeFocused();

  const note = card(page, format.title).locator('summary', { hasText: measured.verdicts.meets });
  await note.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, format.title).getByText(/^24\ss, aim: 15 to 60\ss \(rule of thumb\)$/)).toBeVisible();
  await button(page, measured.leave).focus();
  await page.keyboard.press('Space');
  await expect(box(page, format.title)).not.toBeChecked();
  await expect(note).toHaveCount(0);
});

installed(
  'checklist: without a network the measures are taken over, and stay through a reload',
  { tag: '@full' },
  async ({ page, context }) => {
    const { measured } = french.labels;
    const { format } = french.texts.items;
    await page.goto(EMPTY_PAGE);
    await keepMeasured(page, wide);
    await context.setOffline(true);
    await page.goto(`${SCREEN}?niche=tech`);
    await button(page, measured.take).tap();
    await expect(card(page, format.title)).toContainText(measured.verdicts.misses);
    await expectKept(page, '"measured":"wide"');
    await page.reload();
    await expect(card(page, format.title)).toContainText(/vise 15 à 60\ss/);
    await expect(box(page, format.title)).not.toBeChecked();
  },
);
