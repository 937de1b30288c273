import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import tool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import checklist from '../../../src/tools/checklist/locales/fr.json' with { type: 'json' };
import tracker from '../../../src/tools/content-tracker/locales/fr.json' with { type: 'json' };
import analyzer from '../../../src/tools/performance-analyzer/locales/fr.json' with { type: 'json' };
import scheduler from '../../../src/tools/publishing-scheduler/locales/fr.json' with { type: 'json' };
import titles from '../../../src/tools/titles/locales/fr.json' with { type: 'json' };
import { ask, bubbles, chat, expectKept, onboarding, openMenu, shell, start } from '../support/app';
import { expect } from '../support/pwa';

// The whole life of one video, on a phone, from the first visit to what its figures say. It takes the README's
// pictures: PICTURES=docs/pictures npx playwright test mainFlow --project phone
const FOLDER = process.env.PICTURES;
const PRODUCT = 'Sérum éclat à la vitamine C';

const main = (page: Page) => page.locator('#main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function picture(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(button(page, shell.undo)).toHaveCount(0); // a message would hide the top of the screen
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled', caret: 'hide', scale: 'css' });
}

async function answerTheQuestions(page: Page): Promise<void> {
  await button(page, onboarding.intro.begin).tap();
  await page.getByRole('textbox').fill('Inès');
  await button(page, onboarding.name.continue).tap();
  for (const answer of ['Beauté', 'Oui, il est ouvert', /^5\s000/, 'Je débute', 'Les vidéos']) {
    await main(page).getByRole('button', { name: answer }).tap();
  }
  await expect(page.locator('dd')).toHaveCount(5);
  await picture(page, '2-onboarding');
  await button(page, onboarding.summary.start).tap();
}

/** What a phone's browser does when it considers the app worth installing; the dialog itself is the browser's own. */
async function install(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: async () => document.body.setAttribute('data-dialog-opened', '') });
    dispatchEvent(event);
  });
  await button(page, shell.menu).tap();
  await page.getByRole('button', { name: 'Installer Jimp' }).tap();
  await expect(page.locator('body')).toHaveAttribute('data-dialog-opened', '');
  await page.keyboard.press('Escape');
}

test('install, language, onboarding, question, plan, reminder, publish, analyse; all of it there without a network', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['notifications']);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: start.welcome })).toBeVisible();
  await picture(page, '1-language');
  await page.locator('button[data-suggested]').tap();
  await answerTheQuestions(page);
  await expect(button(page, shell.menu)).toBeVisible();
  await install(page);

  await ask(page, 'J’ai un sérum à la vitamine C à vendre, je commence par quoi ?');
  await expect(button(page, chat.stop)).toHaveCount(0);
  await expect(bubbles(page).last()).not.toBeEmpty();
  await picture(page, '3-question');

  await page.goto('/title-generator?niche=beaute');
  await main(page).getByRole('textbox').fill(PRODUCT);
  await button(page, titles.labels.generate).tap();
  await button(page, tool.result.keep).first().tap();
  await expectKept(page, 'vitamine C');
  await picture(page, '4-titles');

  await page.goto('/publishing-scheduler?niche=beaute');
  const { remind, video } = scheduler.labels;
  const slot = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: remind.button }) });
  await slot.first().getByRole('button', { name: video.any }).tap();
  await slot
    .first()
    .getByRole('button', { name: /vitamine C/ })
    .first()
    .tap();
  await expectKept(page, '"stage":"toShoot"');
  await slot.first().getByRole('button', { name: remind.button }).tap();
  await page.getByRole('button', { name: remind.yes }).tap();
  await expect(
    main(page)
      .getByText(/^Rappel le/)
      .first(),
  ).toBeVisible();
  await picture(page, '5-plan');

  await page.goto('/pre-publication-checklist');
  await main(page)
    .getByRole('button', { name: /vitamine C/ })
    .first()
    .tap();
  for (const item of await main(page).getByRole('checkbox').all()) await item.locator('..').tap();
  await expect(main(page).getByText(checklist.labels.ready)).toBeVisible();
  await picture(page, '6-checklist');

  await page.goto('/content-tracker');
  await main(page)
    .getByText(/vitamine C/)
    .first()
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: tracker.labels.stages.published }).tap();
  await expectKept(page, 'publishedAt');

  await page.goto('/performance-analyzer');
  const { form, analyze, analysis } = analyzer.labels;
  await page.getByLabel(form.url).fill('https://www.tiktok.com/@ines/video/42');
  await page.getByLabel(form.product).fill(PRODUCT);
  await page.getByRole('group', { name: form.niche }).getByText('Beauté').tap();
  await page.getByLabel(form.viewsCount, { exact: true }).fill('12,4 k');
  await page.getByLabel(form.likesCount).fill('640');
  await page.getByLabel(form.duration).fill('24');
  await page.getByLabel(form.avgWatchTime).fill('19');
  await page.getByLabel(form.ctaUsed).fill('C’est juste en bas');
  await button(page, analyze).tap();
  await button(page, analysis.start).tap();
  await expect(page.getByRole('region', { name: analyzer.labels.global })).toContainText('84');
  await picture(page, '7-analysis');

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/');
  const menu = await openMenu(page);
  await expect(menu.getByRole('button', { name: /^J’ai un sérum/ }).first()).toBeVisible();
  await page.goto('/content-tracker');
  await expect(main(page)).toContainText(PRODUCT);
  await page.goto('/publishing-scheduler');
  await expect(
    main(page)
      .getByText(/^Rappel le/)
      .first(),
  ).toBeVisible();
});
