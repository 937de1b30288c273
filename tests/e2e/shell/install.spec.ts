import { type Page, test } from '@playwright/test';
import { test as appTest, openApp } from '../support/app';
import { test as installed } from '../support/installed';
import { expect, visit } from '../support/pwa';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** The offer is in the sidebar, which a phone opens as a drawer. */
async function openSidebar(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}

const offer = (page: Page) => page.getByRole('region', { name: 'Garde Jimp sous le pouce' });

/** What Chromium does when it considers the app worth installing; `window.opened` counts how often its dialog opens. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: async () => document.body.setAttribute('data-dialog-opened', '') });
    dispatchEvent(event);
  });

test('the browser finds nothing that prevents installing the app, in any language', { tag: '@full' }, async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  for (const language of ['fr', 'en', 'ar']) {
    await page.context().addInitScript((code) => localStorage.setItem('jimp.always-language', code), language);
    await visit(page, '/');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `/manifest.${language}.webmanifest`);
    const manifest = await cdp.send('Page.getAppManifest');
    expect(manifest.errors, language).toEqual([]);
    expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ lang: language, id: '/' });
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  }
});

test('everything the manifest and the page name exists', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.fr.webmanifest')).json();
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src, type }) => ({ src, type }));
  for (const { src, type } of [
    ...pictures,
    { src: '/icons/apple-touch-icon.png', type: 'image/png' },
    { src: '/favicon.ico', type: /^image\// },
  ]) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toMatch(type);
  }
});

installed('the button opens the browser’s own dialog, and is there only while it can', async ({ page }) => {
  await page.goto('/');
  await openSidebar(page);
  await expect(page.getByRole('link', { name: 'Réglages' }).first()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await offerInstallation(page);
  await offer(page).getByRole('button', { name: 'Installer Jimp' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-dialog-opened', '');
  await expect(offer(page)).toHaveCount(0);
});

installed('what is installed is not offered again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await openSidebar(page);
  await offerInstallation(page);
  await expect(offer(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(offer(page)).toHaveCount(0);
});

appTest.describe('on an iPhone', () => {
  appTest.use({ userAgent: IPHONE });

  appTest('the steps are drawn, and closing them gives the focus back', { tag: '@full' }, async ({ page }) => {
    await openApp(page);
    await openSidebar(page);
    const show = offer(page).getByRole('button', { name: 'Voir comment faire' });
    await show.click();
    const steps = page.getByRole('dialog', { name: 'Jimp sur ton écran d’accueil' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(steps.locator('li svg')).toHaveCount(3);
    await steps.getByRole('button', { name: 'Compris' }).click();
    await expect(steps).toHaveCount(0);
    await expect(show).toBeFocused();
  });

  appTest('opened from the home screen, nothing is offered', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await openApp(page);
    await openSidebar(page);
    await expect(page.getByRole('link', { name: 'Réglages' }).first()).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});
