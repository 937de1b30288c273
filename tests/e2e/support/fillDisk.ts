import type { Page } from '@playwright/test';

/** In bytes; less than anything already stored takes. */
const NO_ROOM = 1;

/**
 * Leaves the app no room until `makeRoom`. Call it before the app writes: Chromium checks the room once, and for half a
 * minute lets an origin write into what it had then.
 */
export async function fillDisk(page: Page, origin: string | undefined = ''): Promise<{ makeRoom(): Promise<unknown> }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: NO_ROOM });
  return { makeRoom: () => devTools.send('Storage.overrideQuotaForOrigin', { origin }) };
}
