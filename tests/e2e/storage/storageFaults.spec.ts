import type { Page } from '@playwright/test';
import { composer, expectKept, keep, PROFILE, shell } from '../support/app';
import { test } from '../support/deployed';
import { expect, setVisibility, visit } from '../support/pwa';

// A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0 });

/** An address of the site where none of the app runs. */
const PICTURE = '/screenshots/phone-chat.png';

/** What the browser does when it clears the site, or when the person does so in its settings. */
async function loseDatabase(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

/** Requests the deletion as a script does, from a window beside the app; says whether anything blocked it. */
async function deleteDatabase(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(new URL(PICTURE, page.url()).href);
  const outcome = await other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const deletion = indexedDB.deleteDatabase('jimp');
        deletion.onblocked = () => resolve('blocked');
        deletion.onsuccess = () => resolve('deleted');
      }),
  );
  await other.close();
  return outcome;
}

for (const [name, lose] of [
  ['emptied by the browser', loseDatabase],
  ['deleted from another window', deleteDatabase],
] as const) {
  test(`the database is ${name} under an open app: what it holds is saved again, and nothing needs to be reported`, {
    tag: '@full',
  }, async ({ page, context, site }) => {
    await keep(page, {});
    await visit(page, site.url);
    await composer(page).fill('Avant');
    await expectKept(page, 'Avant');
    expect(await lose(page)).not.toBe('blocked');
    await composer(page).fill('Avant et après');
    await setVisibility(page, 'visible');
    await expectKept(page, 'Avant et après');
    await expectKept(page, PROFILE.name);
    await page.reload();
    await expect(composer(page)).toHaveValue('Avant et après');
    await expect(page.getByRole('alert')).toHaveCount(0);

    // What a closed tab had typed waits in the next.
    await page.close();
    const next = await context.newPage();
    await next.goto(site.url);
    await expect(composer(next)).toHaveValue('Avant et après');
    await expect(next.getByRole('alert')).toHaveCount(0);
  });
}

test('a tab of an older version that blocks the data is reported within two seconds, with what to do', async ({
  page,
  context,
  site,
}) => {
  await keep(page, {});
  const older = await context.newPage();
  await older.goto(new URL(PICTURE, site.url).href);
  // As versions before this one did: it stays open and blocks a deletion.
  await older.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('jimp');
        opening.onsuccess = () => {
          Reflect.set(window, 'held', opening.result);
          const deletion = indexedDB.deleteDatabase('jimp');
          deletion.onblocked = () => resolve();
        };
      }),
  );
  await page.goto(site.url);
  await expect(page.getByRole('alert')).toHaveText(shell.storage.held, { timeout: 3000 });
  await older.close();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#main')).toBeVisible();
});
