import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figure, verdictOf } from './budgets.ts';
import { buildEmptyPage, buildProduct } from './build.ts';
import { measureCoach } from './coach.ts';
import { measureCompared } from './compare.ts';
import { measureDanger } from './danger.ts';
import { measureFirstScreen } from './firstScreen.ts';
import { measureGateway } from './gateway.ts';
import { measureGenerate } from './generate.ts';
import { measureHeap } from './heap.ts';
import { measureLanguageChange } from './languageChange.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLongChat } from './longChat.ts';
import { measureOfflineStart } from './offlineStart.ts';
import { type Bench, openBench } from './openBench.ts';
import { measureOpenCircuit } from './openCircuit.ts';
import { measurePrecache } from './precache.ts';
import { measureReminderMinute } from './reminderMinute.ts';
import { printTable, writeDocument } from './report.ts';
import { measureScreens } from './screens.ts';
import { measureSlowStart } from './slowStart.ts';
import { measureToolSizes } from './toolSizes.ts';
import { measureTyping } from './typing.ts';
import { measureUploadMemory } from './uploadMemory.ts';
import { measureUsedScreens } from './usedScreens.ts';
import { measureVideoFiles } from './videoMeasure.ts';
import { measureVideos } from './videos.ts';
import { measureWorker } from './worker.ts';

const MINUTE = 60_000;
/** In ms: a measure that hangs is given up, and the whole bench with it. */
const MEASURE_LIMIT = 8 * MINUTE;
const BENCH_LIMIT = 40 * MINUTE;

/** Each measure, run one at a time. */
const MEASURES: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  lighthouse: measureLighthouse,
  'used-screens': measureUsedScreens,
  'first-screen': measureFirstScreen,
  precache: measurePrecache,
  'offline-start': measureOfflineStart,
  'slow-start': measureSlowStart,
  screens: measureScreens,
  language: measureLanguageChange,
  typing: measureTyping,
  videos: measureVideos,
  'long-chat': measureLongChat,
  tools: measureToolSizes,
  generate: measureGenerate,
  heap: measureHeap,
  worker: measureWorker,
  gateway: measureGateway,
  'open-circuit': measureOpenCircuit,
  'video-files': measureVideoFiles,
  uploads: measureUploadMemory,
  coach: measureCoach,
  danger: measureDanger,
  reminders: measureReminderMinute,
};

const HELP = `Measures the product's speed against its budgets (tests/bench/budgets.ts).
  --no-build       keep dist/client if nothing has changed since it was built
  --only a,b       only these measures, docs/performance.md stays: ${Object.keys(MEASURES).join(', ')}
  --compare DIR…   other built web apps too (folders with an index.html), measured the same way in the same run`;

const { values: options, positionals: others } = parseArgs({
  options: {
    'no-build': { type: 'boolean' },
    only: { type: 'string' },
    compare: { type: 'boolean' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
if (options.compare) MEASURES.compare = (bench) => measureCompared(bench, others);
const chosen = options.only?.split(',') ?? Object.keys(MEASURES);

const isUnderstood = chosen.every((name) => name in MEASURES) && others.length > 0 === Boolean(options.compare);
if (options.help || !isUnderstood) {
  console.log(HELP);
  process.exit(options.help ? 0 : 2);
}

/** Rejects after `limit` ms. */
async function tooLong(limit: number, what: string): Promise<never> {
  await wait(limit, undefined, { ref: false });
  throw new Error(`${what} took longer than ${limit / MINUTE} minutes`);
}

// A normal exit, in both cases, runs the code that stops the browsers and removes the folders.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
tooLong(BENCH_LIMIT, 'The bench').catch((error) => {
  console.error(error);
  process.exit(2);
});

buildProduct({ keepFresh: options['no-build'] ?? false });
const emptyPage = await buildEmptyPage();
const bench = await openBench(emptyPage);
const figures: Figure[] = [];
const failed: string[] = [];
try {
  for (const name of chosen) {
    console.log(`Measuring: ${name} …`);
    try {
      const measured = MEASURES[name]?.(bench) ?? [];
      figures.push(...(await Promise.race([measured, tooLong(MEASURE_LIMIT, name)])));
    } catch (error) {
      console.error(error);
      failed.push(name);
    }
  }
} finally {
  await bench.close();
}

printTable(figures);
const over = figures.filter((figure) => verdictOf(figure) === 'over');
if (options.only === undefined && failed.length === 0) writeDocument(figures, bench.chromium);
if (failed.length > 0) console.log(`Could not be measured: ${failed.join(', ')}`);
console.log(over.length === 0 ? 'Every budget that was measured is kept.' : `${over.length} over budget.`);
process.exit(over.length + failed.length === 0 ? 0 : 1);
