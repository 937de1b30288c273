import { test as base } from '@playwright/test';
import { servePage } from '../../browser/servePage';

/** The address of a page that contains only a stored slice (`window.storePage`). It is built once per process. */
export const test = base.extend<object, { storePage: string }>({
  storePage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is asked for.
    async ({}, use) => {
      const site = await servePage('tests/browser/storePage');
      await use(site.url);
      site.close();
    },
    { scope: 'worker' },
  ],
});
