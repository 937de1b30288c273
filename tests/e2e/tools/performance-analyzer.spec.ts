import type { Page } from '@playwright/test';
import frTool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import en from '../../../src/tools/performance-analyzer/locales/en.json' with { type: 'json' };
import fr from '../../../src/tools/performance-analyzer/locales/fr.json' with { type: 'json' };
import { expect, expectKept, keep, openApp, test } from '../support/app';
import { test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';

const PATH = '/performance-analyzer';
const LINK = 'https://www.tiktok.com/@ines/video/42';

/** Fills in the form and starts the analysis, in French by touch; then its text is there. */
async function analyse(page: Page, views: string): Promise<void> {
  const { labels } = fr;
  await page.getByLabel(labels.form.url).fill(LINK);
  await page.getByLabel(labels.form.product).fill('Micro-cravate');
  await page.getByRole('group', { name: labels.form.niche }).getByText(frTool.niches.tech).tap();
  await page.getByLabel(labels.form.viewsCount, { exact: true }).fill(views);
  await page.getByLabel(labels.form.ctaUsed).fill('Le lien en bio, juste en bas');
  await page.getByRole('button', { name: labels.analyze }).tap();
  await page.getByRole('button', { name: labels.analysis.start }).tap();
  await expect(page.getByRole('heading', { level: 1, name: labels.verdict.correct })).toBeFocused();
}

test('a video is analysed twice by touch: its curve and its median; all without a violation', { tag: '@full' }, async ({
  page,
}) => {
  const { labels } = fr;
  await openApp(page, PATH, { settings: { instantResults: true } });
  await expectNoViolation(page, 'input');
  for (const views of ['1 240', '12,4 k']) {
    await analyse(page, views);
    await expect(page.getByRole('region', { name: labels.global })).toContainText('55');
    if (views === '1 240') await page.getByRole('button', { name: labels.again }).tap();
  }
  const history = page.getByRole('region', { name: labels.history.title });
  await expect(history.getByRole('img')).toBeVisible();
  await expect(history.getByRole('row')).toHaveCount(3);
  await expectNoViolation(page, 'results');
});

test('a half-filled form survives a reload, and is finished by keyboard alone', async ({ page }) => {
  const { labels } = en;
  await openApp(page, PATH, { language: 'en', settings: { instantResults: true } });
  await page.getByLabel(labels.form.url).focus();
  await page.keyboard.type(LINK);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Clip-on mic');
  await expectKept(page, 'Clip-on mic');
  await page.reload();
  await expect(page.getByLabel(labels.form.product)).toHaveValue('Clip-on mic');
  await page.getByLabel(labels.form.product).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: labels.analyze }).press('Enter');
  await page.getByRole('button', { name: labels.analysis.start }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: labels.verdict.correct })).toBeFocused();
});

test('a table is imported once its columns and bad rows were shown, and exported again', async ({ page }) => {
  const { labels } = fr;
  const { csv } = labels;
  await openApp(page, PATH);
  await page.getByRole('button', { name: csv.import }).click();
  const dialog = page.getByRole('dialog', { name: csv.import });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'videos.csv',
    mimeType: 'text/csv',
    // As older spreadsheets write it: é is one byte.
    buffer: Buffer.from(
      'Titre;Durée;Vues\r\nMini imprimante;24;1 240\r\nSupport;12;1,5 k\r\nRatée;;beaucoup\r\n',
      'latin1',
    ),
  });
  await expect(dialog.getByLabel(csv.fields.duration)).toHaveValue('1');
  await expect(dialog.getByText(/beaucoup/)).toBeVisible();
  await expectNoViolation(page, 'import');
  await dialog.getByRole('button', { name: /2/ }).click();
  await expect(dialog).toBeHidden();
  await expectKept(page, 'Mini imprimante');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: csv.export }).click();
  expect((await download).suggestedFilename()).toMatch(/^jimp-videos-.*\.csv$/);
});

installed(
  'performance-analyzer: opened cold without a network, by touch to scores and measurement, both there after a reload',
  async ({ page, context }) => {
    const { labels } = fr;
    await keep(page, { settings: { instantResults: true } });
    await context.setOffline(true);
    await page.goto(PATH);
    await analyse(page, '1 240');
    await expectKept(page, '"viewsCount":1240');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: labels.verdict.correct })).toBeVisible();
    await expect(page.getByRole('region', { name: labels.global })).toContainText('55');
    await expect(page.getByRole('region', { name: labels.history.title }).getByRole('row').last()).toContainText(
      '1 240',
    );
  },
);
