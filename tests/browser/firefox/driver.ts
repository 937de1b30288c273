import { existsSync } from 'node:fs';
import { ensureInstalled } from '../../ownPackages.ts';
import type { BrowserStart, DrivenBrowser } from '../drivenBrowser.ts';

/** Where Debian's package firefox-esr installs it. */
const FIREFOX = '/usr/bin/firefox-esr';

/** Firefox reports as an error what is cut off when a page is left. */
const CUT_OFF =
  /error loading dynamically imported module|ServiceWorker intercepted the request and encountered an unexp/;

export const hasFirefox = (): boolean => existsSync(FIREFOX);

/**
 * Firefox ESR without a window, over WebDriver BiDi on its remote-debugging port; its driver is installed before
 * the first start.
 */
export async function startFirefox({ profile, url }: BrowserStart): Promise<DrivenBrowser> {
  ensureInstalled('tests/browser/firefox');
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    userDataDir: profile,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 390, height: 844 });
  const errors: string[] = [];
  const note = (text: string) => {
    if (!CUT_OFF.test(text)) errors.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  await page.goto(url);
  return {
    async open(address) {
      await page.goto(address);
    },
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    async type(selector, text) {
      await page.locator(selector).wait();
      await page.type(selector, text);
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
