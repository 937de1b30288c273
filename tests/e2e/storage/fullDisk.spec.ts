import { type BrowserContext, test as base, chromium, type Page } from '@playwright/test';
import french from '../../../src/tools/content-tracker/locales/fr.json' with { type: 'json' };
import { makeProfile, removeProfile } from '../../browser/startChromium';
import { expectKept, shell } from '../support/app';
import { fillDisk } from '../support/fillDisk';
import { alwaysFrench, expect, visit } from '../support/pwa';

const { labels } = french;
/** A browser that can be closed and reopened, because it stores on a disk. */
const test = base.extend<{ restart: () => Promise<Page> }>({
  restart: async ({ baseURL, locale, timezoneId, viewport, hasTouch, isMobile, launchOptions }, use) => {
    const profile = makeProfile();
    let context: BrowserContext | undefined;
    await use(async () => {
      await context?.close();
      const phone = { baseURL, locale, timezoneId, viewport, hasTouch, isMobile };
      context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...phone });
      const page = context.pages()[0] ?? (await context.newPage());
      await alwaysFrench(page);
      return page;
    });
    await context?.close();
    removeProfile(profile);
  },
});

// A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0 });

const field = (page: Page, name: 'hook' | 'script') => page.getByLabel(labels.details[name], { exact: true });

/** Opens the only video there is. */
async function openVideo(page: Page): Promise<void> {
  await page.goto('/content-tracker');
  await page.locator('#main [data-row]').tap();
  await expect(field(page, 'hook')).toBeEditable();
}

test('a full disk: it is reported, what was saved stays, and what was typed is saved once there is room', {
  tag: '@full',
}, async ({ restart, baseURL }) => {
  test.slow();
  let page = await restart();
  await visit(page, '/content-tracker?new=1&title=Micro&niche=tech');
  await page.getByRole('button', { name: shell.save, exact: true }).tap();
  await page.locator('#main [data-row]').tap();
  await field(page, 'hook').fill('Enregistré avant');
  await expectKept(page, 'Enregistré avant');

  page = await restart();
  await fillDisk(page, baseURL);
  await openVideo(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'hook').fill('Sans place');
  const notice = () => page.getByRole('dialog').getByRole('alert');
  await expect(notice()).toHaveText(shell.storage.full);
  await expect(field(page, 'hook')).toHaveValue('Sans place');

  page = await restart();
  const { makeRoom } = await fillDisk(page, baseURL);
  await openVideo(page);
  await expect(field(page, 'hook')).toHaveValue('Enregistré avant');
  await field(page, 'hook').fill('Tapé sans place');
  await expect(notice()).toHaveText(shell.storage.full);
  await makeRoom();
  await field(page, 'script').fill('Tapé ensuite');
  await expect(notice()).toHaveCount(0);
  await expectKept(page, 'Tapé sans place');

  page = await restart();
  await openVideo(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field(page, 'hook')).toHaveValue('Tapé sans place');
  await expect(field(page, 'script')).toHaveValue('Tapé ensuite');
});
