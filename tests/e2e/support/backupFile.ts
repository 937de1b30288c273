import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { settings } from './app';

const { data, erase } = settings;

export const action = (page: Page, name: string) => page.locator('#main').getByRole('button', { name });
export const importDialog = (page: Page) => page.getByRole('dialog', { name: data.import });

/** Exports everything and returns the file's name and text. */
export async function exportAll(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await action(page, data.export).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

export async function eraseAll(page: Page): Promise<void> {
  await action(page, data.erase).click();
  await page.getByRole('button', { name: erase.continue }).click();
  await page.getByRole('button', { name: erase.confirm }).click();
  await expect(page.locator('button[data-suggested]')).toBeVisible();
}

export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await action(page, data.import).click();
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await importDialog(page).locator('input[type="file"]').setInputFiles(file);
}

/** Imports the chosen file, replacing everything, from the dialog that shows what it contains. */
export async function importHeld(page: Page): Promise<void> {
  const holds = page.getByRole('dialog', { name: settings.import.holds });
  await holds.getByRole('button', { name: settings.import.replace }).click();
  await expect(page.getByText(settings.import.done).first()).toBeVisible();
}
