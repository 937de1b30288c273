import { expect, type Page } from '@playwright/test';
import tool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const prompter = (page: Page) => page.getByRole('dialog');

/** Answers the live plan's five questions, each with its first option, and opens its script. */
export async function openLiveMode(page: Page, name: string = tool.result.liveMode): Promise<void> {
  await page.goto('/tiktok-live-planner?product=Gloss%20prune');
  const main = page.locator('#main');
  const heading = main.getByRole('heading', { level: 1 });
  await main.getByRole('textbox').press('Enter');
  for (let question = 2; question <= 5; question += 1) {
    await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(question * 20));
    await main.getByRole('group').getByRole('button').first().click();
  }
  await expect(heading).toBeFocused();
  await button(page, name).click();
  await expect(prompter(page)).toBeVisible();
}
