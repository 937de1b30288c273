import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MARK_KEY } from '../../../src/contracts/storageKeys';
import { composer, expect, keep, openApp, shell, start, storedEntries, test } from '../support/app';
import { chooseFile, eraseAll, exportAll, importHeld } from '../support/backupFile';
import { openLiveMode } from '../support/liveMode';

// A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0 });

const FIXTURES = 'tests/fixtures/stored';
/** The slices stored under a key for each conversation or tool. */
const KEYS: Readonly<Record<string, string>> = { messages: 'messages:c1', tool: 'tool:creative-formats' };

/** What every slice wrote, in its newest version, by its key. */
const slices = new Map(
  readdirSync(FIXTURES)
    .sort()
    .map((file): [string, { version: number; data: object }] => {
      const [name = ''] = file.split('.');
      return [KEYS[name] ?? name, JSON.parse(readFileSync(`${FIXTURES}/${file}`, 'utf8'))];
    }),
);

const newer = ({ version, data }: { version: number; data: object }) => ({ version: version + 1, data, later: true });

/** The screens that read slices which no start reads. */
const READ_BY: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'messages:c1': (page) => page.goto('/'),
  hashtagGroups: (page) => page.goto('/dashboard?q=serum'),
  teleprompter: (page) => openLiveMode(page),
};

for (const [key, entry] of slices) {
  test(`what a newer version wrote is shown, reported, and never overwritten: ${key}`, { tag: '@full' }, async ({
    page,
  }) => {
    const written = newer(entry);
    const conversations = slices.get('conversations');
    await keep(page, {
      settings: { instantResults: true },
      entries: [
        ['conversations', conversations],
        [key, written],
      ],
    });
    await page.goto('/');
    await expect(page.locator('main').getByRole('heading').first()).toBeAttached();
    await READ_BY[key]?.(page);
    await expect(page.getByRole('alert').filter({ hasText: shell.storage.newer })).toBeVisible();
    expect((await storedEntries(page))[key]).toEqual(written);
  });
}

test('a device that a newer version wrote: everything is tried, none of it changes', { tag: '@full' }, async ({
  page,
}) => {
  const written = [...slices].map(([key, entry]) => [key, newer(entry)] as const);
  await openApp(page, '/', { entries: written });
  await expect(page.getByRole('alert').filter({ hasText: shell.storage.newer })).toBeVisible();
  await composer(page).fill('Une question');
  await composer(page).press('Enter');
  await page.goto('/settings');
  await page.getByText('Clair', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/content-tracker?new=1&title=Micro&niche=tech');
  await page.getByRole('button', { name: shell.save, exact: true }).click();
  await expect(page.locator('#main').getByText('Micro', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: shell.storage.newer })).toBeVisible();
  expect(await storedEntries(page)).toMatchObject(Object.fromEntries(written));
});

test('export, erase, import of a device with data in every slice: deeply equal', { tag: '@full' }, async ({ page }) => {
  await openApp(page, '/settings', { entries: [...slices] });
  // What version 1 had published is among the videos, once they are read.
  const stored = async () => JSON.stringify((await storedEntries(page)).published);
  await expect.poll(stored).toContain('"items":[]');
  const before = await storedEntries(page);
  expect(Object.keys(before).sort()).toEqual(expect.arrayContaining([...slices.keys()].sort()));
  const { name, text } = await exportAll(page);
  await eraseAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(start.welcome);
  expect(Object.keys(await storedEntries(page))).toEqual([MARK_KEY]);

  await page.goto('/settings');
  await page.locator('button[data-suggested]').click();
  await chooseFile(page, name, text);
  await importHeld(page);
  expect(await storedEntries(page)).toEqual(before);
});
