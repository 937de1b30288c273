import type { ToolRun } from '../../src/contracts/toolRun';
import type { Video } from '../../src/contracts/video';
import { STORAGE_KEYS } from '../../src/state/storageKeys.ts';
import type { BarePage } from './barePage.ts';
import type { BudgetId, Figure } from './budgets.ts';
import { type Bench, RUNS } from './openBench.ts';
import { goHome, open, openHome } from './screens.ts';
import { type SlowPhone, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

const PATH = '/content-tracker';
const VIDEOS = 2000;
const HOUR_MS = 60 * 60_000;

/** The tracker's views, each with what it shows once it is there. */
const VIEWS = { list: '#main li [data-row]', board: '#main li [data-row]', calendar: '#main table button' } as const;
type View = keyof typeof VIEWS;

/** How far one frame scrolls, px: a quick flick of the thumb. */
const STEP = 180;
const FRAMES = 120;

const SCRIPT = 'Montre le produit en gros plan, puis dis ce qu’il change dans ta journée.\n'.repeat(12);

/** Two thousand videos of a creator who plans a lot: all stages, slots around today, a script each. */
function exampleVideos(now: number): Video[] {
  return Array.from({ length: VIDEOS }, (_, number): Video => {
    const createdAt = new Date(now - number * HOUR_MS).toISOString();
    const date = new Date(now + ((number % 60) - 30) * 24 * HOUR_MS).toISOString().slice(0, 10);
    return {
      id: `video-${number}`,
      kind: 'video',
      title: `Idée ${number}${number % 3 ? '' : ' : un titre qui prend deux lignes sur un petit écran'}`,
      description: 'Le premier plan, la phrase qui ouvre, l’objet à avoir sous la main.',
      niche: ['tech', 'beauty', 'cooking', 'home'][number % 4] ?? 'tech',
      priority: 'medium',
      stage: (['idea', 'script', 'toShoot', 'checked'] as const)[number % 4] ?? 'idea',
      createdAt,
      script: SCRIPT,
      hashtags: ['#micro', '#tuto'],
      ...(number % 2 === 0 && { slot: { date, time: '19:30' } }),
      ...(number % 5 === 0 && { publishedAt: createdAt, platform: 'TikTok' }),
    };
  });
}

/** Runs in the page: puts entries into the app's database. */
async function putEntries(entries: readonly [string, unknown][]): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('jimp');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction('entries', 'readwrite');
  for (const [key, value] of entries) transaction.objectStore('entries').put(value, key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

/** What the device holds when the tracker is opened next. */
async function keepVideos(phone: SlowPhone, url: string, view: View): Promise<void> {
  const { videos, toolRun } = STORAGE_KEYS;
  const run: ToolRun = { answers: { view }, step: 0, result: null };
  const page = await openHome(phone, url);
  await page.evaluate(putEntries, [
    [videos.key, { version: videos.version, data: { items: exampleVideos(Date.now()) } }],
    [toolRun.key('content-tracker'), { version: toolRun.version, data: run }],
  ]);
  await page.close();
}

/** Runs in the page: scrolls the screen by so many px, resolves after the frame that shows it. */
function scrollOn(step: number): Promise<void> {
  document.querySelector('#main')?.scrollBy(0, step);
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** s that the page has spent in scripts. */
async function scriptSeconds(page: BarePage): Promise<number> {
  const { metrics } = await page.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

declare global {
  interface Window {
    longTasks: number;
  }
}

/** Scrolls through the videos at the machine's own speed: the most script of a frame, in ms, and how many tasks were long. */
async function scroll(page: BarePage): Promise<{ slowest: number; longTasks: number }> {
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.send('Performance.enable');
  await page.evaluate(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      window.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  }, undefined);
  const frames: number[] = [];
  let before = await scriptSeconds(page);
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.evaluate(scrollOn, STEP);
    const after = await scriptSeconds(page);
    frames.push((after - before) * 1000);
    before = after;
  }
  return { slowest: Math.max(...frames), longTasks: await page.evaluate(() => window.longTasks, undefined) };
}

/** Opens the tracker from home twice, then scrolls through it. Times are ms. */
async function measureView(phone: SlowPhone, url: string, awaited: string) {
  const page = await openHome(phone, url);
  const first = await open(page, PATH, awaited);
  await goHome(page);
  const second = await open(page, PATH, awaited);
  const scrolled = await scroll(page);
  await page.close();
  return { first, second, ...scrolled };
}

/** The tracker of somebody with two thousand videos, on a slow phone: each view opened from home, then scrolled through. */
export async function measureVideos({ product, empty }: Bench): Promise<Figure[]> {
  const phone = await startSlowPhone({ product, empty });
  const figures: Figure[] = [];
  try {
    for (const view of ['list', 'board', 'calendar'] as const) {
      await keepVideos(phone, product, view);
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measureView(phone, product, VIEWS[view]));
      const figure = (budget: BudgetId, of: string, values: number[]): Figure => ({
        budget,
        of,
        value: median(values),
        runs: values,
      });
      figures.push(
        figure(
          'manyVideos',
          `${view}, first visit`,
          runs.map(({ first }) => first),
        ),
        figure(
          'manyVideos',
          `${view}, second visit`,
          runs.map(({ second }) => second),
        ),
        figure(
          'scrollScript',
          view,
          runs.map(({ slowest }) => slowest),
        ),
        figure(
          'scrollLongTasks',
          view,
          runs.map(({ longTasks }) => longTasks),
        ),
      );
    }
  } finally {
    phone.stop();
  }
  return figures;
}
