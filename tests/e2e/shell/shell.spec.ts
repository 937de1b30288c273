import type { Page } from '@playwright/test';
import { screenAt, screens } from '../../../src/app/screens';
import {
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
  settings,
  shell,
  stopClock,
  TEXTS,
  talk,
  test,
} from '../support/app';
import { sample } from '../support/everyday';

const NOW = new Date('2026-11-21T12:00:00+01:00');
const HOUR = 3600_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

/** Conversations of the last hours, newest first: « Question 1 », « Question 2 » … */
const talks = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return talk(`c${number}`, `Question ${number}`, `La réponse ${number}`, ago(number * 60_000));
  });

const rowButton = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${title}`) });
const actionsOf = (page: Page, title: string) =>
  page.getByRole('button', { name: shell.recent.actions.replace('{{title}}', title), exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: shell.toast.region }).getByRole('listitem');

test.describe('routes', () => {
  test('a Home button everywhere but on /', { tag: '@full' }, async ({ page }) => {
    for (const path of sample(
      screens.flatMap(({ paths }) => paths),
      4,
    )) {
      await openApp(page, path);
      await page.getByRole('button', { name: shell.home.back, exact: true }).click();
      await expect(composer(page), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      await expect(page.getByRole('button', { name: shell.home.back, exact: true })).toHaveCount(0);
    }
  });

  test('unknown paths show the home screen with the address left as it is', async ({ page }) => {
    await openApp(page, '/no-such-screen?a=b#c');
    await expect(composer(page)).toBeVisible();
    expect(page.url()).toMatch(/\/no-such-screen\?a=b#c$/);
    await expect(page.getByRole('button', { name: shell.menu, exact: true })).toBeVisible();
  });

  for (const path of ['/terms', '/privacy']) {
    test(`the back link of ${path} leads to where it was opened`, { tag: '@full' }, async ({ page }) => {
      await openApp(page, '/settings');
      await page.locator(`main a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await page.locator('main').getByRole('link', { name: 'Retour', exact: true }).click();
      await expect(page).toHaveURL('/settings');
    });
  }
});

test.describe('the sidebar', () => {
  test('an overlay closes the sidebar, and so does Escape', { tag: '@full' }, async ({ page }) => {
    await openApp(page);
    const menu = await openMenu(page);
    await expect(menu).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(menu).toHaveCount(0);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: shell.menu, exact: true })).toBeFocused();
  });

  test('its links in their order, to what exists, each with the same name as its tool', async ({ page }) => {
    const specified = [
      ['/user-dashboard', shell.sidebar.plan],
      ['/daily-viral-alerts', shell.sidebar.worksNow],
      ['/weekly-content-planner', shell.sidebar.strategy],
      ['/conversion-planner', shell.sidebar.calendar],
      ['/viral-video-structure-generator', shell.sidebar.script],
      ['/daily-recommendations', shell.sidebar.products],
      ['/creative-formats', shell.sidebar.styles],
      ['/performance-analyzer', shell.sidebar.analytics],
    ] as const;
    const built = screens.flatMap(({ paths }) => paths);
    const names: Record<string, string> = shell.tools;
    const withName = (path: string, label: string) => {
      const name = names[screenAt(path)?.id ?? ''] ?? '';
      return name === label ? label : label + name;
    };
    await openApp(page);
    const menu = await openMenu(page);
    await expect(menu.getByRole('navigation', { name: shell.sidebar.tools }).getByRole('link')).toHaveText(
      specified.filter(([path]) => built.includes(path)).map(([path, label]) => withName(path, label)),
    );
  });

  test('choosing something closes it', { tag: '@full' }, async ({ page }) => {
    await openApp(page);
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: shell.screens.settings }).click();
    await expect(page).toHaveURL('/settings');
    await expect(menu).toHaveCount(0);
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

    test('the sidebar stays open', { tag: '@full' }, async ({ page }) => {
      await openApp(page, '/settings');
      const sidebar = page.getByRole('complementary');
      await expect(sidebar.getByRole('link', { name: shell.screens.settings })).toBeVisible();
      await sidebar.getByRole('link', { name: shell.screens.terms }).click();
      await expect(page).toHaveURL('/terms');
      await expect(sidebar).toBeVisible();
    });

    test('tooltip delay 700 ms', { tag: '@full' }, async ({ page }) => {
      await page.clock.install();
      await openApp(page);
      const add = page.getByRole('button', { name: shell.newConversation });
      await expect(add).toBeVisible();
      await stopClock(page);
      await add.hover();
      await page.clock.runFor(699);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByRole('tooltip')).toHaveText(shell.newConversation);
    });

    test('tooltip skip delay 300 ms', { tag: '@full' }, async ({ page }) => {
      await page.clock.install();
      await openApp(page);
      const add = page.getByRole('button', { name: shell.newConversation });
      const speak = page.getByRole('button', { name: chat.speak, exact: true });
      await expect(speak).toBeVisible();
      const leave = () => page.mouse.move(700, 400, { steps: 3 });
      const between = async (pause: number) => {
        await leave();
        await page.clock.runFor(1000);
        await add.hover();
        await page.clock.runFor(700);
        await expect(page.getByRole('tooltip')).toHaveText(shell.newConversation);
        await leave();
        await page.clock.runFor(pause);
        await speak.hover();
        await page.clock.runFor(1);
      };
      await stopClock(page);
      await between(299);
      await expect(page.getByRole('tooltip')).toHaveText(chat.speak);
      await between(301);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    });
  });
});

test.describe('the search over tools', () => {
  for (const keys of ['Control+k', 'Meta+k']) {
    test(`${keys} opens it, Enter opens the first result`, async ({ page }) => {
      await openApp(page);
      await expect(composer(page)).toBeVisible();
      await page.keyboard.press(keys);
      const dialog = page.getByRole('dialog', { name: shell.search.title });
      await expect(dialog.getByRole('link')).toHaveCount(screens.length - 1); // all but the list of all screens
      await page.keyboard.type('reglag');
      await expect(dialog.getByRole('link')).toContainText([shell.screens.settings]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/settings');
      await expect(dialog).toHaveCount(0);
    });
  }

  test('the button of the sidebar opens it; it says so when nothing is found', { tag: '@full' }, async ({ page }) => {
    await openApp(page);
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: shell.search.open }).click();
    await page.getByRole('searchbox', { name: shell.search.placeholder }).fill('xyz');
    await expect(page.getByText(shell.search.none)).toBeVisible();
    await expect(menu).toHaveCount(0);
    // One tap sends these words to the coach, once.
    await page.getByRole('button', { name: shell.search.ask.replace('{{words}}', 'xyz') }).click();
    await expect(bubbles(page).filter({ hasText: 'xyz' })).toHaveCount(1);
    await leaveAndReload(page);
    await expect(bubbles(page).filter({ hasText: 'xyz' })).toHaveCount(1);
  });
});

test.describe('conversations', () => {
  test('three samples, marked as examples, only while there is no real conversation', { tag: '@full' }, async ({
    page,
  }) => {
    await openApp(page);
    const menu = await openMenu(page);
    await expect(menu.getByText(shell.samples.badge, { exact: true })).toHaveCount(3);
    await menu.getByRole('button', { name: shell.samples.second.title }).click();
    await expect(menu).toHaveCount(0);
    await expect(composer(page)).toHaveValue(shell.samples.second.question);
    await composer(page).press('Enter');
    await expect(bubbles(page).filter({ hasText: shell.samples.second.question })).toBeVisible();
    await openMenu(page);
    await expect(menu.getByRole('button', { name: 'Options de' })).toHaveCount(1);
    await expect(menu.getByText(shell.samples.badge, { exact: true })).toHaveCount(0);
  });

  test('the list shows 10, search finds the rest, by title and by what was said', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await openApp(page, '/', { conversations: talks(12) });
    const menu = await openMenu(page);
    const rows = menu.getByRole('button', { name: /^Question/ });
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('Question 1');
    const search = menu.getByRole('searchbox', { name: shell.recent.search });
    await search.fill('question 12');
    await expect(rows).toHaveCount(1);
    await search.fill('RÉPONSE 11');
    await expect(rows).toHaveText(/Question 11/);
    await search.fill('rien de tel');
    await expect(menu.getByText(shell.recent.none)).toBeVisible();
    await search.fill('');
    await expect(rows).toHaveCount(10);
    await search.fill('question 12');
    await expect(rows).toHaveCount(1);
    await rows.click();
    await expect(bubbles(page)).toContainText(['Question 12', 'La réponse 12']);
  });

  test('Now, Nh ago, Nd ago, date', { tag: '@full' }, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await openApp(page, '/', {
      conversations: [
        talk('c1', 'Question A', 'oui', ago(HOUR - 1)),
        talk('c2', 'Question B', 'oui', ago(HOUR)),
        talk('c3', 'Question C', 'oui', ago(24 * HOUR - 1)),
        talk('c4', 'Question D', 'oui', ago(24 * HOUR)),
        talk('c5', 'Question E', 'oui', ago(7 * 24 * HOUR)),
      ],
    });
    await openMenu(page);
    for (const [title, age] of [
      ['A', 'Maintenant'],
      ['B', 'Il y a 1 h'],
      ['C', 'Il y a 23 h'],
      ['D', 'Il y a 1 j'],
      ['E', '14 nov. 2026'],
    ]) {
      await expect(rowButton(page, `Question ${title}`)).toContainText(age ?? '');
    }
  });

  test('title: the first question, whole, cut by the width of the list alone', { tag: '@full' }, async ({ page }) => {
    const question = 'Quels produits de beauté choisir pour débuter en live ?';
    await openApp(page);
    await ask(page, question);
    await expect(bubbles(page).filter({ hasText: question })).toBeVisible();
    const menu = await openMenu(page);
    await expect(actionsOf(page, question)).toBeVisible();
    await expect(menu.locator('[aria-current="true"]')).toHaveCount(1);
  });

  test('conversations can be renamed', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await openApp(page, '/', { conversations: talks(1) });
    await openMenu(page);
    await actionsOf(page, 'Question 1').click();
    await page.getByRole('button', { name: shell.recent.rename }).click();
    const field = page.getByRole('textbox', { name: shell.recent.newTitle });
    await expect(field).toHaveValue('Question 1');
    await field.fill('Mes lives du jeudi');
    await field.press('Enter');
    await expect(actionsOf(page, 'Mes lives du jeudi')).toBeVisible();
    await expectKept(page, 'Mes lives du jeudi');
    await page.reload();
    await openMenu(page);
    await expect(actionsOf(page, 'Mes lives du jeudi')).toBeVisible();
  });

  test('Escape leaves the renaming and keeps the menu', { tag: '@full' }, async ({ page }) => {
    await openApp(page, '/', { conversations: talks(1) });
    const menu = await openMenu(page);
    await actionsOf(page, 'Question 1').click();
    await page.getByRole('button', { name: shell.recent.rename }).click();
    await page.getByRole('textbox', { name: shell.recent.newTitle }).fill('Autre chose');
    await page.keyboard.press('Escape');
    await expect(actionsOf(page, 'Question 1')).toBeVisible();
    await expect(menu).toBeVisible();
  });

  test('deleted, with undo: it brings the conversation and its messages back', async ({ page }) => {
    await openApp(page, '/', { conversations: talks(2), openId: 'c1' });
    await expect(bubbles(page)).toHaveCount(2);
    const menu = await openMenu(page);
    await actionsOf(page, 'Question 1').click();
    await page.getByRole('button', { name: shell.recent.delete }).click();
    await expect(actionsOf(page, 'Question 1')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(bubbles(page).filter({ hasText: 'La réponse 1' })).toHaveCount(0);
    await toasts(page).getByRole('button', { name: shell.undo }).click();
    await openMenu(page);
    await rowButton(page, 'Question 1').click();
    await expect(bubbles(page)).toContainText(['Question 1', 'La réponse 1']);
    await expectKept(page, '"openId":"c1"');
    await page.reload();
    await expect(bubbles(page)).toContainText(['Question 1', 'La réponse 1']);
  });

  test('deleted without undo, it is gone after a reload', async ({ page }) => {
    await openApp(page, '/', { conversations: talks(2) });
    await openMenu(page);
    await actionsOf(page, 'Question 1').click();
    await page.getByRole('button', { name: shell.recent.delete }).click();
    await expect(toasts(page)).toHaveCount(1);
    await leaveAndReload(page);
    await openMenu(page);
    await expect(actionsOf(page, 'Question 2')).toBeVisible();
    await expect(actionsOf(page, 'Question 1')).toHaveCount(0);
  });

  test('a new conversation begins with the welcome and leaves the old one in the list', async ({ page }) => {
    await openApp(page, '/', { conversations: talks(1), openId: 'c1' });
    await expect(bubbles(page)).toContainText(['Question 1', 'La réponse 1']);
    await page.getByRole('button', { name: shell.newConversation }).click();
    await expect(bubbles(page).first()).toContainText('Jimp');
    await openMenu(page);
    await rowButton(page, 'Question 1').click();
    await expect(bubbles(page)).toContainText(['Question 1', 'La réponse 1']);
  });
});

test.describe('toasts', () => {
  const deleteConversation = async (page: Page, title: string) => {
    await actionsOf(page, title).click();
    await page.getByRole('button', { name: shell.recent.delete }).click();
    await expect(actionsOf(page, title)).toHaveCount(0);
  };

  test('at most one toast at a time, at the top of a small screen; F8 leads to it', { tag: '@full' }, async ({
    page,
  }) => {
    await openApp(page, '/', { conversations: talks(3) });
    await openMenu(page);
    await deleteConversation(page, 'Question 1');
    await deleteConversation(page, 'Question 2');
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    const box = await toasts(page).boundingBox();
    expect(box?.y).toBeLessThan(40);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: shell.toast.region }).locator('ol')).toBeFocused();
  });

  test('a toast shows for 5000 ms', async ({ page }) => {
    await page.clock.install();
    await openApp(page, '/', { conversations: talks(2) });
    await openMenu(page);
    await expect(page.getByRole('region', { name: shell.toast.region })).toBeAttached();
    await stopClock(page);
    await deleteConversation(page, 'Question 1');
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4999);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a swipe to the right of 50 px dismisses it', { tag: '@full' }, async ({ page }) => {
    await openApp(page, '/', { conversations: talks(2) });
    const menu = await openMenu(page);
    await deleteConversation(page, 'Question 1');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    const swipe = async (distance: number) => {
      const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
      await page.mouse.move(x + 40, y + 25);
      await page.mouse.down();
      await page.mouse.move(x + 40 + distance / 2, y + 25);
      await page.mouse.move(x + 40 + distance, y + 25);
      await page.mouse.up();
    };
    await swipe(40);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(60);
    await expect(toasts(page)).toHaveCount(0);
  });

  test.describe('on a larger screen', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

    test('bottom right, above the composer', { tag: '@full' }, async ({ page }) => {
      await openApp(page, '/', { conversations: talks(2) });
      await deleteConversation(page, 'Question 1');
      const { x = 0, y = 0, width = 0, height = 0 } = (await toasts(page).boundingBox()) ?? {};
      expect(x + width).toBeGreaterThan(1240);
      expect(y + height).toBeGreaterThan(600);
      expect(y + height).toBeLessThanOrEqual((await composer(page).boundingBox())?.y ?? 0);
    });
  });
});

test.describe('themes', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const LIGHT = 'rgb(250, 248, 243)';
  const DARK = 'rgb(18, 16, 23)';
  const choose = (page: Page, theme: keyof typeof settings.display.themes) =>
    page.getByText(settings.display.themes[theme], { exact: true }).click();

  test('light, dark and system, kept across a reload', async ({ page }) => {
    await openApp(page, '/settings');
    await expect(page.getByRole('radio', { name: settings.display.themes.system })).toBeChecked();
    expect(await background(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).toBe(DARK);
    await choose(page, 'light');
    await expect.poll(() => background(page)).toBe(LIGHT);
    await choose(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => background(page)).toBe(DARK);
    await expectKept(page, '"theme":"dark"');
    await page.reload();
    await expect(page.getByRole('radio', { name: settings.display.themes.dark })).toBeChecked();
    expect(await background(page)).toBe(DARK);
    await choose(page, 'system');
    await expect.poll(() => background(page)).toBe(LIGHT);
  });
});

test('every button of the home is at least 44 px high and wide', async ({ page }) => {
  await openApp(page);
  await expect(page.getByRole('button', { name: TEXTS.fr.chat.starters.start })).toBeVisible();
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('nothing is wider than the screen', async ({ page }) => {
    const long = 'https://exemple.fr/'.padEnd(120, 'x');
    const paths = ['/', ...screens.flatMap((screen) => screen.paths)];
    await keep(page, { conversations: [talk('c1', long, long, ago(HOUR))], openId: 'c1' });
    for (const path of ['/', ...sample(paths, 4)]) {
      await page.goto(path);
      await expect(page.locator('main').getByRole('heading').first()).toBeAttached();
      if (path === '/') await expect(bubbles(page)).toHaveCount(2);
      const widest = await page
        .locator('#main, #main *')
        .evaluateAll((all) =>
          Math.max(...all.map((each) => (each.closest('.sr-only') ? 0 : each.getBoundingClientRect().right))),
        );
      expect(widest, path).toBeLessThanOrEqual(320);
    }
  });
});
