import { MARK_KEY } from '../../../src/contracts/storageKeys';
import {
  answerWith,
  bubbles,
  composer,
  expect,
  expectKept,
  openApp,
  openMenu,
  settings,
  shell,
  start,
  talk,
  test,
} from '../support/app';
import { action, chooseFile, eraseAll, exportAll, importDialog, importHeld } from '../support/backupFile';

const KEPT = talk('c1', 'Ma question', 'La réponse', '2026-11-20T10:00:00.000Z');
const { data, erase, display, storage } = settings;

test('export everything to one file, erase everything, import it: shown what it contains before it replaces anything', async ({
  page,
}) => {
  await openApp(page, '/settings', { conversations: [KEPT] });
  const { name, text } = await exportAll(page);
  expect(name).toMatch(/^jimp-.*\.json$/);
  await expect(page.getByText(data.exported)).toBeVisible();

  await eraseAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(start.welcome);
  await page.goto('/settings');
  await page.locator('button[data-suggested]').click();
  await expect(page.getByText(settings.profile.none)).toBeVisible();

  await chooseFile(page, name, text);
  const holds = page.getByRole('dialog', { name: settings.import.holds });
  await expect(holds.locator('dd')).toHaveText([/20\d\d/, 'Inès', '1', '2', '0', '0', '0', '0', '0']);
  await expect(page.getByText(settings.profile.none)).toBeVisible();
  await importHeld(page);
  await page.getByRole('button', { name: shell.home.back, exact: true }).click();
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: /^Ma question/ }).click();
  await expect(bubbles(page)).toContainText(['Ma question', 'La réponse']);
});

test('a file that is not an export is refused, and nothing is lost', async ({ page }) => {
  await openApp(page, '/settings', { conversations: [KEPT] });
  await chooseFile(page, 'liste.json', '{"courses":["lait"]}');
  await expect(importDialog(page).getByRole('alert')).toHaveText(settings.import.errors['not-jimp']);
  const input = importDialog(page).locator('input[type="file"]');
  await input.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('\u0089PNG') });
  await expect(importDialog(page).getByRole('alert')).toHaveText(settings.import.errors['not-json']);
  await page.keyboard.press('Escape');
  await expect(page.locator('dd').first()).toHaveText('Inès');
  await expectKept(page, 'La réponse');
});

test('erase everything asks twice; leaving at either step keeps everything', async ({ page }) => {
  await openApp(page, '/settings', { conversations: [KEPT] });
  await action(page, data.erase).click();
  await page.getByRole('button', { name: settings.cancel }).click();
  await action(page, data.erase).click();
  await page.getByRole('button', { name: erase.continue }).click();
  await expect(page.getByRole('dialog', { name: erase.lastWord })).toBeVisible();
  await page.getByRole('button', { name: settings.cancel }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectKept(page, 'La réponse');
});

test('erase everything leaves nothing behind, not even the choice of language', async ({ page }) => {
  await openApp(page, '/settings', { conversations: [KEPT], settings: { theme: 'dark' } });
  await page.getByRole('switch', { name: settings.language.always }).check({ force: true });
  await eraseAll(page);
  const left = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('jimp');
      opening.onsuccess = () => resolve(opening.result);
    });
    const keys = database.objectStoreNames.contains('entries')
      ? await new Promise<IDBValidKey[]>((resolve) => {
          const reading = database.transaction('entries').objectStore('entries').getAllKeys();
          reading.onsuccess = () => resolve(reading.result);
        })
      : [];
    database.close();
    return { keys, language: sessionStorage.getItem('jimp.language'), always: Object.keys(localStorage) };
  });
  // What remains is the random mark that tells an erased database from a lost one.
  expect(left).toEqual({ keys: [MARK_KEY], language: null, always: [] });
});

test('instant results: the parts of an answer come at once', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await answerWith(page, 'Un|||Deux|||Trois');
  await openApp(page, '/settings');
  await page.getByRole('switch', { name: display.instant }).check({ force: true });
  await page.getByRole('button', { name: shell.home.back, exact: true }).click();
  await composer(page).fill('Que faire ?');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await composer(page).press('Enter');
  await expect(bubbles(page).last()).toContainText('Trois');
});

test('storage: persistent or not, how much', { tag: '@full' }, async ({ page }) => {
  await openApp(page, '/settings');
  const section = page.getByRole('region', { name: storage.heading });
  await expect(section).toContainText(/\d\s?([kM]o|octets)/);
  await expect(section.getByText(storage.atRisk.title).or(section.getByText(storage.protected.title))).toBeVisible();
});
