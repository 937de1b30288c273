import type { BrowserContext, BrowserContextOptions } from '@playwright/test';

export const WIDTH = 390;
export const HEIGHT = 844;
export const PIXELS = 2;

/** The phone on which everything is measured, for Playwright. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: WIDTH, height: HEIGHT },
  deviceScaleFactor: PIXELS,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

/** Runs in the page: the session has chosen French, so there is no language screen. */
export function chooseFrench(): void {
  sessionStorage.setItem('jimp.language', 'fr');
}

/** Makes every new page of the context open without the language screen. */
export async function keepFrench(context: BrowserContext): Promise<void> {
  await context.addInitScript(chooseFrench);
}
