import type { BrowserContext, Page } from '@playwright/test';
import french from '../../../src/tools/content-tracker/locales/fr.json' with { type: 'json' };
import { exampleVideo } from '../../fixtures/exampleVideo';
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
  test,
  withModel,
} from '../support/app';

// A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0 });

/** A second tab of the same browser, in the same language; the profile is on the device already. */
async function openSecondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await withModel(page);
  await page.addInitScript(() => sessionStorage.setItem('jimp.language', 'fr'));
  await page.goto('/');
  await expect(composer(page)).toBeVisible();
  return page;
}

const titles = async (page: Page) => {
  const menu = await openMenu(page);
  return menu.getByRole('button', { name: 'Options de' });
};

test('conversations made in two tabs are in the lists of both', async ({ page, context }) => {
  await withModel(page);
  await openApp(page);
  const other = await openSecondTab(context);
  await answerWith(page, 'La réponse du premier');
  await answerWith(other, 'La réponse du second');
  await ask(page, 'Question du premier onglet');
  await ask(other, 'Question du second onglet');
  await expect(bubbles(page).last()).toContainText('La réponse du premier');
  await expect(bubbles(other).last()).toContainText('La réponse du second');
  for (const tab of [page, other]) await expect(await titles(tab)).toHaveCount(2);
  await page.getByRole('button', { name: 'Question du second onglet' }).first().click();
  await expect(bubbles(page).last()).toContainText('La réponse du second');
  await leaveAndReload(page);
  await expect(await titles(page)).toHaveCount(2);
});

test('an answer that arrives in one tab shows in the other that has the conversation open', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await withModel(page);
  await openApp(page);
  await answerWith(page, 'Une réponse');
  await ask(page, 'Une question');
  await expect(bubbles(page).last()).toContainText('Une réponse');
  const other = await openSecondTab(context);
  const menu = await openMenu(other);
  await menu.getByRole('button', { name: 'Une question' }).first().click();
  await expect(bubbles(other).last()).toContainText('Une réponse');
  await answerWith(page, 'Une autre réponse');
  await ask(page, 'Et encore ?');
  await expect(bubbles(other).last()).toContainText('Une autre réponse');
});

test('a language or theme chosen in one tab leaves what the other has typed', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await withModel(page);
  await openApp(page);
  const other = await openSecondTab(context);
  await composer(other).fill('Je suis en train d’écrire');
  await page.goto('/settings');
  await page.getByText('Sombre', { exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(composer(other)).toHaveValue('Je suis en train d’écrire');
});

test('a tab that is closed while its answer is on the way loses nothing', async ({ page, context }) => {
  await withModel(page);
  await openApp(page);
  await page.route('/api/chat', () => undefined); // never answers
  await ask(page, 'Une question juste avant de fermer');
  await expect(bubbles(page).filter({ hasText: 'juste avant de fermer' })).toBeVisible();
  await expectKept(page, '"content":"Une question juste avant de fermer"');
  await page.close();
  const next = await openSecondTab(context);
  const menu = await openMenu(next);
  await menu.getByRole('button', { name: 'Une question juste avant' }).first().click();
  await expect(bubbles(next).filter({ hasText: 'Une question juste avant de fermer' })).toBeVisible();
  await answerWith(next, 'La réponse');
  await next.getByRole('button', { name: chat.resend }).click();
  await expect(bubbles(next).last()).toContainText('La réponse');
});

test('an answer whose bubbles are still to come is kept whole', async ({ page, context }) => {
  await withModel(page);
  await openApp(page);
  await answerWith(page, 'Un|||Deux|||Trois');
  await ask(page, 'Trois bulles ?');
  await expect(bubbles(page).filter({ hasText: /^Un/ })).toBeVisible();
  await page.close();
  const next = await openSecondTab(context);
  const menu = await openMenu(next);
  await menu.getByRole('button', { name: 'Trois bulles' }).first().click();
  await expect(bubbles(next).last()).toContainText('Trois');
});

test('two tabs write to one video at once: both changes are kept', async ({ page, context }) => {
  const videos = [exampleVideo({ id: 'v1', title: 'Le micro' })];
  await keep(page, { videos });
  await page.goto('/content-tracker?video=v1');
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('jimp.language', 'fr'));
  await other.goto('/content-tracker?video=v1');
  const { hook, product } = french.labels.details;
  await expect(other.getByLabel(product, { exact: true })).toBeVisible();
  await Promise.all([
    page.getByLabel(hook).pressSequentially('Regarde bien'),
    other.getByLabel(product, { exact: true }).pressSequentially('Micro-cravate'),
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByLabel(hook)).toHaveValue('Regarde bien');
    await expect(tab.getByLabel(product, { exact: true })).toHaveValue('Micro-cravate');
  }
  await expectKept(page, 'Micro-cravate');
});

test('each tab has its own draft; what a closed one had typed waits in the next', async ({ page, context }) => {
  await openApp(page);
  const other = await openSecondTab(context);
  await composer(page).fill('Tapé dans le premier');
  await composer(other).fill('Tapé dans le second');
  await expectKept(page, 'Tapé dans le second');
  await expect(composer(page)).toHaveValue('Tapé dans le premier');
  await page.reload();
  await expect(composer(page)).toHaveValue('Tapé dans le premier');
  await other.close();
  const next = await openSecondTab(context);
  await expect(composer(next)).toHaveValue('Tapé dans le second');
  await expect(composer(page)).toHaveValue('Tapé dans le premier');
});

test('what a tab had typed is there again when it is back, though another has started meanwhile', async ({
  page,
  context,
}) => {
  await openApp(page);
  await composer(page).fill('Tapé avant de partir');
  await expectKept(page, 'Tapé avant de partir');
  await page.goto('/screenshots/phone-chat.png'); // as good as closed, for as long as a reload takes
  const other = await openSecondTab(context);
  await expect(composer(other)).toHaveValue('Tapé avant de partir');
  await page.goto('/');
  await expect(composer(page)).toHaveValue('Tapé avant de partir');
  await expect(composer(other)).toHaveValue('');
});
