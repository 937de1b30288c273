import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { screens } from '../../../src/app/screens';
import french from '../../../src/tools/performance-analyzer/locales/fr.json' with { type: 'json' };
import type { BrowserStart, DrivenBrowser } from '../../browser/drivenBrowser';
import { hasFirefox, startFirefox } from '../../browser/firefox/driver';
import { startWebKitDriver } from '../../browser/webkit/driver';
import { startWebKitInspected } from '../../browser/webkit/inspector';
import { hasWebKit } from '../../browser/webkit/install';
import { serveDeploys } from '../support/deploys';

interface OtherBrowser {
  name: string;
  isHere: boolean;
  start(how: BrowserStart): Promise<DrivenBrowser>;
  /** Whether it keeps its storage when closed and reopened; a WebDriver session of WebKitGTK never does. */
  keepsProfile: boolean;
}

const BROWSERS: readonly OtherBrowser[] = [
  { name: 'Firefox ESR over WebDriver BiDi', isHere: hasFirefox(), start: startFirefox, keepsProfile: true },
  { name: 'WebKitGTK over its WebDriver', isHere: hasWebKit(), start: startWebKitDriver, keepsProfile: false },
  { name: 'WebKitGTK over its inspector', isHere: hasWebKit(), start: startWebKitInspected, keepsProfile: true },
];

const paths = ['/', ...screens.flatMap((screen) => screen.paths), '/no-such-screen'];
const FORM = '/performance-analyzer';
const FIELD = `#main input[placeholder="${french.labels.form.productExample}"]`;
const TYPED = 'mini imprimante';

const IS_CONTROLLED = 'navigator.serviceWorker.controller !== null';
const HAS_PERSIAN = `caches.open('languages').then((cache) => cache.keys())
  .then((stored) => stored.some(({ url }) => url.includes('/languages/fa/')))`;
const FIELD_VALUE = `document.querySelector(${JSON.stringify(FIELD)})?.value`;
const SHOWN = `({
  path: location.pathname,
  language: document.documentElement.lang,
  hasHeading: Boolean(document.querySelector('#main :is(h1, h2)')?.textContent),
  hasFailed: document.querySelector('[role=alert]') !== null,
})`;

/** Everything in the app's table, as text. */
function readTable(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('jimp');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('entries').objectStore('entries').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });
}

for (const { name, isHere, start, keepsProfile } of BROWSERS) {
  test(`${name}: every screen without a server after one visit, and what was typed`, { tag: '@full' }, async () => {
    test.skip(!isHere, 'not run: the browser is not installed here');
    test.setTimeout(300_000);
    const profile = mkdtempSync(join(tmpdir(), 'other-browser-'));
    const site = await serveDeploys();
    let browser = await start({ profile, url: site.url });
    const expectSoon = (expression: string, message = expression) =>
      expect.poll(() => browser.read(expression), { message, timeout: 30_000 });
    try {
      await browser.click('[data-language-screen] input[type=checkbox]');
      await browser.click('[data-language=fr]');
      await expectSoon(IS_CONTROLLED).toBe(true);
      await browser.open(site.url + FORM);
      await expectSoon(HAS_PERSIAN).toBe(true);
      await expectSoon(FIELD_VALUE).toBe('');
      await browser.type(FIELD, TYPED);
      await expectSoon(`(${readTable})()`).toContain(TYPED);
      expect(browser.errors?.() ?? []).toEqual([]);

      site.close();
      if (keepsProfile) {
        await browser.close();
        browser = await start({ profile, url: site.url + FORM });
      } else {
        await browser.open(site.url + FORM);
      }
      await expectSoon(FIELD_VALUE).toBe(TYPED);
      for (const path of paths) {
        await browser.open(site.url + path);
        await expectSoon(SHOWN, path).toEqual({ path, language: 'fr', hasHeading: true, hasFailed: false });
      }

      await browser.open(`${site.url}/settings`);
      await browser.click('#main button[aria-haspopup=dialog]');
      await browser.click('dialog [data-language=fa]');
      await expectSoon('document.documentElement.lang').toBe('fa');
      await expectSoon(SHOWN).toEqual({ path: '/settings', language: 'fa', hasHeading: true, hasFailed: false });
      expect(browser.errors?.() ?? []).toEqual([]);
    } finally {
      await browser.close();
      site.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
