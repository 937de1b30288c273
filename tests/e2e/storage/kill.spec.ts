import { chromium, type Page, test } from '@playwright/test';
import { seededRandom } from '../../../src/lib/seededRandom';
import french from '../../../src/tools/performance-analyzer/locales/fr.json' with { type: 'json' };
import { makeProfile, removeProfile, startChromium } from '../../browser/startChromium';
import { TEST_SEED } from '../../support/testSeed';
import { storedEntries } from '../support/app';
import { expect } from '../support/pwa';

// A loss that does not recur on retry is still a loss.
test.describe.configure({ retries: 0 });

const KILLS = process.env.FULL ? 50 : 1;
/** In ms: what is typed is on the device within this time. */
const KEPT_WITHIN_MS = 500;
/** In ms between two letters: faster than anybody types on a phone. */
const PACE_MS = 40;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const field = (page: Page) => page.getByLabel(french.labels.form.product);

async function openForm(page: Page, baseURL: string | undefined): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('jimp.always-language', 'fr'));
  await page.goto(new URL('/performance-analyzer', baseURL).href);
  await expect(field(page)).toBeEditable();
}

test(`what is typed survives kills of the browser at random moments: ${KILLS}`, async ({ baseURL }) => {
  test.setTimeout(60_000 + KILLS * 15_000);
  const random = seededRandom(TEST_SEED);
  const profile = makeProfile();
  let [before, typed, sure] = ['', '', ''];
  try {
    for (let kill = 0; kill <= KILLS; kill++) {
      const { port, kill: killBrowser } = await startChromium(profile);
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = browser.contexts()[0]?.pages()[0] ?? (await browser.newPage());
      await openForm(page, baseURL);

      const found = await field(page).inputValue();
      const isPartOfTyped = typed.startsWith(found) && found.startsWith(sure);
      // Killed so early that nothing had to be written yet: what was there before.
      const isKept = isPartOfTyped || (sure === '' && found === before);
      const stored = isKept ? '' : JSON.stringify(await storedEntries(page));
      expect(isKept, `kill ${kill}: '${found}' after '${typed}', surely '${sure}'; stored: ${stored}`).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);

      // A different letter each time, so that nothing of an earlier round is mistaken for this one's.
      const letter = LETTERS.charAt(kill % LETTERS.length);
      const keys = 15 + Math.floor(random() * 45);
      await field(page).fill('');
      const typedAt: number[] = [];
      for (let key = 0; key < keys; key++) {
        await page.keyboard.type(letter, { delay: PACE_MS });
        typedAt.push(performance.now());
      }
      // What the field does not show was never typed.
      expect(await field(page).inputValue(), `before kill ${kill + 1}`).toBe(letter.repeat(keys));
      killBrowser();
      const killedAt = performance.now();
      before = found;
      typed = letter.repeat(keys);
      sure = letter.repeat(typedAt.filter((at) => at < killedAt - KEPT_WITHIN_MS).length);
    }
  } finally {
    removeProfile(profile);
  }
});
