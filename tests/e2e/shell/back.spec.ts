import checklist from '../../../src/tools/checklist/locales/fr.json' with { type: 'json' };
import viralAlert from '../../../src/tools/viral-alert/locales/fr.json' with { type: 'json' };
import { composer, expect, leaveAndReload, onboarding, openApp, openMenu, shell, test } from '../support/app';
import { goTo } from '../support/pwa';

test('Back closes the menu, the search and the video dialog, and only then leaves', async ({ page }) => {
  await openApp(page, '/settings');
  await page.getByRole('button', { name: shell.home.back, exact: true }).click();
  const menu = await openMenu(page);
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);

  // From the menu to the search: one replaces the other.
  await openMenu(page);
  await page.getByRole('button', { name: shell.search.open }).click();
  const search = page.getByRole('dialog', { name: shell.search.title });
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toHaveCount(0);
  await expect(composer(page)).toBeVisible();

  await page.goto('/?video=1');
  const video = page.locator('dialog:modal');
  await expect(video).toBeVisible();
  await page.goBack();
  await expect(video).toHaveCount(0);
  await expect(page).toHaveURL('/');

  // A link in the menu leads on, and one press of Back returns here.
  await openMenu(page);
  await page.getByRole('dialog').locator('a[href="/settings"]').click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back goes through the questions of onboarding, even after a reload', async ({ page }) => {
  await openApp(page, '/', { profile: null });
  const heading = page.locator('main').getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: onboarding.intro.begin }).click();
  await page.getByRole('textbox').fill('Sam');
  await page.getByRole('button', { name: onboarding.name.continue }).click();
  await page.getByRole('button', { name: 'Tech' }).click();
  await expect(heading).toHaveText(onboarding.questions.shopAccount.title);
  await page.goBack();
  await expect(heading).toHaveText(onboarding.questions.niche.title);
  await page.goForward(); // leads nowhere, and does no harm
  await expect(heading).toHaveText(onboarding.questions.niche.title);
  await page.getByRole('button', { name: 'Tech', pressed: true }).click();
  await expect(heading).toHaveText(onboarding.questions.shopAccount.title);
  await leaveAndReload(page);
  await expect(heading).toHaveText(onboarding.questions.shopAccount.title);
  await page.goBack();
  await expect(heading).toHaveText(onboarding.questions.niche.title);
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('Sam');
});

for (const { path, of, labels } of [
  { path: '/pre-publication-checklist?niche=tech', of: 'checklist', labels: checklist.labels },
  { path: '/daily-viral-alerts?niche=tech', of: 'alert of the day', labels: viralAlert.labels },
]) {
  test(`Back from the choice of another niche leads to the ${of} again`, async ({ page }) => {
    await openApp(page, '/terms', { settings: { instantResults: true } });
    await goTo(page, path);
    const change = page.getByRole('button', { name: labels.changeNiche });
    await change.click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(labels.pick.title);
    await page.goBack();
    await expect(change).toBeVisible();

    // Choosing a niche closes the question too: Back then leaves the screen.
    await change.click();
    await page.locator('main').getByText('Fitness').click();
    await expect(change).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
}

test('a missing file is not found, and nothing caches that', async ({ request }) => {
  const gone = await request.get('/assets/SettingsScreen-gone1234.js');
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);
  const screen = await request.get('/terms');
  expect([screen.status(), screen.headers()['content-security-policy'] !== undefined]).toEqual([200, true]);
});

test('an address with a final slash or capitals is replaced by the exact one', async ({ page }) => {
  await openApp(page, '/TERMS/?from=mail#h');
  await expect(page).toHaveURL('/terms?from=mail#h');
  await expect(page.getByRole('button', { name: shell.home.back, exact: true })).toBeVisible();
});
