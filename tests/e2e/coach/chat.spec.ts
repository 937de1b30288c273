import type { Page, Route } from '@playwright/test';
import {
  answerWith,
  ask,
  bubbles,
  chat,
  composer,
  expect,
  expectKept,
  keep,
  leaveAndReload,
  openApp,
  openMenu,
  PROFILE,
  sendButton,
  shell,
  stopClock,
  TEXTS,
  talk,
  test,
  withModel,
} from '../support/app';

const { chat: talking } = TEXTS.fr;
const CHIPS = [...Object.values(talking.starters), ...Object.values(talking.choices)];
/** How many bubbles the welcome has. */
const WELCOME = 3;
const chip = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
const typing = (page: Page) => page.getByText(chat.typing, { exact: true });

/** The texts announced to screen readers. */
const announced = (page: Page) => page.locator('[aria-live="polite"].sr-only p');

/** Holds the questions to a model until the test answers them. */
async function holdChat(page: Page) {
  await withModel(page);
  return hold(page, '/api/chat');
}

/** Holds the calls to a path until the test answers them. */
async function hold(page: Page, path: string): Promise<{ next: () => Promise<Route>; count: () => number }> {
  const waiting: Route[] = [];
  let taken = 0;
  let count = 0;
  await page.route(path, (route) => {
    count += 1;
    waiting.push(route);
  });
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(taken);
    const route = waiting[taken];
    taken += 1;
    if (!route) throw new Error(`Nothing asked for ${path}`);
    return route;
  };
  return { next, count: () => count };
}

/** The code and the words that open a new conversation. */
const OPENING = '**/chat-*.js';

/** A chat whose welcome is visible when the clock is stopped. */
async function welcomeWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  const opening = await hold(page, OPENING);
  await openApp(page);
  const route = await opening.next();
  await expect(composer(page)).toBeVisible();
  await stopClock(page);
  await route.continue();
  await expect(bubbles(page)).toHaveCount(WELCOME);
}

/** Turns the mouse wheel, and waits until the page has noticed. */
async function scroll(page: Page): Promise<void> {
  const seen = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), { once: true })),
  );
  await page.mouse.wheel(0, 20);
  await seen;
}

test.describe('the welcome', () => {
  test('appears once its text has loaded, knows name and niche, and calls no server', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && asked.push(request.url()));
    const opening = await hold(page, OPENING);
    await openApp(page);
    const route = await opening.next();
    await expect(page.getByText(chat.empty)).toBeVisible();
    await route.continue();
    await expect(bubbles(page)).toHaveCount(WELCOME);
    await expect(bubbles(page).first()).toContainText('Salut Inès, moi c’est Jimp.');
    await expect(bubbles(page).nth(1)).toContainText('Tu as choisi la beauté.');
    await chip(page, talking.starters.start).click();
    await expect(chip(page, talking.starters.start)).toHaveCount(0);
    await expect(bubbles(page).last().getByRole('button', { name: chat.copy, exact: true })).toBeVisible();
    expect(asked.filter((url) => !url.endsWith('/api/config'))).toEqual([]);
  });

  test('speaks the chosen language, and its starters are understood', async ({ page }) => {
    const { ar } = TEXTS;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApp(page, '/', { language: 'ar' });
    await chip(page, ar.chat.starters.start).click();
    await expect(bubbles(page).filter({ hasText: 'something you already own' })).toBeVisible();
    await ask(page, 'ما عاصمة أستراليا؟');
    await expect(bubbles(page).last().getByRole('link')).toHaveCount(5);
    await expect(bubbles(page).last().getByRole('link').first()).toHaveText(ar.shell.tools['daily-product']);
    await expect(chip(page, ar.chat.starters.start)).toBeVisible();
  });

  test('if the user sends nothing within 10 s, one automatic follow-up appears, once only', async ({ page }) => {
    await welcomeWithStoppedClock(page);
    await page.clock.runFor(9999);
    await expect(bubbles(page)).toHaveCount(WELCOME);
    await page.clock.runFor(1);
    await expect(bubbles(page)).toHaveCount(WELCOME + 1);
    await expect(bubbles(page).last()).toContainText(`${talking.welcome.chosen.beauty} ${talking.followUp}`);
    for (const text of CHIPS) await expect(chip(page, text)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(bubbles(page)).toHaveCount(WELCOME + 1);
  });

  for (const [action, act] of [
    ['a tap', (page: Page) => page.locator('#main').tap({ position: { x: 10, y: 300 } })],
    ['a key', (page: Page) => composer(page).press('a')],
    ['scrolling', scroll],
  ] as const) {
    test(`any user action cancels the follow-up: ${action}`, { tag: '@full' }, async ({ page }) => {
      await welcomeWithStoppedClock(page);
      await page.clock.runFor(9000);
      await act(page);
      await page.clock.runFor(60_000);
      await expect(bubbles(page)).toHaveCount(WELCOME);
    });
  }
});

test.describe('sending', () => {
  test('sending is blocked while the text is blank', async ({ page }) => {
    const calls = await holdChat(page);
    await openApp(page);
    await expect(bubbles(page).first()).toBeVisible();
    const before = await bubbles(page).count();
    for (const blank of ['', '   ', '\n\n']) {
      await composer(page).fill(blank);
      await expect(sendButton(page)).toBeDisabled();
      await composer(page).press('Enter');
    }
    await expect(bubbles(page)).toHaveCount(before);
    expect(calls.count()).toBe(0);
  });

  test('sending is blocked while a request is pending, and what is typed in the meantime stays', async ({ page }) => {
    const calls = await holdChat(page);
    await openApp(page);
    await ask(page, 'Première question');
    await expect(typing(page)).toBeVisible();
    const route = await calls.next();
    await ask(page, 'Deuxième question');
    await expect(composer(page)).toHaveValue('Deuxième question');
    await expect(sendButton(page)).toHaveCount(0);
    await expect(bubbles(page).filter({ hasText: 'Deuxième' })).toHaveCount(0);
    await route.fulfill({ json: { response: 'Voilà', suggestions: [] } });
    await expect(bubbles(page).last()).toContainText('Voilà');
    await expect(typing(page)).toHaveCount(0);
    expect(calls.count()).toBe(1);
    await sendButton(page).click();
    await expect(bubbles(page).filter({ hasText: 'Deuxième' })).toBeVisible();
  });

  test('is blocked too while the code for sending is loading', { tag: '@full' }, async ({ page }) => {
    const code = await hold(page, '**/sendMessage-*.js');
    const calls = await holdChat(page);
    await openApp(page);
    const route = await code.next();
    await composer(page).fill('Une question');
    await composer(page).press('Enter');
    await composer(page).press('Enter');
    await route.continue();
    await (await calls.next()).fulfill({ json: { response: 'Voilà', suggestions: [] } });
    await expect(bubbles(page).last()).toContainText('Voilà');
    await expect(bubbles(page).filter({ hasText: 'Une question' })).toHaveCount(1);
    await expect(composer(page)).toHaveValue('');
    await expect((await openMenu(page)).getByRole('button', { name: 'Une question' }).first()).toBeVisible();
    expect(calls.count()).toBe(1);
  });

  test('Enter sends; Shift+Enter does not', { tag: '@full' }, async ({ page }) => {
    await answerWith(page, 'Voilà');
    await openApp(page);
    await composer(page).fill('Ligne 1');
    await composer(page).press('Shift+Enter');
    await composer(page).pressSequentially('Ligne 2');
    await expect(composer(page)).toHaveValue('Ligne 1\nLigne 2');
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue('');
    await expect(bubbles(page).filter({ hasText: 'Ligne 1' }).locator('p')).toHaveText('Ligne 1\nLigne 2');
    const lines = await page
      .locator('#main')
      .getByText('Ligne 2')
      .evaluate(
        (bubble) => bubble.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(bubble).lineHeight),
      );
    expect(Math.floor(lines)).toBe(2);
  });

  test('the message, the history with the profile first, and the chosen language go to POST /api/chat', async ({
    page,
  }) => {
    const calls = await holdChat(page);
    await openApp(page);
    await expect(bubbles(page).first()).toBeVisible();
    await ask(page, '  Je vends un sérum ');
    const route = await calls.next();
    const { message, conversationHistory } = route.request().postDataJSON();
    expect(message).toBe('Je vends un sérum');
    expect(conversationHistory[0]).toMatchObject({ role: 'user', content: expect.stringContaining(PROFILE.niche) });
    expect(conversationHistory.slice(1)).toHaveLength(WELCOME); // the words it followed
    expect(conversationHistory.at(-1)).toMatchObject({ role: 'assistant', content: talking.welcome.honest });
    expect(route.request().headers()).toMatchObject({ 'accept-language': 'fr', 'content-type': 'application/json' });
    await route.fulfill({ json: { response: 'Un', suggestions: [] } });
    await expect(bubbles(page).last()).toContainText('Un');
    await ask(page, 'Et pour la mode ?');
    const second = await calls.next();
    const history = second.request().postDataJSON().conversationHistory as { role: string; content: string }[];
    expect(history.slice(-2)).toMatchObject([
      { role: 'user', content: 'Je vends un sérum' },
      { role: 'assistant', content: 'Un' },
    ]);
    await second.fulfill({ json: { response: 'Deux', suggestions: [] } });
  });
});

test.describe('the answer', () => {
  test('several bubbles shown 1.5 s apart; the last one carries the suggestions', async ({ page }) => {
    await page.clock.install();
    await answerWith(page, 'Un|||Deux|||Trois', ['Et ensuite ?']);
    await openApp(page);
    await expect(bubbles(page).first()).toBeVisible();
    const before = (await bubbles(page).count()) + 1;
    await stopClock(page);
    await ask(page, 'Que faire ?');
    await expect(bubbles(page)).toHaveCount(before + 1);
    await expect(bubbles(page).last()).toContainText('Un');
    await page.clock.runFor(1499);
    await expect(bubbles(page)).toHaveCount(before + 1);
    await page.clock.runFor(1);
    await expect(bubbles(page)).toHaveCount(before + 2);
    await expect(bubbles(page).last()).toContainText('Deux');
    await expect(chip(page, 'Et ensuite ?')).toHaveCount(0);
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(bubbles(page)).toHaveCount(before + 3);
    await expect(bubbles(page).last()).toContainText('Trois');
    await expect(chip(page, 'Et ensuite ?')).toBeVisible();
    await expect(typing(page)).toHaveCount(0);
  });

  test('a suggestion is sent as a user message', async ({ page }) => {
    await answerWith(page, 'Un', ['Et ensuite ?']);
    await openApp(page);
    await ask(page, 'Que faire ?');
    await chip(page, 'Et ensuite ?').click();
    await expect(bubbles(page).filter({ hasText: 'Et ensuite ?' })).toBeVisible();
    await expect(bubbles(page).last()).toContainText('Un');
  });

  test('an answer can be stopped while it is awaited, and asked for again', async ({ page }) => {
    const calls = await holdChat(page);
    await openApp(page);
    await ask(page, 'Que faire ?');
    await calls.next();
    await page.getByRole('button', { name: chat.stop, exact: true }).click();
    await expect(typing(page)).toHaveCount(0);
    await expect(page.getByText(chat.apology)).toHaveCount(0);
    await page.getByRole('button', { name: chat.resend }).click();
    await (await calls.next()).fulfill({ json: { response: 'Voilà', suggestions: [] } });
    await expect(bubbles(page).last()).toContainText('Voilà');
    await expect(bubbles(page).filter({ hasText: 'Que faire ?' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: chat.resend })).toHaveCount(0);
  });

  test('an answer can be stopped between its bubbles: the rest shows at once', { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    await answerWith(page, 'Un|||Deux|||Trois');
    await openApp(page);
    await expect(bubbles(page).first()).toBeVisible();
    await stopClock(page);
    await ask(page, 'Que faire ?');
    await expect(bubbles(page).last()).toContainText('Un');
    await page.getByRole('button', { name: chat.stop, exact: true }).click();
    await expect(bubbles(page).last()).toContainText('Trois');
    await expect(typing(page)).toHaveCount(0);
  });

  test('a model that refuses: the device answers, says so, and asks again when it may', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const calls = await holdChat(page);
    await openApp(page);
    await ask(page, '3 hooks pour ma niche');
    await (await calls.next()).fulfill({ status: 429, body: 'busy', headers: { 'Retry-After': '2' } });
    const last = bubbles(page).last();
    await expect(last).toContainText(talking.answered.busy);
    await expect(last.getByRole('button', { name: 'Redemander dans' })).toBeDisabled();
    await expect(typing(page)).toHaveCount(0);
    const again = last.getByRole('button', { name: talking.answered.again, exact: true });
    await again.click();
    await expect(last).toContainText(talking.answered.busy); // it stays until there is another
    await (await calls.next()).fulfill({ json: { response: 'Voilà', suggestions: [] } });
    await expect(bubbles(page).last()).toContainText('Voilà');
    await expect(page.getByText(talking.answered.busy)).toHaveCount(0);
    await expect(bubbles(page).filter({ hasText: '3 hooks pour ma niche' })).toHaveCount(1);
    expect(calls.count()).toBe(2);
  });

  test('an apology appears only if the device cannot answer either; one tap sends the message again', async ({
    page,
  }) => {
    await page.route('**/deviceCoach-*.js', (route) => route.abort());
    await openApp(page, '/', { language: 'en' });
    const question = 'What do I film first?';
    await ask(page, question);
    await expect(bubbles(page).last()).toContainText(
      "I'm sorry, I'm having trouble responding right now. Please try again.",
    );
    await expect(page.getByText(TEXTS.en.coach.chat.typing, { exact: true })).toHaveCount(0);
    await leaveAndReload(page);
    await page.unroute('**/deviceCoach-*.js');
    await page.getByRole('button', { name: TEXTS.en.coach.chat.resend }).click();
    await expect(page.getByText(TEXTS.en.coach.chat.apology)).toHaveCount(0);
    await expect(bubbles(page).last().getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(bubbles(page).filter({ hasText: question })).toHaveCount(1);
  });

  test('offline answers say so', async ({ page }) => {
    await answerWith(page, 'Voilà');
    await openApp(page);
    await expect(bubbles(page).first()).toBeVisible();
    // Not the context's offline mode: without the service worker the coach's code would not load either.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
    await ask(page, '3 hooks pour ma niche');
    await expect(bubbles(page).last()).toContainText(talking.answered.offline);
    await expect(bubbles(page).last()).not.toContainText('Voilà');
    await expect(bubbles(page).getByText(/hors (?:ligne|connexion)/)).toHaveCount(1);
    await expect(announced(page).last()).toHaveText(talking.answered.offline);
  });

  test('no network although the browser reports one: the built-in coach answers', {
    tag: '@full',
  }, async ({ page }) => {
    await withModel(page);
    await page.route('/api/chat', (route) => route.abort('internetdisconnected'));
    await openApp(page);
    await ask(page, '3 hooks pour ma niche');
    await expect(bubbles(page).last()).toContainText(talking.answered.offline);
  });

  test('messages keep their line breaks and lists', { tag: '@full' }, async ({ page }) => {
    await answerWith(page, 'Voici :\nla suite\n\n- un\n- deux\n\n1. trois\n2. **quatre**');
    await openApp(page);
    await ask(page, 'Fais une liste');
    const answer = bubbles(page).last();
    await expect(answer.locator('p').first()).toHaveText('Voici :\nla suite');
    await expect(answer.locator('ul > li')).toHaveText(['un', 'deux']);
    await expect(answer.locator('ol > li')).toHaveText(['trois', 'quatre']);
    await expect(answer.locator('strong')).toHaveText('quatre');
    await expect(answer.locator('p').first()).toHaveCSS('white-space', 'pre-line');
  });

  test('a long answer is read from its beginning: the question stays in view above it', { tag: '@full' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const part = Array.from({ length: 30 }, (_, line) => `Ligne ${line}`).join('\n');
    await answerWith(page, `${part}|||${part}|||${part}`);
    await openApp(page);
    await ask(page, 'Que faire ?');
    await expect(bubbles(page).filter({ hasText: 'Ligne 29' })).toHaveCount(3);
    await expect(bubbles(page).filter({ hasText: 'Que faire ?' })).toBeInViewport({ ratio: 1 });
    await expect(bubbles(page).last()).not.toBeInViewport();
  });

  test('what comes from the server is text, never markup', async ({ page }) => {
    await answerWith(page, '<img src=x onerror="document.title=1"><b>gras</b>');
    await openApp(page);
    await ask(page, 'Que faire ?');
    await expect(bubbles(page).last()).toContainText('<b>gras</b>');
    await expect(bubbles(page).last().locator('b, img')).toHaveCount(0);
  });

  test('a polite live region announces answers, bubble by bubble, and not what was there before', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerWith(page, '**Un** mot|||Deux');
    await openApp(page, '/', {
      conversations: [talk('c1', 'Avant', 'Déjà dit', '2026-11-20T10:00:00.000Z')],
      openId: 'c1',
    });
    await expect(bubbles(page).last()).toContainText('Déjà dit');
    await expect(announced(page)).toHaveCount(0);
    await ask(page, 'Que faire ?');
    await expect(announced(page)).toHaveText(['Un mot', 'Deux']);
  });

  test('a conversation survives a reload', async ({ page }) => {
    await answerWith(page, 'Une réponse', ['Et ensuite ?']);
    await openApp(page);
    await ask(page, 'Une question');
    await expect(chip(page, 'Et ensuite ?')).toBeVisible();
    const texts = await bubbles(page).allInnerTexts();
    await leaveAndReload(page);
    await expect(bubbles(page)).toHaveCount(texts.length);
    await expect(bubbles(page)).toContainText(['Une question', 'Une réponse']);
    await expect(chip(page, 'Et ensuite ?')).toBeVisible();
  });

  test('an answer continues while another screen is shown', async ({ page }) => {
    const calls = await holdChat(page);
    await openApp(page);
    await ask(page, 'Une question');
    const route = await calls.next();
    await openMenu(page);
    await page.getByRole('link', { name: 'Réglages' }).click();
    await route.fulfill({ json: { response: 'La réponse', suggestions: [] } });
    await page.getByRole('button', { name: 'Accueil' }).click();
    await expect(bubbles(page).last()).toContainText('La réponse');
  });
});

test.describe('the built-in coach', () => {
  test('answers in French with several parts and suggestions that lead on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApp(page);
    await expect(bubbles(page).first()).toBeVisible();
    const before = await bubbles(page).count();
    await ask(page, 'Donne-moi 3 hooks pour un sérum');
    await expect(typing(page)).toHaveCount(0);
    await expect.poll(() => bubbles(page).count()).toBeGreaterThanOrEqual(before + 3);
    await expect(page.locator('#main')).toContainText(/hook/i);
    const chips = page.locator('#main button[dir="auto"]');
    expect(await chips.count()).toBeGreaterThanOrEqual(2);
    await chips.first().click();
    await expect(typing(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeVisible();
    await expect(page.getByText(chat.apology)).toHaveCount(0);
  });

  test('answers in English, and calculates a goal with the sum shown', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApp(page, '/', { language: 'en' });
    await expect(bubbles(page).first()).toContainText('Jimp');
    await ask(page, 'How much do I need to sell to earn 1000 € a month?');
    await expect(bubbles(page).last().getByRole('button', { name: 'Copy' })).toBeVisible();
    const sum = /€1,000 ÷ €(\d+\.\d\d) = (\d+) orders/;
    await expect(page.locator('#main')).toContainText(sum);
    const [, commission, orders] = sum.exec(await page.locator('#main').innerText()) ?? [];
    expect(Number(orders)).toBe(Math.ceil(1000 / Number(commission)));
    await expect(page.locator('#main')).toContainText('assumptions, not a forecast');
  });
});

test.describe('copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a "Copied!" state shows on the message for 2 s', { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    await answerWith(page, '**Ton hook :** « Regarde »\n→ /settings');
    await openApp(page);
    await ask(page, 'Que faire ?');
    const answer = bubbles(page).last();
    await expect(answer.getByRole('button', { name: chat.copy, exact: true })).toBeVisible();
    await expect(answer.getByRole('link', { name: 'Réglages' })).toBeVisible();
    await stopClock(page);
    await answer.getByRole('button', { name: chat.copy, exact: true }).click();
    await expect(answer.getByText(chat.copied, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ton hook : « Regarde »');
    await page.clock.runFor(1999);
    await expect(answer.getByText(chat.copied, { exact: true })).toBeVisible();
    await page.clock.runFor(1);
    await expect(answer.getByText(chat.copied, { exact: true })).toHaveCount(0);
  });
});

test.describe('read aloud', () => {
  /** Stands in for the browser's voice, which cannot speak here; records what it is asked to say. */
  const watchVoice = (page: Page) =>
    page.addInitScript(() => {
      const spoken: object[] = [];
      Object.assign(window, { spoken, cancelled: 0 });
      speechSynthesis.speak = ({ text, lang, rate, pitch }) => void spoken.push({ text, lang, rate, pitch });
      speechSynthesis.cancel = () => Object.assign(window, { cancelled: 1 });
    });
  const spoken = (page: Page) => page.evaluate('window.spoken');

  test('falls back to the browser’s voice, rate 0.8, pitch 1.1, in the message’s language; toggles', {
    tag: '@full',
  }, async ({ page }) => {
    await watchVoice(page);
    let asked = 0;
    await page.route('/api/text-to-speech', (route) => {
      asked += 1;
      return route.continue(); // the real server, which has no voice
    });
    await answerWith(page, 'Commence par le **produit** dans ta main');
    await openApp(page);
    await ask(page, 'Que faire ?');
    const answer = bubbles(page).last();
    await expect(answer).toContainText('Commence par');
    await answer.getByRole('button', { name: chat.readAloud }).click();
    await expect
      .poll(() => spoken(page))
      .toEqual([
        {
          text: 'Commence par le produit dans ta main',
          lang: 'fr',
          rate: expect.closeTo(0.8),
          pitch: expect.closeTo(1.1),
        },
      ]);
    expect(asked).toBe(1);
    await answer.getByRole('button', { name: chat.stopReading }).click();
    await expect(answer.getByRole('button', { name: chat.readAloud })).toBeVisible();
    await expect.poll(() => page.evaluate('window.cancelled')).toBe(1);
    await answer.getByRole('button', { name: chat.readAloud }).click();
    await expect.poll(async () => Array(await spoken(page)).flat().length).toBe(2);
    expect(asked).toBe(1);
  });

  test('an English message is read in English', { tag: '@full' }, async ({ page }) => {
    await watchVoice(page);
    await answerWith(page, 'Start with the product in your hand and show it to the camera');
    await openApp(page);
    await ask(page, 'Tell me');
    await expect(bubbles(page).last()).toContainText('Start with');
    await bubbles(page).last().getByRole('button', { name: chat.readAloud }).click();
    await expect.poll(() => spoken(page)).toMatchObject([{ lang: 'en' }]);
  });

  test('the server’s speech is asked first', { tag: '@full' }, async ({ page }) => {
    await watchVoice(page);
    const silence = Buffer.from(
      'UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YRAAAACAgICAgICAgICAgICAgICA',
      'base64',
    );
    await page.route('/api/text-to-speech', (route) => route.fulfill({ contentType: 'audio/wav', body: silence }));
    await answerWith(page, 'Voilà');
    await openApp(page);
    await ask(page, 'Que faire ?');
    await expect(bubbles(page).last()).toContainText('Voilà');
    const request = page.waitForRequest('/api/text-to-speech');
    await bubbles(page).last().getByRole('button', { name: chat.readAloud }).click();
    expect((await request).postDataJSON()).toEqual({ text: 'Voilà' });
    await expect(bubbles(page).last().getByRole('button', { name: chat.readAloud })).toBeVisible();
    expect(await spoken(page)).toEqual([]);
  });
});

test.describe('voice input', () => {
  async function startListening(page: Page): Promise<void> {
    await page.getByRole('button', { name: chat.speak, exact: true }).click();
    await expect(page.getByRole('button', { name: chat.stopListening })).toBeVisible();
  }

  /** Stands in for the browser's recognition, since nobody speaks here. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      class Recognition extends EventTarget {
        lang = '';
        start() {
          Object.assign(window, { recognition: this });
        }
        stop() {
          this.dispatchEvent(new Event('end'));
        }
      }
      Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
    }),
  );

  test('says so when the microphone is blocked', { tag: '@full' }, async ({ page }) => {
    await openApp(page);
    await startListening(page);
    await page.evaluate(() => {
      const { recognition } = window as unknown as { recognition: EventTarget };
      recognition.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
      recognition.dispatchEvent(new Event('end'));
    });
    await expect(page.getByRole('listitem').getByText(chat.listening.blocked)).toBeVisible();
    await expect(page.getByRole('button', { name: chat.speak, exact: true })).toBeVisible();
  });

  test('appends, never overwrites', { tag: '@full' }, async ({ page }) => {
    await openApp(page);
    await composer(page).fill('J’ai un sérum');
    await startListening(page);
    await page.evaluate(() => {
      const { recognition } = window as unknown as { recognition: EventTarget & { lang: string } };
      document.body.dataset.heardIn = recognition.lang;
      recognition.dispatchEvent(
        Object.assign(new Event('result'), { results: [[{ transcript: 'je commence par quoi' }]] }),
      );
    });
    await expect(composer(page)).toHaveValue('J’ai un sérum je commence par quoi');
    await expect(page.locator('body')).toHaveAttribute('data-heard-in', 'fr');
    await page.getByRole('button', { name: chat.stopListening }).click();
    await expect(page.getByRole('button', { name: chat.speak, exact: true })).toBeVisible();
  });
});

test.describe('what was typed', () => {
  test('survives a reload, separately for each conversation', async ({ page }) => {
    await openApp(page, '/', { conversations: [talk('c1', 'Avant', 'Déjà dit', '2026-11-20T10:00:00.000Z')] });
    await composer(page).fill('Ma nouvelle question');
    await openMenu(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Avant' }).first().click();
    await expect(composer(page)).toHaveValue('');
    await composer(page).fill('La suite');
    await expectKept(page, 'La suite');
    await page.reload();
    await expect(composer(page)).toHaveValue('La suite');
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
    await expect(composer(page)).toHaveValue('Ma nouvelle question');
  });

  test('is still there after the message that failed', { tag: '@full' }, async ({ page }) => {
    await keep(page, {});
    await page.route('**/deviceCoach-*.js', (route) => route.abort());
    const calls = await holdChat(page);
    await page.goto('/');
    await ask(page, 'Une question');
    const route = await calls.next();
    await composer(page).fill('La suivante');
    await route.fulfill({ status: 500 });
    await expect(bubbles(page).last()).toContainText(chat.apology);
    await expect(composer(page)).toHaveValue('La suivante');
  });
});

test.describe('conversations', () => {
  const KEPT = Array.from({ length: 12 }, (_, at) =>
    talk(`c${at}`, `Question ${at}`, `Réponse ${at}`, `2026-11-20T10:${10 + at}:00.000Z`),
  );
  const address = (page: Page) => new URL(page.url()).search;

  test('have an address of their own, which opens them; going back leaves and finds them again', async ({ page }) => {
    await openApp(page, '/?c=c3', { conversations: KEPT, openId: 'c1' });
    await expect(bubbles(page).first()).toContainText('Question 3');
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Question 11' }).first().click();
    await expect(bubbles(page).first()).toContainText('Question 11');
    expect(address(page)).toBe('?c=c11');
    await page.getByRole('button', { name: shell.newConversation }).click();
    await expect(bubbles(page).first()).toContainText('Jimp');
    expect(address(page)).toBe('');
    await ask(page, 'Je commence par quoi ?');
    await expect.poll(() => address(page)).toMatch(/^\?c=./);
    await page.goBack();
    await expect(bubbles(page).first()).toContainText('Question 11');
    await page.goBack();
    await expect(bubbles(page).first()).toContainText('Question 3');
  });

  test('beyond ten are one tap away; undoing a deletion opens the restored one', async ({ page }) => {
    await openApp(page, '/?c=c0', { conversations: KEPT });
    const menu = await openMenu(page);
    await expect(menu.getByRole('button', { name: 'Options de' })).toHaveCount(10);
    await menu.getByRole('button', { name: shell.recent.showAll.replace('{{number}}', '12') }).click();
    const all = page.getByRole('dialog', { name: shell.recent.all });
    await expect(all.getByRole('button', { name: 'Options de' })).toHaveCount(12);
    await all.getByRole('searchbox').fill('Réponse 0');
    await expect(all.getByRole('button', { name: 'Options de' })).toHaveCount(1);
    await all.getByRole('button', { name: 'Options de' }).click();
    await all.getByRole('button', { name: shell.recent.delete }).click();
    await expect(bubbles(page).filter({ hasText: 'Question 0' })).toHaveCount(0);
    await page.getByRole('button', { name: shell.undo }).click();
    await expect(bubbles(page).first()).toContainText('Question 0');
    expect(address(page)).toBe('?c=c0');
  });

  test('a message over 4,000 characters is counted and kept whole, but not sent', async ({ page }) => {
    await openApp(page);
    const long = 'a'.repeat(4215);
    await composer(page).fill(long);
    await expect(page.getByRole('alert').filter({ hasText: '215' })).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue(long);
    await composer(page).fill(long.slice(0, 4000));
    await expect(sendButton(page)).toBeEnabled();
    await expect(page.getByRole('alert').filter({ hasText: '215' })).toHaveCount(0);
  });
});
