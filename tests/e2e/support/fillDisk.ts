import type { Page } from '@playwright/test';

/** Bytes; less than anything takes that is already there. */
const NO_ROOM = 1;

/**
 * Takes all room from the app, until `makeRoom`. To be called before the app writes: Chromium asks how much room there is
 * once, and for half a minute lets an origin write into what it had then.
 */
export async function fillDisk(page: Page, origin: string | undefined = ''): Promise<{ makeRoom(): Promise<unknown> }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: NO_ROOM });
  return { makeRoom: () => devTools.send('Storage.overrideQuotaForOrigin', { origin }) };
}
