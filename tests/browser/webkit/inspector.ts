import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserStart, DrivenBrowser } from '../drivenBrowser.ts';
import { freePort } from '../freePort.ts';
import { connectToPage } from './inspectedPage.ts';
import { miniBrowserPath, webKitEnvironment } from './install.ts';
import { openScreen } from './screen.ts';

const STARTS_WITHIN_MS = 15_000;

/** The WebSocket of the browser's page, once it is at the address's site. */
async function pageSocket(host: string, url: string): Promise<string> {
  const end = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < end) {
    const list = await fetch(`http://${host}/`).then(
      (response) => response.text(),
      () => '',
    );
    const atSite = list.split('<tbody>').filter((row) => row.includes(`>${new URL(url).origin}/`));
    const [path] = /\/socket\/\d+\/\d+\/WebPage/.exec(atSite.join()) ?? [];
    if (path) return `ws://${host}${path}`;
    await wait(100);
  }
  throw new Error('MiniBrowser did not start');
}

/**
 * WebKitGTK over the port of its web inspector, started like a person would: what it stores in the profile is there at
 * the next start, which a WebDriver session does not offer. Clicks and letters come from a script in the page.
 */
export async function startWebKitInspected({ profile, url }: BrowserStart): Promise<DrivenBrowser> {
  const screen = await openScreen();
  const host = `127.0.0.1:${await freePort()}`;
  const env = { ...webKitEnvironment(profile, screen.display), WEBKIT_INSPECTOR_HTTP_SERVER: host };
  const browser = spawn(miniBrowserPath(), [url], { stdio: 'ignore', env });
  const page = await connectToPage(await pageSocket(host, url));
  const element = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  async function untilThere(selector: string): Promise<void> {
    while (!(await page.read(`${element(selector)} !== null`))) await wait(50); // the test's own time is the limit
  }
  return {
    open: page.navigate,
    read: page.read,
    async click(selector) {
      await untilThere(selector);
      await page.read(`${element(selector)}.click()`);
    },
    async type(selector, text) {
      await untilThere(selector);
      await page.read(`${element(selector)}.focus()`);
      await page.read(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);
    },
    errors: () => page.errors,
    async close() {
      page.close();
      browser.kill();
      await once(browser, 'exit');
      screen.close();
    },
  };
}
