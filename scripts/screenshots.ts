import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { COMPOSER, onboard } from '../tests/bench/onboard.ts';
import { keepFrench, PHONE } from '../tests/bench/phone.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

// Takes the pictures that the manifest shows when the app is installed, from the running product: `npm start`, then
// `npx node scripts/screenshots.ts [address]`. The result is committed.

const address = process.argv[2] ?? 'http://localhost:4173';
const FOLDER = 'public/screenshots';
const LIMIT = 200 * 1024;
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' };
const QUESTION = 'J’ai un sérum à la vitamine C à vendre, je commence par quoi ?';

const texts = JSON.parse(readFileSync('src/features/coach/locales/fr.json', 'utf8'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
const used = await onboard(browser, address);

/** The pictures are for people who do not know the app: no cursor, nothing moving. */
async function picture(file: string, options: BrowserContextOptions, prepare: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ ...options, colorScheme: 'light', reducedMotion: 'reduce' });
  if (options.storageState) await keepFrench(context);
  const page = await context.newPage();
  await page.goto(address);
  await prepare(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (png.length > LIMIT) throw new Error(`${file} has ${png.length} bytes, more than ${LIMIT}`);
  writeFileSync(`${FOLDER}/${file}`, png);
  await context.close();
}

/** Asks the coach and waits for the suggestions, which appear once an answer is complete. */
async function ask(page: Page): Promise<void> {
  await page.locator(COMPOSER).fill(QUESTION);
  await page.getByRole('button', { name: texts.chat.send }).click();
  await page.getByText(QUESTION).and(page.locator('main *')).first().waitFor();
  await page.getByRole('button', { name: texts.chat.stop }).waitFor({ state: 'detached' });
  await page.locator('main ol ~ div button').first().waitFor();
  await page.locator(COMPOSER).blur();
}

mkdirSync(FOLDER, { recursive: true });
await picture('phone-chat.png', { ...PHONE, storageState: used }, ask);
await picture('phone-language.png', PHONE, (page) => page.locator('button[data-suggested]').waitFor());
await picture('desktop.png', { ...DESKTOP, storageState: used }, ask);
await browser.close();
