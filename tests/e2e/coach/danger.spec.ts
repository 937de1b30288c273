import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { lookOut } from '../../../src/domain/danger/readers';
import en from '../../../src/features/coach/danger/locales/en.json' with { type: 'json' };
import fr from '../../../src/features/coach/danger/locales/fr.json' with { type: 'json' };
import trChat from '../../../src/i18n/locales/tr/chat.labels.json' with { type: 'json' };
import tr from '../../../src/i18n/locales/tr/danger.labels.json' with { type: 'json' };
import {
  answerWith,
  ask,
  bubbles,
  composer,
  expect,
  openApp,
  openMenu,
  shell,
  TEXTS,
  test,
  withModel,
} from '../support/app';

/** To the device, this may be a figure of speech. */
const UNSURE =
  ['i cant take it anymore', 'i hate my life', 'i am so tired of all this', 'my husband gets angry when i film'].find(
    (message) => lookOut(message)?.isSure === false,
  ) ?? '';

const MESSAGE = 'j’ai plus envie de vivre, mes vidéos marchent pas';

test.describe('somebody in danger', () => {
  test.use({ serviceWorkers: 'block' });

  test('is heard on the device, with the numbers of the country, and the conversation goes on', async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    await openApp(page);
    await expect(composer(page)).toBeVisible();
    await expect(bubbles(page).first()).toBeVisible();
    await page.waitForFunction(() => document.readyState === 'complete');
    page.on('request', (request) => sent.push(request.postData() ?? ''));

    await ask(page, MESSAGE);
    const answer = page.getByRole('alert');
    await expect(answer).toContainText(fr.heard.suicide.first);
    await expect(answer).toContainText(fr.heard.suicide.then);
    for (const number of ['3114', '3919', '119', '17', '112']) {
      await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
    }
    await expect(page.locator('#main a[href^="tel:"]').first()).toContainText('3114');
    await expect(page.getByRole('link', { name: /findahelpline/ })).toHaveAttribute(
      'href',
      'https://findahelpline.com',
    );
    expect(sent.filter((body) => body.includes('envie'))).toEqual([]);
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations).toEqual([]);

    // The country can be changed in the answer.
    await page.getByLabel(fr.country).selectOption('US');
    await expect(page.locator('a[href="tel:988"]')).toBeVisible();
    await expect(page.locator('a[href="tel:3114"]')).toHaveCount(0);
    await page.getByLabel(fr.country).selectOption('');
    await expect(page.locator('#main a[href^="tel:"]')).toHaveCount(1);
    await page.getByLabel(fr.country).selectOption('FR');

    // None of it appears in a title, a preview or a search.
    await openMenu(page);
    const menu = page.getByRole('dialog');
    await expect(menu.getByText(fr.title, { exact: true }).first()).toBeVisible();
    await expect(menu.getByText('envie')).toHaveCount(0);
    await page.keyboard.press('Escape');

    // The conversation goes on, even without a network.
    await context.setOffline(true);
    await ask(page, 'Donne-moi trois accroches pour une gourde');
    const reply = bubbles(page).last();
    await expect(reply.getByRole('button', { name: TEXTS.fr.coach.chat.copy, exact: true })).toBeVisible();
    await expect(reply).not.toContainText(fr.heard.suicide.first);
    await ask(page, 'mon mari me frappe');
    await expect(page.getByRole('alert').last()).toContainText(fr.heard.violence.first);
  });

  test('what may be a figure of speech is asked about, and a no brings the usual answer', async ({ page }) => {
    await openApp(page, '/', { language: 'en' });
    await ask(page, UNSURE);
    await expect(bubbles(page).last()).toContainText(en.ask.question);
    await page.getByRole('button', { name: en.ask.no }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(bubbles(page).filter({ hasText: en.ask.no })).toBeVisible();
    await expect(
      bubbles(page).last().getByRole('button', { name: TEXTS.en.coach.chat.copy, exact: true }),
    ).toBeVisible();
    // Its title says nothing of it; the answer distinguishes it from others.
    await page.getByRole('button', { name: TEXTS.en.shell.menu, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(en.title, { exact: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await ask(page, UNSURE);
    await page.getByRole('button', { name: en.ask.yes }).click();
    await expect(page.getByRole('alert')).toContainText('I read what you wrote');
  });

  test('is heard in a message that is too long to be any other question', { tag: '@full' }, async ({ page }) => {
    await openApp(page);
    await ask(page, `${'Je vends des sérums en vidéo. '.repeat(150)}Je veux mourir.`);
    await expect(page.getByRole('alert').filter({ hasText: fr.heard.suicide.first })).toBeVisible();
    await expect(composer(page)).toHaveValue('');
  });

  test('after a no, the model is asked the original question, not the no', { tag: '@full' }, async ({ page }) => {
    await withModel(page);
    await page.route('/api/chat', (route) => route.fulfill({ status: 500 }));
    await openApp(page, '/', { language: 'en' });
    await ask(page, UNSURE);
    await page.getByRole('button', { name: en.ask.no }).click();
    const again = page.getByRole('button', { name: TEXTS.en.chat.answered.again });
    await expect(again).toBeVisible();
    await answerWith(page, 'A model’s answer');
    const asked = page.waitForRequest('/api/chat');
    await again.click();
    expect((await asked).postDataJSON()).toMatchObject({ message: UNSURE });
    await expect(bubbles(page).last()).toContainText('A model’s answer');
    await expect(bubbles(page).filter({ hasText: en.ask.no })).toHaveCount(1);
  });

  test('a typed yes is treated like a tapped one, and no model reads it', async ({ page }) => {
    await answerWith(page, 'A model’s answer');
    await openApp(page, '/', { language: 'en' });
    await ask(page, UNSURE);
    await expect(bubbles(page).last()).toContainText(en.ask.question);
    await ask(page, 'yes');
    await expect(page.getByRole('alert')).toContainText('I read what you wrote');
    await expect(bubbles(page).filter({ hasText: 'A model’s answer' })).toHaveCount(0);
  });
});

test.describe('danger in a language that is neither French nor English', () => {
  const TURKISH = 'artık yaşamak istemiyorum';
  /** Records what the model is asked. */
  const watchModel = async (page: Page) => {
    const asked: string[] = [];
    await answerWith(page, 'A model’s answer');
    page.on('request', (request) => request.url().endsWith('/api/chat') && asked.push(request.postData() ?? ''));
    return asked;
  };

  test('is heard after the language was changed, without a reload', async ({ page }) => {
    const asked = await watchModel(page);
    await openApp(page);
    await expect(bubbles(page).first()).toBeVisible();
    await page.getByRole('button', { name: shell.menu, exact: true }).click();
    await page.getByRole('button', { name: /^Langue/ }).click();
    await page.getByRole('searchbox').fill('Türkçe');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await ask(page, TURKISH);
    await expect(page.getByRole('alert')).toContainText(tr.heard.suicide.first);
    expect(asked).toEqual([]);
  });

  test('is held until the words that recognise it have loaded, and no model reads it before', async ({ page }) => {
    const asked = await watchModel(page);
    const held = new Promise<Route>((resolve) => void page.route('**/dangerJudge-*.json', resolve));
    await openApp(page, '/', { language: 'tr' });
    await ask(page, TURKISH);
    await (await held).continue();
    await expect(page.getByRole('alert')).toContainText(tr.heard.suicide.first);
    expect(asked).toEqual([]);
  });

  test('if those words cannot be loaded, no model reads the message; sent again, it is heard', {
    tag: '@full',
  }, async ({ page }) => {
    const asked = await watchModel(page);
    await page.route('**/dangerJudge-*.json', (route) => route.abort());
    await openApp(page, '/', { language: 'tr' });
    await ask(page, TURKISH);
    const again = page.getByRole('button', { name: trChat.answered.again });
    await expect(again).toBeVisible();
    expect(asked).toEqual([]);
    await page.unroute('**/dangerJudge-*.json');
    await again.click();
    await expect(page.getByRole('alert')).toContainText(tr.heard.suicide.first);
    expect(asked).toEqual([]);
    await page.locator('header button').first().click();
    await expect(page.getByRole('dialog').getByText(tr.title, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('dialog').getByText(TURKISH)).toHaveCount(0);
  });
});
