import { open, readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { SHARE_ACTION, SHARE_FIELD } from '../../../src/contracts/sharedFile';
import { SHARED_FILE_KEY, STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import { MOST_VIDEO_BYTES } from '../../../src/contracts/videoAnalysis';
import french from '../../../src/features/coach/video/locales/fr.json' with { type: 'json' };
import { onboarding, openApp, PROFILE, test as plain } from '../support/app';
import { watchForInjections } from '../support/injections';
import { EMPTY_PAGE, test } from '../support/installed';
import { expect } from '../support/pwa';
import { write } from '../support/remindersWorker';

const VIDEO = 'tests/fixtures/videos/portrait.mp4';

/** Posts files as the system's share sheet does: with a form, as a navigation. */
async function share(page: Page, ...files: readonly string[]): Promise<void> {
  await shareFiles(page, [...files]);
}

async function shareFiles(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.evaluate(
    ({ action, name }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action,
      });
      form.append(Object.assign(document.createElement('input'), { type: 'file', name, multiple: true }));
      document.body.append(form);
    },
    { action: SHARE_ACTION, name: SHARE_FIELD },
  );
  await page.locator(`input[name=${SHARE_FIELD}]`).setInputFiles(files);
  await Promise.all([
    page.waitForURL(/\?video=/),
    page.evaluate(() => document.querySelector<HTMLFormElement>('form[enctype]')?.submit()),
  ]);
}

/** Name and bytes of the waiting file, or of the newest of several. */
const waiting = (page: Page) =>
  page.evaluate(
    (key) =>
      new Promise<{ name: string; size: number } | null>((resolve, reject) => {
        const opening = indexedDB.open('jimp');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('entries').objectStore('entries').get(key);
          request.onsuccess = () => {
            opening.result.close();
            const newest = request.result?.at(-1)?.file;
            resolve(newest ? { name: newest.name, size: newest.size } : null);
          };
        };
      }),
    SHARED_FILE_KEY,
  );

const dialog = (page: Page) => page.getByRole('dialog', { name: french.dialog.title });
const keepProfile = (page: Page) =>
  write(page, STORAGE_KEYS.profile.key, { version: STORAGE_KEYS.profile.version, data: { profile: PROFILE } });

/** A file of `bytes` bytes, which takes no room on the disk. */
async function fileOf(path: string, bytes: number): Promise<string> {
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
  return path;
}

test.beforeEach(async ({ page }) => {
  await page.goto(EMPTY_PAGE);
});

test('a shared video is analyzed, through the language screen, without a network', async ({ page, context }) => {
  await keepProfile(page);
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(true);
  await share(page, VIDEO);
  await expect(page).toHaveURL('/?video=shared');
  await expect(page.locator('button[data-suggested]')).toBeVisible();
  expect(await waiting(page)).toEqual({ name: 'portrait.mp4', size: 154820 });

  await page.locator('button[data-suggested]').tap();
  await page.getByRole('button', { name: french.analyzing.showResult }).click({ timeout: 30_000 });
  await expect(page.locator('#main')).toContainText('portrait.mp4');
  await expect.poll(() => waiting(page)).toBeNull();
});

test('nothing in the name of a shared file runs', async ({ page, context }) => {
  const expectNothingRan = await watchForInjections(context);
  await keepProfile(page);
  const name = `<img src=x onerror=ranInjection()> javascript:ranInjection().mp4`;
  await shareFiles(page, { name, mimeType: 'video/mp4', buffer: await readFile(VIDEO) });
  await expect(page.locator('#main')).toContainText('ranInjection');
  await expectNothingRan(page, 'the shared file');
});

test('a second one asks which comes first, even after a reload; the other continues to wait', async ({ page }) => {
  await keepProfile(page);
  await share(page, VIDEO);
  await page.getByRole('button', { name: french.analyzing.showResult }).waitFor({ timeout: 30_000 });
  await page.goto(EMPTY_PAGE);
  await share(page, 'tests/fixtures/videos/cuts.mov');
  await expect(dialog(page)).toContainText(french.waiting.question);
  await page.reload();
  await expect(dialog(page)).toContainText('portrait.mp4');
  await dialog(page).getByText('cuts.mov').tap();
  await page.getByRole('button', { name: french.analyzing.showResult }).click({ timeout: 30_000 });
  await expect(page.locator('#main')).toContainText('cuts.mov');
  await expect.poll(() => waiting(page)).toMatchObject({ name: 'portrait.mp4' });
});

test('a file chosen by hand, whose analysis a share interrupts, waits beside the shared one', async ({ page }) => {
  await keepProfile(page);
  await page.goto('/?video=1');
  await dialog(page).locator('input[type=file]').first().setInputFiles(VIDEO);
  await page.getByRole('button', { name: french.analyzing.showResult }).waitFor({ timeout: 30_000 });
  await expect.poll(() => waiting(page)).toMatchObject({ name: 'portrait.mp4' });
  await page.reload();
  await expect(dialog(page)).toContainText('portrait.mp4');
  await page.goto(EMPTY_PAGE);
  await share(page, 'tests/fixtures/videos/cuts.mov');
  await expect(dialog(page)).toContainText(french.waiting.question);
  await dialog(page).getByText('portrait.mp4').tap();
  await page.getByRole('button', { name: french.analyzing.showResult }).click({ timeout: 30_000 });
  await expect(page.locator('#main')).toContainText('portrait.mp4');
  await expect.poll(() => waiting(page)).toMatchObject({ name: 'cuts.mov' });
});

test('without a profile, the questions come first', async ({ page }) => {
  await share(page, VIDEO);
  await expect(page.getByRole('heading', { name: onboarding.intro.title })).toBeVisible();
  await expect(page).toHaveURL('/?video=shared');
  expect(await waiting(page)).toMatchObject({ name: 'portrait.mp4' });
  await expect(dialog(page)).toHaveCount(0);
});

test(
  'a video of 50 MB waits on the disk, one byte more is refused in words; a newer one waits beside it',
  { tag: '@full' },
  async ({ page }, testInfo) => {
    const most = await fileOf(testInfo.outputPath('most.mp4'), MOST_VIDEO_BYTES);
    await share(page, most);
    await expect(page).toHaveURL('/?video=shared');
    expect(await waiting(page)).toEqual({ name: 'most.mp4', size: MOST_VIDEO_BYTES });

    await page.goto(EMPTY_PAGE);
    await share(page, VIDEO);
    expect(await waiting(page)).toMatchObject({ name: 'portrait.mp4' });

    await page.goto(EMPTY_PAGE);
    await keepProfile(page);
    await share(page, await fileOf(testInfo.outputPath('more.mp4'), MOST_VIDEO_BYTES + 1));
    await expect(page).toHaveURL('/?video=too-large');
    await expect(dialog(page)).toContainText(french.problems.size);
  },
);

test('of several files the first video is taken', { tag: '@full' }, async ({ page }) => {
  await share(page, 'public/screenshots/phone-chat.png', VIDEO, 'tests/fixtures/videos/cuts.mov');
  expect(await waiting(page)).toMatchObject({ name: 'portrait.mp4' });
});

plain('where no service worker is in control, the server leads to the home, which says so', async ({ page }) => {
  await openApp(page, '/settings');
  await share(page, VIDEO);
  await expect(page).toHaveURL('/?video=not-kept');
  await expect(dialog(page)).toContainText(french.problems.notKept);
});
