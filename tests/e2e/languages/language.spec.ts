import type { Locator, Page } from '@playwright/test';
import { screens } from '../../../src/app/screens';
import { LANGUAGES } from '../../../src/i18n/languages';
import { coach, composer, expect, keep, openApp, openMenu, start, TEXTS, test } from '../support/app';
import { sample } from '../support/everyday';

const paths = ['/', ...screens.flatMap((screen) => screen.paths), '/no-such-screen'];

const languageRows = (page: Page): Locator => page.locator('[data-language-screen] nav li');
const suggested = (page: Page): Locator => page.locator('[data-text="nativeName"]');
const suggestionButton = (page: Page): Locator => page.locator('button[data-suggested]');

/** The language screen is over: the start of the coach's home is there. */
const expectHome = (page: Page, texts: typeof coach = coach) =>
  expect(page.getByRole('heading', { name: texts.onboarding.intro.title })).toBeVisible();

test.describe('before any JavaScript runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the language screen is in the HTML itself, its greeting bilingual', async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain(`${start.welcome} ${TEXTS.en.start.welcome}`);
    expect(html.match(/<button[^>]* data-language="/g)).toHaveLength(53);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Bienvenue. Welcome.${start.question} / ${TEXTS.en.start.question}`,
    );
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
    await expect(languageRows(page)).toHaveCount(53);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(250, 248, 243)');
  });
});

test.describe('the language of the device is suggested first', () => {
  const DEVICES = [
    { locale: 'fr-FR', native: 'Français', lang: 'fr', dir: 'ltr', welcome: 'Bienvenue.' },
    { locale: 'en-US', native: 'English', lang: 'en', dir: 'ltr', welcome: 'Welcome.' },
    { locale: 'ar-MA', native: 'العربية', lang: 'ar', dir: 'rtl', welcome: 'أهلًا بك.' },
    { locale: 'es-MX', native: 'Español', lang: 'es', dir: 'ltr', welcome: 'Te damos la bienvenida.' },
    { locale: 'nn-NO', native: 'Norsk', lang: 'nb', dir: 'ltr', welcome: 'Velkommen.' },
    { locale: 'eo', native: 'English', lang: 'en', dir: 'ltr', welcome: 'Welcome.' },
  ];
  for (const { locale, native, lang, dir, welcome } of sample(DEVICES, 1)) {
    test(`${locale}: ${native}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto('/');
      await expect(suggested(page)).toHaveText(native);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(welcome);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await context.close();
    });
  }
});

test('the 53 languages, each with name, native name, flag', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-language="de"]')).toContainText('Allemand');
  const rows = await page
    .locator('[data-language]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [
        button.getAttribute('data-language'),
        ...Array.from(button.children, (part) => part.textContent),
      ]),
    );
  expect(rows.map(([code, flag, native]) => ({ code, flag, native }))).toEqual(
    LANGUAGES.map(({ code, flag, nativeName }) => ({ code, flag, native: nativeName })),
  );
  expect(rows).toHaveLength(53);
  expect(rows.filter((row) => row.some((part) => !part))).toEqual([]);
});

test('a search box matching name, native name or code', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: start.search });
  for (const [query, native] of [
    ['german', 'Deutsch'],
    ['deuts', 'Deutsch'],
    ['allem', 'Deutsch'],
    ['DE', 'Deutsch'],
    ['francais', 'Français'],
    ['日本', '日本語'],
    ['zu', 'isiZulu'],
  ] as const) {
    await search.fill(query);
    await expect(languageRows(page).first(), query).toContainText(native);
  }
  await search.fill('klingon');
  await expect(page.getByText(start.none)).toBeVisible();
  await expect(languageRows(page)).toHaveCount(0);
  await search.fill('anglais');
  await search.press('Enter');
  await expectHome(page, TEXTS.en.coach);
});

test('Continue takes the suggested match', async ({ page }) => {
  await page.goto('/');
  await suggestionButton(page).click();
  await expectHome(page);
});

test('Continue takes what is typed, as shown beside it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('anglais');
  await expect(suggested(page)).toHaveText('English');
  await suggestionButton(page).click();
  await expectHome(page, TEXTS.en.coach);
});

test('Enter takes the suggested match', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.querySelector('[data-language="de"]')?.textContent?.includes('Allemand'));
  await page.keyboard.press('Enter');
  await expectHome(page);
});

/** Holds back the scripts whose address matches until the test lets them through. */
async function holdScripts(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a tap before the scripts have loaded is kept', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/index\.script-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('checkbox').check();
  await page.locator('[data-language="en"]').click();
  release();
  await expectHome(page, TEXTS.en.coach);
  expect(await page.evaluate(() => localStorage.getItem('jimp.always-language'))).toBe('en');
});

test('what is typed and ticked before the scripts have loaded is kept', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/index\.script-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('german');
  await page.getByRole('checkbox').check();
  await expect(languageRows(page)).toHaveCount(53);
  release();
  await expect(languageRows(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('german');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a full-screen spinner shows until initialization finishes', { tag: '@full' }, async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/app\.script-.*\.js/);
  await keep(page, {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#starting')).toBeVisible();
  await expect(page.locator('[data-language-screen]')).toBeHidden();
  release();
  await expect(composer(page)).toBeVisible();
  await expect(page.locator('#starting')).toHaveCount(0);
});

test('the app starts even if its files arrive before the page is parsed', { tag: '@full' }, async ({ page }) => {
  await keep(page, {});
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<div id="root">', '<script src="/held.js"></script><div id="root">');
    await route.fulfill({ response: answer, body: html });
  });
  const release = await holdScripts(page, /\/held\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const files = document.querySelectorAll<HTMLScriptElement>('script[src*=".script-"]');
    return files.length > 0 && Array.from(files).every(({ src }) => performance.getEntriesByName(src).length > 0);
  });
  await expect(page.locator('#root')).toHaveCount(0);
  release();
  await expect(composer(page)).toBeVisible();
});

test('no route is reachable until a language is chosen, and then the requested one opens', async ({ page }) => {
  for (const path of sample(paths, 5)) {
    await page.goto(path);
    await expect(suggestionButton(page), path).toBeVisible();
    await page.waitForFunction(() => document.querySelector('[data-language="de"]')?.textContent?.includes('Allemand'));
    await expect(page.locator('#main'), path).toHaveCount(0);
  }
  await page.goto('/settings?from=a-notification');
  await suggestionButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  expect(new URL(page.url()).search).toBe('?from=a-notification');
});

test('a reload and windows that the app opens stay in the session', async ({ page }) => {
  await page.goto('/');
  await suggestionButton(page).click();
  await expectHome(page);
  await page.reload();
  await expectHome(page);
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/settings'));
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Réglages');
});

test('a new session shows the language screen, with the last choice suggested first', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.locator('[data-language="en"]').click();
  await expectHome(page, TEXTS.en.coach);
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect(suggested(next)).toHaveText('English');
  await expect(next.getByRole('heading', { level: 1 })).toContainText('Welcome.');
  await suggestionButton(next).click();
  await expectHome(next, TEXTS.en.coach);
  // The second identical choice becomes permanent, with a line that lets one go back.
  await expect(next.getByText(TEXTS.en.shell.alwaysLanguage.kept, { exact: true })).toBeVisible();
  const third = await context.newPage();
  await third.goto('/');
  await expectHome(third, TEXTS.en.coach);
  await next.getByRole('button', { name: TEXTS.en.shell.alwaysLanguage.askAgain }).click();
  const fourth = await context.newPage();
  await fourth.goto('/');
  await expect(suggested(fourth)).toHaveText('English');
  await suggestionButton(fourth).click();
  await expectHome(fourth, TEXTS.en.coach);
  await expect(fourth.getByText(TEXTS.en.shell.alwaysLanguage.kept, { exact: true })).toHaveCount(0);
});

test('«always use this language on this device», off at first, skips the screen from then on', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const always = page.getByRole('checkbox', { name: start.always });
  await expect(always).not.toBeChecked();
  await always.check();
  await suggestionButton(page).click();
  await expectHome(page);
  await page.close();

  const next = await context.newPage();
  await next.goto('/settings');
  const inSettings = next.getByRole('switch', { name: TEXTS.fr.settings.language.always });
  await expect(inSettings).toBeChecked();
  await inSettings.uncheck({ force: true });
  await next.close();

  const third = await context.newPage();
  await third.goto('/');
  await expect(suggestionButton(third)).toBeVisible();
});

test('Arabic mirrors the layout', async ({ page }) => {
  await openApp(page, '/', { language: 'ar' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const menu = await page.getByRole('button', { name: TEXTS.ar.shell.menu, exact: true }).boundingBox();
  const add = await page.getByRole('button', { name: TEXTS.ar.shell.newConversation }).boundingBox();
  expect(menu?.x).toBeGreaterThan(add?.x ?? Number.POSITIVE_INFINITY);
  await page.getByRole('button', { name: TEXTS.ar.shell.menu, exact: true }).click();
  const drawer = await page.getByRole('dialog').boundingBox();
  expect((drawer?.x ?? 0) + (drawer?.width ?? 0)).toBeCloseTo(390, 0);
});

test('the compact chip changes the language without a reload', async ({ page }) => {
  await openApp(page);
  await expect(page.getByText('Salut').first()).toBeVisible();
  await page.evaluate(() => document.body.classList.add('not-reloaded'));
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Langue : Français. Changer' }).click();
  const dialog = page.getByRole('dialog', { name: TEXTS.fr.settings.language.heading });
  await expect(dialog.locator('[data-language="fr"]')).toHaveAttribute('aria-current', 'true');
  await dialog.getByRole('searchbox').fill('ang');
  await dialog.locator('[data-language="en"]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Language: English. Change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveAttribute('placeholder', TEXTS.en.coach.chat.placeholder);
  await expect(page.getByText('I’m Jimp.').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('body')).toHaveClass('not-reloaded');
  await page.reload();
  await expect(composer(page)).toHaveAttribute('placeholder', TEXTS.en.coach.chat.placeholder);
});
