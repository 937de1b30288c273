import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

/** How many times slower than this machine the measured phone is. */
const SLOWDOWN = 4;

/** Slows the page's processor down; returns the DevTools session that does it. */
export async function slowCpu(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devTools;
}

/** Every new page of the context has French kept for the session: no language screen. */
export async function keepFrench(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => sessionStorage.setItem('jimp.language', 'fr'));
}
