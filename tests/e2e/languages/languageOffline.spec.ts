import { test as base, type Page } from '@playwright/test';
import { buildLanguages } from '../../../scripts/vite/languageFiles';
import englishLegal from '../../../src/features/legal/locales/en.json' with { type: 'json' };
import frenchLegal from '../../../src/features/legal/locales/fr.json' with { type: 'json' };
import settings from '../../../src/features/settings/locales/fr.json' with { type: 'json' };
import enShell from '../../../src/i18n/locales/en/shell.labels.json' with { type: 'json' };
import enTool from '../../../src/i18n/locales/en/tool.labels.json' with { type: 'json' };
import spanishSettings from '../../../src/i18n/locales/es/settings.labels.json' with { type: 'json' };
import spanishShell from '../../../src/i18n/locales/es/shell.labels.json' with { type: 'json' };
import persian from '../../../src/i18n/locales/fa/checklist.labels.json' with { type: 'json' };
import persianShell from '../../../src/i18n/locales/fa/shell.labels.json' with { type: 'json' };
import turkish from '../../../src/i18n/locales/tr/checklist.labels.json' with { type: 'json' };
import turkishDanger from '../../../src/i18n/locales/tr/danger.labels.json' with { type: 'json' };
import turkishSettings from '../../../src/i18n/locales/tr/settings.labels.json' with { type: 'json' };
import turkishShell from '../../../src/i18n/locales/tr/shell.labels.json' with { type: 'json' };
import { tools } from '../../../src/tools/registry';
import { ask, keep } from '../support/app';
import { serveDeploys } from '../support/deploys';
import { expect, visit } from '../support/pwa';

/** A deployment of its own, opened in a language that the test names. */
const test = base.extend<{ site: Awaited<ReturnType<typeof serveDeploys>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  site: async ({}, use) => {
    const site = await serveDeploys();
    await use(site);
    site.close();
  },
});

/** How many files of long texts there are. */
const TEXTS = Object.keys(buildLanguages().index.en?.texts ?? {}).length;

const alwaysIn = (page: Page, language: string) =>
  page.context().addInitScript((code) => localStorage.setItem('jimp.always-language', code), language);

const title = (page: Page, name: string) => page.locator('header').getByText(name, { exact: true });
const ready = turkishSettings.language.ready.replace('{{language}}', 'Türkçe');

/** How many files of each language are stored. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const { url } of await (await caches.open('languages')).keys()) {
      const [, code = ''] = /\/languages\/(\w+)\//.exec(url) ?? [];
      if (code) counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  });

async function openReady(page: Page, url: string): Promise<void> {
  await alwaysIn(page, 'tr');
  await visit(page, url);
  await page.goto(`${url}/settings`);
  await expect(page.getByText(ready)).toBeVisible();
}

test('a chosen language is complete offline, on screens that were never opened, and danger is heard in it', async ({
  page,
  site,
}) => {
  await keep(page, { language: 'tr' });
  await openReady(page, site.url);
  await page.context().setOffline(true);
  site.close();
  for (const [path, name] of [
    ['/pre-publication-checklist', turkishShell.tools.checklist],
    ['/performance-analyzer', turkishShell.tools['performance-analyzer']],
    ['/content-tracker', turkishShell.tools['content-tracker']],
    ['/settings', turkishShell.screens.settings],
  ] as const) {
    await page.goto(site.url + path);
    await expect(title(page, name), path).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  }
  await page.goto(`${site.url}/pre-publication-checklist`);
  await expect(page.getByRole('heading', { name: turkish.labels.pick.title })).toBeVisible();
  // In French and English, these words mean nothing.
  await page.goto(site.url);
  await ask(page, 'artık yaşamak istemiyorum');
  await expect(page.getByRole('alert')).toContainText(turkishDanger.heard.suicide.first);
  await expect(page.locator('#main a[href^="tel:"]').first()).toBeVisible();
});

test('a first visit that reports it is complete opens every tool with its texts offline; another language shows those, and says so', async ({
  page,
  site,
}) => {
  await alwaysIn(page, 'fr');
  await visit(page, `${site.url}/settings`);
  await expect(page.getByText(settings.language.ready.replace('{{language}}', 'Français'))).toBeVisible();
  await page.context().setOffline(true);
  site.close();
  for (const { path } of tools) {
    await page.goto(site.url + path);
    await expect(page.locator('#main').getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
  const inEnglish = await page.context().newPage();
  await alwaysIn(inEnglish, 'en');
  await inEnglish.goto(`${site.url}/terms`);
  await expect(inEnglish.getByText(englishLegal.home)).toBeVisible();
  await expect(inEnglish.getByRole('heading', { name: frenchLegal.terms.title })).toBeVisible();
  await expect(inEnglish.getByText(enTool.translation.standIn.replace('{{language}}', 'Français'))).toBeVisible();
});

test('the labels of the other languages follow, and any of them works offline without a reload', {
  tag: '@full',
}, async ({ page, site }) => {
  await openReady(page, site.url);
  // French is in the precache; English texts stand in for Turkish ones.
  await expect.poll(async () => Object.keys(await stored(page)).length, { timeout: 60_000 }).toBe(52);
  await page.context().setOffline(true);
  await page.evaluate(() => document.body.classList.add('not-reloaded'));
  // Its long texts are not on the device, so they are in English.
  await page.getByRole('button', { name: turkishSettings.language.change }).click();
  await page.locator('dialog [data-language="es"]').click();
  await expect(title(page, spanishShell.screens.settings)).toBeVisible();
  await page.getByRole('button', { name: spanishSettings.language.change }).click();
  await page.locator('dialog [data-language="fa"]').click();
  await expect(title(page, persianShell.screens.settings)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.fa.webmanifest');
  await expect(page.locator('body')).toHaveClass(/not-reloaded/);
  await page.goto(`${site.url}/pre-publication-checklist`);
  await expect(page.getByText(persian.labels.pick.title)).toBeVisible();
});

test('with Save-Data only the chosen language is fetched', { tag: '@full' }, async ({ page, site }) => {
  await page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openReady(page, site.url);
  expect(await stored(page)).toEqual({ tr: 3, en: TEXTS });
});

test('a language that is not on the device: English offline, as the page says, and the language once there is a network', async ({
  page,
  site,
}) => {
  await alwaysIn(page, 'en');
  await page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit(page, site.url);
  await alwaysIn(page, 'tr');
  await page.context().setOffline(true);
  await page.goto(`${site.url}/settings`);
  await expect(title(page, enShell.screens.settings)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Türkçe isn’t stored whole on this device yet.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(title(page, turkishShell.screens.settings)).toBeVisible();
  await expect(page.getByText(ready)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('a new version fetches the chosen language too, and drops what only the previous one had', {
  tag: '@full',
}, async ({ page, site }) => {
  await page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openReady(page, site.url);
  site.deployNext('2');
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await page.getByRole('button', { name: /güncelle/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-deploy', '2');
  await page.context().setOffline(true);
  await page.goto(`${site.url}/pre-publication-checklist`);
  await expect(title(page, turkishShell.tools.checklist)).toBeVisible();
  const addresses = await page.evaluate(async () =>
    (await (await caches.open('languages')).keys()).map(({ url }) => new URL(url).pathname),
  );
  const files = addresses.filter((address) => address.endsWith('.json'));
  expect(files).toHaveLength(3 + TEXTS);
  expect(files.filter((file) => !file.endsWith('-2.json'))).toEqual([]);
});
