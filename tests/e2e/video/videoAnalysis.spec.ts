import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import { MOST_VIDEO_BYTES } from '../../../src/contracts/videoAnalysis';
import english from '../../../src/features/coach/video/locales/en.json' with { type: 'json' };
import french from '../../../src/features/coach/video/locales/fr.json' with { type: 'json' };
import arabic from '../../../src/i18n/locales/ar/video.labels.json' with { type: 'json' };
import { bubbles, expect, expectKept, keep, openApp, PROFILE, TEXTS, talk, test } from '../support/app';
import { inTurn } from '../support/everyday';
import { EMPTY_PAGE, test as installed } from '../support/installed';
import { expectNoViolation } from '../support/noViolation';
import { write } from '../support/remindersWorker';

const CATALOGUES = { fr: french, en: english, ar: arabic } as const;
type Language = keyof typeof CATALOGUES;

const VIDEO = 'tests/fixtures/videos/portrait.mp4';
const OPEN = '/?video=1';
const PATIENCE = { timeout: 30_000 };

const dialog = (page: Page, language: Language = 'fr') =>
  page.getByRole('dialog', { name: CATALOGUES[language].dialog.title });
const picker = (page: Page, language: Language = 'fr') =>
  dialog(page, language).getByLabel(CATALOGUES[language].idle.choose);
/** The analysis of a file in the conversation. */
const panel = (page: Page, name: string, language: Language = 'fr') =>
  page.getByRole('region', { name: CATALOGUES[language].message.title.replace('{{name}}', name), exact: true });
const plain = (text: string) => text.replace(/\s+/g, ' ');
const button = (area: Page | Locator, name: string) => area.getByRole('button', { name, exact: true });
/** Requests the result while a question is still open. */
const toResult = (page: Page, language: Language = 'fr') =>
  button(dialog(page, language), CATALOGUES[language].analyzing.showResult).click(PATIENCE);
/** What expands at a line of the panel. */
const opening = (area: Locator, line: string) =>
  area.locator('details').filter({ has: area.page().locator('summary', { hasText: line }) });

/** Holds the matching files and calls until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await held;
    await route.continue();
  });
  return release;
}
const MEASURING = '**/measureVideo-*.js';

installed(
  'analysis (fr, touch), without a network: from the file to the result, which a reload keeps',
  async ({ page, context }) => {
    await page.goto(EMPTY_PAGE);
    await write(page, STORAGE_KEYS.profile.key, { version: STORAGE_KEYS.profile.version, data: { profile: PROFILE } });
    await context.setOffline(true);
    await page.goto('/');
    await button(page, TEXTS.fr.coach.chat.video).tap();
    await expect(dialog(page)).toContainText(french.idle.staysHere);
    await picker(page).setInputFiles(VIDEO);
    await expect(dialog(page)).toContainText(french.analyzing.measured, PATIENCE);
    await expect(dialog(page)).toContainText(french.questions.product_visibility);
    await toResult(page);

    const result = panel(page, 'portrait.mp4');
    await expect(result).toContainText(/\d+ sur 100/, PATIENCE);
    await expect(dialog(page)).toHaveCount(0);
    await expect(result).toContainText('360 × 640 · 0:03');
    for (const section of Object.values(french.sections)) await expect(result).toContainText(section);
    const word = bubbles(page).last();
    await expect(word).toContainText('pour portrait.mp4');
    const [first] = await page.locator('#main').getByRole('button', { name: french.suggestions.another }).all();
    expect(first, 'the third suggestion leads to the next analysis').toBeDefined();

    const technical = opening(result, french.sections.technical_aspects);
    await technical.locator('summary').tap();
    const rowOf = (name: string) =>
      technical.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    const peak = rowOf(french.measures.truePeak.name);
    await expect(peak).toContainText('dBTP');
    await expect(peak).toContainText(french.sources.ebuR128);
    const brightness = rowOf(french.measures.brightness.name);
    await expect(brightness).toContainText(/\d+\s%/);
    await expect(brightness).toContainText(french.sources.ruleOfThumb);

    await opening(result, 'Questions sans réponse').locator('summary').tap();
    await result
      .getByRole('group', { name: plain(french.questions.product_visibility) })
      .getByText(french.answers.yes)
      .tap();
    await expect(opening(result, french.sections.conversion_optimization)).toContainText('100 sur 100');
    await expectKept(page, '"product_visibility":"yes"');

    await page.reload();
    await expect(opening(panel(page, 'portrait.mp4'), french.sections.conversion_optimization)).toContainText(
      '100 sur 100',
    );
    await expect(bubbles(page).last()).toContainText('pour portrait.mp4');
  },
);

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('analysis (en): opened, answered, cancelled and closed without a pointer', { tag: '@full' }, async ({
    page,
  }) => {
    const release = await hold(page, MEASURING);
    await openApp(page, '/', { language: 'en' });
    const opener = button(page, TEXTS.en.coach.chat.video).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'en').getByRole('heading', { name: english.dialog.title })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(dialog(page, 'en'), TEXTS.en.shell.close)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(picker(page, 'en')).toBeFocused();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
    await chooser.setFiles(VIDEO);

    await expect(dialog(page, 'en').getByRole('heading', { name: english.questions.product_visibility })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'en').getByRole('heading', { name: english.questions.call_to_action })).toBeFocused();
    await button(dialog(page, 'en'), english.analyzing.cancel).press('Enter');
    await expect(picker(page, 'en')).toBeFocused();

    await picker(page, 'en').setInputFiles(VIDEO);
    for (const question of ['product_visibility', 'call_to_action', 'trust_building'] as const) {
      await expect(dialog(page, 'en').getByRole('heading', { name: english.questions[question] })).toBeFocused();
      await button(dialog(page, 'en'), english.answers.partly).press('Enter');
    }
    await expect(dialog(page, 'en').getByText(english.analyzing.thanksWaiting)).toBeFocused();
    release();
    const result = panel(page, 'portrait.mp4', 'en');
    await expect(result).toContainText('65 out of 100', PATIENCE);
    // The analysis has opened a conversation, which has an address; the dialog's is gone.
    await expect(page).toHaveURL(/\/\?c=[\w-]+$/);

    await button(result, english.result.another).press('Enter');
    await expect(dialog(page, 'en')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'en')).toHaveCount(0);
    await expect(button(result, english.result.another)).toBeFocused();
  });
});

test('what is not a video, too large, empty or damaged is refused in words, and the next file is accepted', async ({
  page,
}) => {
  await openApp(page, OPEN);
  const refused = dialog(page).getByRole('alert');
  await picker(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(refused).toHaveText('Veuillez sélectionner un fichier vidéo ou image');
  await picker(page).setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) });
  await expect(refused).toHaveText(french.problems.empty);
  await dropFile(page, { name: 'large.mp4', type: 'video/mp4', bytes: MOST_VIDEO_BYTES + 1 });
  await expect(refused).toHaveText('Le fichier est trop volumineux. Maximum 50MB.');
  await picker(page).setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a video at all') });
  await expect(refused).toHaveText(french.problems.document, PATIENCE);
  await expectNoViolation(page, 'a file that is refused');
  await picker(page).setInputFiles(VIDEO);
  await toResult(page);
  await expect(panel(page, 'portrait.mp4')).toBeVisible(PATIENCE);
});

/** Drops a file of `bytes` zeros, made in the page, on the dialog. */
const dropFile = (page: Page, file: { name: string; type: string; bytes: number }) =>
  page.evaluate(({ name, type, bytes }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    document
      .querySelector('dialog')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, file);

for (const way of ['paste', 'drop'] as const) {
  test(`a file comes in by ${way}`, { tag: '@full' }, async ({ page }) => {
    await openApp(page, OPEN);
    await expect(picker(page)).toBeAttached();
    const base64 = (await readFile('tests/fixtures/videos/picture.png')).toString('base64');
    await page.evaluate(
      ([type, data = '']) => {
        const dataTransfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], 'cover.png', { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: dataTransfer, ...options })
            : new DragEvent('drop', { dataTransfer, ...options });
        document.body.dispatchEvent(event);
      },
      [way, base64],
    );
    await toResult(page);
    const result = panel(page, 'cover.png');
    await expect(result).toBeVisible(PATIENCE);
    await expect(opening(result, french.sections.technical_aspects)).toContainText(french.result.notMeasured);
  });
}

test('cancelling and closing end the measuring, and nothing of it is stored', { tag: '@full' }, async ({ page }) => {
  const release = await hold(page, MEASURING);
  await openApp(page, OPEN);
  await picker(page).setInputFiles(VIDEO);
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await button(dialog(page), french.analyzing.cancel).click();
  await expect(picker(page)).toBeAttached();
  await picker(page).setInputFiles(VIDEO);
  await button(dialog(page), TEXTS.fr.shell.close).click();
  await expect(dialog(page)).toHaveCount(0);
  const loaded = page.waitForResponse(MEASURING);
  release();
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(panel(page, 'portrait.mp4')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test.describe('the suggestion of the coach', () => {
  const WORDINGS = [
    ['fr', 'Analyser ma vidéo'],
    ['en', 'Analyze my video'],
    ['ar', TEXTS.ar.coach.chat.video],
    // The built-in coach answers in English anybody who writes neither French nor English.
    ['ar', 'Analyze my video'],
  ] as const;
  for (const [language, suggestion] of inTurn(WORDINGS, 2)) {
    test(`opens the dialog (${language}): ${suggestion}`, async ({ page }) => {
      const { conversation, messages } = talk('c1', 'Pourquoi ?', 'Voilà.', '2026-11-20T10:00:00.000Z');
      const [question, answer] = messages;
      if (!question || !answer) throw new Error('There is no answer');
      const suggesting = { ...answer, suggestions: [suggestion] };
      await openApp(page, '/', {
        language,
        conversations: [{ conversation, messages: [question, suggesting] }],
        openId: 'c1',
      });
      await page.getByRole('button', { name: suggestion, exact: true }).and(page.locator('[dir=auto]')).click();
      await expect(dialog(page, language)).toBeVisible();
      await expect(bubbles(page)).toHaveCount(2);
    });
  }
});

test('1 s after the analysis the word on it shows, with the score and three suggestions', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  await openApp(page, OPEN);
  await picker(page).setInputFiles(VIDEO);
  await toResult(page);
  await expect(dialog(page)).toHaveCount(0, PATIENCE);
  const word = bubbles(page).filter({ hasText: 'pour portrait.mp4' });
  await page.clock.runFor(2000);
  await expect(word).toContainText(/\d+ sur 100/);
  await expect(page.locator('#main').getByRole('button', { name: french.suggestions.another })).toHaveCount(2);
});

const LOOKS = [
  { language: 'fr', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'dark' },
] as const;

for (const { language, theme } of inTurn(LOOKS, 0)) {
  test.describe(`no violation: ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme, reducedMotion: 'reduce' });

    test('the dialog and the panel with everything that expands', { tag: '@full' }, async ({ page }) => {
      const texts = CATALOGUES[language];
      const release = await hold(page, MEASURING);
      await keep(page, { language });
      await page.goto(OPEN);
      await expect(picker(page, language)).toBeAttached();
      await expectNoViolation(page, 'the dialog, idle');
      await picker(page, language).setInputFiles(VIDEO);
      await expect(dialog(page, language).getByRole('progressbar')).toBeVisible();
      await expectNoViolation(page, 'the dialog, analyzing');
      release();
      await toResult(page, language);
      const result = panel(page, 'portrait.mp4', language);
      await expect(result).toBeVisible(PATIENCE);
      await expect(result).toContainText(texts.result.overall);
      await result.evaluate((region) => {
        for (const details of region.querySelectorAll('details')) details.open = true;
      });
      await expectNoViolation(page, 'the panel, open');
    });
  });
}
