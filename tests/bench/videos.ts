import { STORAGE_KEYS } from '../../src/contracts/storageKeys.ts';
import type { ToolRun } from '../../src/contracts/toolRun';
import type { Video } from '../../src/contracts/video';
import type { BudgetId, Figure } from './budgets.ts';
import { type Bench, RUNS } from './openBench.ts';
import { putEntries } from './putEntries.ts';
import { goHome, open, openHome } from './screens.ts';
import { scroll } from './scroll.ts';
import { SLOWDOWN, type SlowPhone, startSlowPhone } from './slowPhone.ts';
import { median } from './statistics.ts';

const PATH = '/content-tracker';
const VIDEOS = 2000;
const HOUR_MS = 60 * 60_000;

/** The tracker's views, each with the element that shows it is there. */
const VIEWS = { list: '#main li [data-row]', board: '#main li [data-row]', calendar: '#main table button' } as const;
type View = keyof typeof VIEWS;

/** A quick flick of the thumb, in px per frame. */
const FLICK = { selector: '#main', step: 180 };

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

/** Stores what the tracker finds the next time it opens. */
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

/**
 * Opens the tracker from home twice, then scrolls down at the machine's own speed, and up as a slow phone. Times are in
 * ms.
 */
async function measureView(phone: SlowPhone, url: string, awaited: string) {
  const page = await openHome(phone, url);
  const first = await open(page, PATH, awaited);
  await goHome(page);
  const second = await open(page, PATH, awaited);
  const down = await scroll(page, { ...FLICK, frames: 120, slowdown: 1 });
  const up = await scroll(page, { ...FLICK, step: -FLICK.step, frames: 60, slowdown: SLOWDOWN });
  await page.close();
  return { first, second, down, up };
}

/** The tracker with two thousand videos on a slow phone: each view opened from home, then scrolled through. */
export async function measureVideos({ product, empty }: Bench): Promise<Figure[]> {
  const phone = await startSlowPhone({ product, empty });
  const figures: Figure[] = [];
  try {
    for (const view of ['list', 'board', 'calendar'] as const) {
      await keepVideos(phone, product, view);
      const runs: Awaited<ReturnType<typeof measureView>>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measureView(phone, product, VIEWS[view]));
      const add = (budget: BudgetId, of: string, value: (run: (typeof runs)[number]) => number) => {
        const values = runs.map(value);
        figures.push({ budget, of, value: median(values), runs: values });
      };
      add('manyVideos', `${view}, first visit`, ({ first }) => first);
      add('manyVideos', `${view}, second visit`, ({ second }) => second);
      add('scrollScript', view, ({ down }) => down.slowest);
      add('scrollLongTasks', view, ({ down }) => down.longTasks);
      add('slowScrollScript', `${view} of 2,000 videos`, ({ up }) => up.slowest);
      add('slowScrollLongTasks', `${view} of 2,000 videos`, ({ up }) => up.longTasks);
    }
  } finally {
    phone.stop();
  }
  return figures;
}
