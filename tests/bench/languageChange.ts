import type { BarePage } from './barePage.ts';
import type { Figure } from './budgets.ts';
import { type Bench, RUNS } from './openBench.ts';
import { open, openHome } from './screens.ts';
import { startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

/** Runs in the page, on the settings: taps a language in the list; ms until its heading is painted. */
async function chooseIn(code: string): Promise<number> {
  const until = async <Found>(find: () => Found | null | false): Promise<Found> => {
    const end = performance.now() + 20_000;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > end) throw new Error(`${find} does not come true`);
      await new Promise(requestAnimationFrame);
    }
  };
  document.querySelector('#main button[aria-haspopup="dialog"] span[lang]')?.closest('button')?.click();
  const choice = await until(() => document.querySelector<HTMLElement>(`dialog [data-language="${code}"]`));
  const heading = document.querySelector('#main h1')?.textContent;
  const tapped = performance.now();
  choice.click();
  await until(
    () => document.documentElement.lang === code && document.querySelector('#main h1')?.textContent !== heading,
  );
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - tapped;
}

async function change(page: BarePage, code: string): Promise<number> {
  return page.evaluate(chooseIn, code);
}

/** Switching languages on a slow phone, with the catalogue already there. */
export async function measureLanguageChange({ product, empty }: Bench): Promise<Figure[]> {
  const phone = await startSlowPhone({ product, empty });
  const runs: number[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      const page = await openHome(phone, product);
      await open(page, '/settings');
      await change(page, 'tr');
      await change(page, 'fr');
      runs.push(await change(page, 'tr'));
      await page.close();
    }
  } finally {
    phone.stop();
  }
  return [{ budget: 'languageChange', value: median(runs), runs }];
}
