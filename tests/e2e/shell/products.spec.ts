import type { Page } from '@playwright/test';
import fr from '../../../src/features/products/locales/fr.json' with { type: 'json' };
import { exampleVideo } from '../../fixtures/exampleVideo';
import { expect, expectKept, leaveAndReload, openApp, shell, test } from '../support/app';
import { test as installedTest } from '../support/installed';

const main = (page: Page) => page.locator('#main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const row = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^${name}`) });

async function add(page: Page, name: string): Promise<void> {
  await main(page).getByLabel(fr.add.label).fill(name);
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toBeVisible();
}

test('a product is added, its facts are written down, and a reload keeps them; half a name too', async ({ page }) => {
  await openApp(page, '/products');
  await expect(heading(page)).toHaveText(fr.empty.title);
  await add(page, 'Lampe de bureau');
  await row(page, 'Lampe de bureau').click();
  await expect(page).toHaveURL(/\/products\?id=/);
  await expect(heading(page)).toBeFocused();

  await main(page).getByLabel(fr.facts.move).fill('Elle se plie en deux');
  await main(page).getByLabel(fr.fields.price).fill('29,90');
  await main(page).getByLabel(fr.fields.commission).fill('12');
  await expectKept(page, 'Elle se plie en deux');
  await leaveAndReload(page);
  await expect(main(page).getByLabel(fr.facts.move)).toHaveValue('Elle se plie en deux');
  await expect(main(page).getByLabel(fr.fields.price)).toHaveValue('29,90');

  await page.goBack();
  await expect(heading(page)).toHaveText(fr.title);
  await expect(row(page, 'Lampe de bureau')).toContainText(/29,90\s€ · Commission 12\s%/);
  await main(page).getByLabel(fr.add.label).fill('Tapis de yo');
  await expectKept(page, 'Tapis de yo');
  await leaveAndReload(page);
  await expect(main(page).getByLabel(fr.add.label)).toHaveValue('Tapis de yo');
});

test('what was deleted comes back with one tap', async ({ page }) => {
  await openApp(page, '/products');
  await add(page, 'Air fryer 5 L');
  await row(page, 'Air fryer 5 L').click();
  await main(page).getByLabel(fr.facts.bothers).fill('Le câble est court');
  await main(page).getByRole('button', { name: fr.delete, exact: true }).click();
  await expect(heading(page)).toHaveText(fr.empty.title);
  await page.getByRole('button', { name: shell.undo, exact: true }).click();
  await row(page, 'Air fryer 5 L').click();
  await expect(main(page).getByLabel(fr.facts.bothers)).toHaveValue('Le câble est court');
});

test('what was typed in videos is offered, and a tool offers what is on the list', async ({ page }) => {
  await openApp(page, '/products', { videos: [exampleVideo({ product: 'Gourde pliable' })] });
  await main(page).getByRole('button', { name: 'Gourde pliable' }).click();
  await row(page, 'Gourde pliable').click();
  await main(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/viral-script-generator/);
  await page.goto('/tiktok-live-planner');
  const question = heading(page);
  const asked = (await question.textContent()) ?? '';
  await main(page).getByRole('button', { name: 'Gourde pliable' }).click();
  await expect(question).not.toHaveText(asked);
});

installedTest('without a network the products open, change and stay', async ({ context }) => {
  const page = await context.newPage();
  await context.setOffline(true);
  await page.goto('/products');
  await add(page, 'Sérum');
  await row(page, 'Sérum').click();
  await main(page).getByLabel(fr.facts.surprised).fill('Il file en trois gouttes');
  await expectKept(page, 'Il file en trois gouttes');
  await page.reload();
  await expect(main(page).getByLabel(fr.facts.surprised)).toHaveValue('Il file en trois gouttes');
});
