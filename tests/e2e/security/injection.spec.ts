import { errors, type Page } from '@playwright/test';
import { screens } from '../../../src/app/screens';
import type { ChatMessage } from '../../../src/contracts/conversation';
import { tools } from '../../../src/tools/registry';
import { exampleJudgement, exampleReport } from '../../fixtures/exampleReport';
import { exampleVideo } from '../../fixtures/exampleVideo';
import { answerWith, ask, bubbles, chat, expect, keep, PROFILE, talk, test } from '../support/app';
import { chooseFile, eraseAll, exportAll, importHeld } from '../support/backupFile';
import { sample } from '../support/everyday';
import { ALL_INJECTIONS, INJECTIONS, watchForInjections } from '../support/injections';

test.use({ reducedMotion: 'reduce' });

const main = (page: Page) => page.locator('#main');
const paths = ['/', ...screens.flatMap((screen) => screen.paths)];
const AT = '2026-11-21T10:00:00.000Z';
/** A different item of the corpus for each field. */
const injectionAt = (place: number) => INJECTIONS[place % INJECTIONS.length] ?? '';

/** A translation with markup or slots other than its original's is not used at all. */
const WITHOUT_MARKUP = INJECTIONS.filter((text) => !/[<*]|\{\{/.test(text));

/** Every text of an object, however deep, replaced by all injections. */
const injected = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? ALL_INJECTIONS : part)));

/** Does not wait for anything that the screen removes while it is being filled in. */
async function ifStillThere(act: (limit: { timeout: number }) => Promise<void>): Promise<void> {
  await act({ timeout: 2000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Fills in every field on the screen, and goes on like somebody who has answered, once per question. */
async function typeEverywhere(page: Page, start: number): Promise<void> {
  for (let step = 0; step < 8; step++) {
    const dialog = page.getByRole('dialog');
    const open = (await dialog.isVisible()) ? dialog : main(page);
    const before = await main(page).innerText();
    const fields = open.locator('input:not([type]), input[type=text], input[type=search], input[type=url], textarea');
    for (const [place, field] of (await fields.all()).entries()) {
      await ifStillThere((limit) => field.fill(injectionAt(start + 7 * step + place), limit));
    }
    const next = open.locator('button.bg-accent:enabled').first();
    const option = open.getByRole('group').getByRole('button').first();
    const onward = (await next.isVisible()) ? next : option;
    if (await onward.isVisible()) await ifStillThere((limit) => onward.click(limit));
    if ((await main(page).innerText()) === before) return;
  }
}

for (const [index, { id, path }] of sample(tools, 1).entries()) {
  test(`${id}: nothing that is typed runs`, async ({ page, context }) => {
    test.slow();
    const expectNothingRan = await watchForInjections(context);
    await keep(page, { settings: { instantResults: true } });
    await page.goto(path);
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    await typeEverywhere(page, index * 11);
    await expectNothingRan(page, path);
    await page.reload();
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    await expectNothingRan(page, `${path} after a reload`);
  });
}

test('nothing that is stored runs, on any screen, nor what a backup brings', async ({ page, context }) => {
  test.slow();
  const expectNothingRan = await watchForInjections(context);
  const { conversation, messages } = talk('attack', ALL_INJECTIONS, INJECTIONS.join('|||'), AT);
  const analysis: ChatMessage = {
    id: 'attack-analysis',
    type: 'video_analysis',
    content: ALL_INJECTIONS,
    timestamp: AT,
    videoAnalysis: { ...exampleReport, fileName: ALL_INJECTIONS, judged: injected(exampleJudgement) },
  };
  const suggestions = [...INJECTIONS.slice(0, 3)];
  const texts = { title: ALL_INJECTIONS, description: ALL_INJECTIONS, hook: ALL_INJECTIONS, script: ALL_INJECTIONS };
  const more = { product: ALL_INJECTIONS, niche: injectionAt(5), hashtags: [...INJECTIONS], link: injectionAt(33) };
  await keep(page, {
    profile: { ...PROFILE, name: ALL_INJECTIONS },
    conversations: [{ conversation, messages: [...messages.map((one) => ({ ...one, suggestions })), analysis] }],
    openId: 'attack',
    videos: [
      exampleVideo({ id: 'attack-idea', ...texts, ...more, slot: { date: AT.slice(0, 10) } }),
      exampleVideo({ id: 'attack-live', kind: 'live', ...texts, ...more, sourceTool: injectionAt(2) }),
      exampleVideo({ id: 'attack-out', ...texts, ...more, publishedAt: AT, platform: injectionAt(1) }),
    ],
  });
  await page.goto('/settings');
  const { text } = await exportAll(page);
  expect(text).toContain('ranInjection');
  await eraseAll(page);
  await page.goto('/settings');
  await page.locator('button[data-suggested]').click();
  await chooseFile(page, `${injectionAt(5)}.json`, text);
  await expectNothingRan(page, 'the dialog that says what a backup holds');
  await importHeld(page);
  for (const path of sample(paths, 4)) {
    await page.goto(path);
    await expect(main(page).getByRole('heading').first(), path).toBeAttached();
    await expectNothingRan(page, path);
  }
});

test('nothing that an address brings runs', { tag: '@full' }, async ({ page, context }) => {
  test.slow();
  const expectNothingRan = await watchForInjections(context);
  await keep(page, {});
  const PARAMETERS = ['product', 'niche', 'video', 'url', 'tab', 'reminder', 'day', 'country', 'topic', 'price', 'q'];
  for (const [place, path] of sample([...paths, '/<script>ranInjection()</script>'], 6).entries()) {
    const query = new URLSearchParams(PARAMETERS.map((name, at) => [name, injectionAt(place * 5 + at)]));
    await page.goto(`${path}?${query}#${encodeURIComponent(injectionAt(place))}`);
    await expect(main(page).getByRole('heading').first(), path).toBeAttached();
    await expectNothingRan(page, path);
  }
});

test('nothing that a model says runs: an answer, a suggestion, a translation', async ({ page, context }) => {
  test.slow();
  const expectNothingRan = await watchForInjections(context);
  const response = INJECTIONS.join('|||');
  await answerWith(page, response, INJECTIONS.slice(0, 3));
  await page.route('/api/translate', async (route) => {
    const { texts }: { texts: string[] } = route.request().postDataJSON();
    const translatedTexts = texts.map((text, place) => `${text} ${WITHOUT_MARKUP[place % WITHOUT_MARKUP.length]}`);
    await route.fulfill({ json: { translatedTexts } });
  });
  await keep(page, { settings: { instantResults: true } });
  await page.goto('/');
  await ask(page, 'Une idée ?');
  await expect(bubbles(page).last()).toContainText('ranInjection');
  await expectNothingRan(page, 'the chat');
  const suggested = main(page).getByRole('button', { name: 'ranInjection' }).first();
  await suggested.click();
  await expect(page.getByRole('button', { name: chat.send, exact: true })).toBeVisible();
  await expectNothingRan(page, 'a suggestion that was taken');

  await page.evaluate(() => sessionStorage.setItem('jimp.language', 'tr'));
  await page.goto('/daily-viral-alerts');
  await expect(main(page)).toContainText('ranInjection');
  await expectNothingRan(page, 'a translation');
});

test('the watch notices what would run', async ({ page, context }) => {
  const expectNothingRan = await watchForInjections(context);
  await keep(page, {});
  await page.goto('/settings');
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  await expectNothingRan(page, 'before');
  await page.evaluate(() => document.querySelector('#root')?.append(document.createElement('iframe')));
  await expect(expectNothingRan(page, 'markup')).rejects.toThrow(/markup/);
  await page.evaluate(() => document.querySelector('#root iframe')?.remove());
  const refused = page.evaluate(() => document.body.setAttribute('onclick', 'ranInjection()'));
  await expect(refused).rejects.toThrow(/TrustedScript/);
  await expect(expectNothingRan(page, 'script')).rejects.toThrow(/require-trusted-types-for|trusted-types/);
});
