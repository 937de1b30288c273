import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { BrowserStart, DrivenBrowser } from '../drivenBrowser.ts';
import { freePort } from '../freePort.ts';
import { miniBrowserPath, WEBKIT_DRIVER, webKitEnvironment } from './install.ts';
import { openScreen } from './screen.ts';

const STARTS_WITHIN_MS = 15_000;
/** How WebDriver writes down a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The driver does not click on anything that is out of view or still moving. */
const BRING_INTO_VIEW = `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' });
return Promise.all(document.getAnimations().map((animation) => animation.finished)).then(() => null);`;

const answer = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const element = z.object({ [ELEMENT]: z.string() });

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Calls WebDriver commands at an address; rejects with the driver's error. */
const callerOf =
  (base: string): Call =>
  async (method, path, body) => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return answer.parse(JSON.parse(text)).value;
  };

async function untilItAnswers(call: Call): Promise<void> {
  const end = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < end) {
    const isThere = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not start');
}

/**
 * WebKitGTK over its WebDriver, with real keys and clicks, in a phone-sized window. The driver cannot reopen a browser
 * with its store (a session's is never kept), nor report what the console says. inspector.ts can do both.
 */
export async function startWebKitDriver({ profile, url }: BrowserStart): Promise<DrivenBrowser> {
  const screen = await openScreen();
  const port = await freePort();
  const env = webKitEnvironment(profile, screen.display);
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
  const atDriver = callerOf(`http://127.0.0.1:${port}`);
  await untilItAnswers(atDriver);

  // Without the bars of its window, which cannot be as narrow as a phone.
  const browserOptions = { binary: miniBrowserPath(), args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = session.parse(await atDriver('POST', '/session', { capabilities }));
  const call: Call = (method, path, body) => atDriver(method, `/session/${sessionId}${path}`, body);
  const find = async (selector: string) => {
    const found = await call('POST', '/element', { using: 'css selector', value: selector });
    return `/element/${element.parse(found)[ELEMENT]}`;
  };
  await call('POST', '/timeouts', { implicit: STARTS_WITHIN_MS });
  await call('POST', '/window/rect', { width: 390, height: 844 });
  await call('POST', '/url', { url });

  return {
    async open(address) {
      await call('POST', '/url', { url: address });
    },
    read: (expression) => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    async click(selector) {
      const target = await find(selector);
      await call('POST', '/execute/sync', { script: BRING_INTO_VIEW, args: [selector] });
      await call('POST', `${target}/click`, {});
    },
    async type(selector, text) {
      await call('POST', `${await find(selector)}/value`, { text });
    },
    async close() {
      await call('DELETE', '');
      driver.kill();
      screen.close();
    },
  };
}
