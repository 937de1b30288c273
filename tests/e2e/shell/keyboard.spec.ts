import type { Page } from '@playwright/test';
import {
  bubbles,
  chat,
  composer,
  expect,
  onboarding,
  openApp,
  settings,
  shell,
  start,
  talk,
  test,
} from '../support/app';
import { inTurn } from '../support/everyday';

/** What has the focus, and whether it is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', seen: false, isControl: false };
    const ringed = [element, element.parentElement, element.closest('form')].some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(each);
      const isFramed = each.matches('form') && borderColor === getComputedStyle(document.body).color;
      return isFramed || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    });
    const { innerWidth, innerHeight } = window;
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0 && height > 0;
    return {
      name: element.ariaLabel ?? element.textContent?.trim() ?? '',
      seen: ringed && inView,
      isControl: element.matches('button, a, input, textarea'),
    };
  });

/** Presses Tab until the wanted control has the focus; every stop on the way has to be visible. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    expect(now.seen, `the focus is visible on «${now.name}»`).toBe(true);
    if (now.isControl && now.name.includes(name)) return;
    passed.push(now.name);
  }
  throw new Error(`Tab never reached «${name}», only ${passed.join(' | ')}`);
}

test.use({ reducedMotion: 'reduce' });

for (const viewport of inTurn(
  [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ],
  0,
)) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, isMobile: false, hasTouch: false });

    test('the whole way from the language screen to an answer, with the keyboard alone', async ({ page }) => {
      await page.goto('/');
      await page.waitForFunction(() =>
        document.querySelector('[data-language="de"]')?.textContent?.includes('Allemand'),
      );
      await tabTo(page, start.continue);
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { name: onboarding.intro.title })).toBeVisible();
      await tabTo(page, onboarding.intro.begin);
      await page.keyboard.press('Space');
      await expect(page.getByRole('textbox')).toBeFocused();
      await page.keyboard.type('Inès');
      await page.keyboard.press('Enter');
      for (const { title, options } of Object.values(onboarding.questions)) {
        await expect(page.getByRole('heading', { name: title })).toBeFocused();
        const [first = ''] = Object.values(options);
        await tabTo(page, first.includes('amount') ? '000' : first);
        await page.keyboard.press('Enter');
      }
      await expect(
        page.getByRole('heading', { name: onboarding.summary.title.replace('{{name}}', 'Inès') }),
      ).toBeFocused();
      await tabTo(page, onboarding.summary.start);
      await page.keyboard.press('Enter');

      await expect(composer(page)).toBeVisible();
      await expect(bubbles(page).first()).toBeVisible();
      await tabTo(page, chat.placeholder);
      await page.keyboard.type('3 hooks pour ma niche');
      await page.keyboard.press('Enter');
      await expect(bubbles(page).last().getByRole('button', { name: chat.copy, exact: true })).toBeVisible();
      await expect(bubbles(page).filter({ hasText: '3 hooks pour ma niche' })).toBeVisible();
      await expect(composer(page)).toBeFocused();
      await tabTo(page, chat.readAloud, 'Shift+Tab');
    });
  });
}

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openApp(page);
  await expect(bubbles(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skipToContent })).toBeFocused();
  await expect(page.getByRole('link', { name: shell.skipToContent })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('dialogs', () => {
  test.use({ isMobile: false, hasTouch: false });

  for (const [opener, title] of [
    [settings.language.change, settings.language.heading],
    [settings.data.import, settings.data.import],
    [settings.data.erase, settings.data.erase],
  ] as const) {
    test(`«${title}» holds the focus and gives it back`, { tag: '@full' }, async ({ page }) => {
      await openApp(page, '/settings');
      const button = page.locator('#main').getByRole('button', { name: opener });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      for (let stops = 0; stops < 70; stops += 1) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      await dialog.getByRole('button', { name: settings.close, exact: true }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }
});

test('a conversation is renamed, deleted and brought back with the keyboard alone', { tag: '@full' }, async ({
  page,
}) => {
  await openApp(page, '/', {
    conversations: [talk('c1', 'Question 1', 'La réponse 1', '2026-11-20T10:00:00.000Z')],
  });
  await tabTo(page, shell.menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: shell.sidebar.label })).toBeFocused();
  await tabTo(page, 'Options de');
  await page.keyboard.press('Enter');
  await tabTo(page, shell.recent.rename);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: shell.recent.newTitle })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Mes lives');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Options de « Mes lives »' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, shell.recent.delete);
  await page.keyboard.press('Enter');
  await expect(page.getByText(shell.samples.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await tabTo(page, shell.undo);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: shell.menu, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Options de « Mes lives »' })).toBeVisible();
});

test('the theme is chosen with the arrow keys', { tag: '@full' }, async ({ page }) => {
  await openApp(page, '/settings');
  await page.getByRole('radio', { name: settings.display.themes.system }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
