import { startChromium } from '../browser/startChromium.ts';
import type { Figure } from './budgets.ts';
import { type Bench, RUNS } from './openBench.ts';
import { loadLighthouse } from './others/loadLighthouse.ts';
import { median } from './statistics.ts';

/** The four scored categories, in the order of a run's `scores`. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', blocking: 'total-blocking-time' };

/** On a busy machine a trace is sometimes not recorded, and Lighthouse asks for another run. */
const ATTEMPTS = 3;

export interface LighthouseRun {
  /** 0 to 100, for each category in the order requested. */
  scores: number[];
  /** s */
  fcp: number;
  /** s */
  lcp: number;
  /** ms */
  blocking: number;
  /** The audits that cost points. */
  failed: string[];
}

/** What is run, beyond Lighthouse's defaults: mobile, simulated slow 4G and CPU ÷ 4. */
interface Asked {
  url: string;
  /** Chromium's DevTools port. */
  port: number;
  /** All four by default. */
  categories?: readonly string[];
  /** Keeps what the browser has stored; by default Lighthouse removes the service worker and every cache. */
  keepStored?: boolean;
}

/** One mobile run of Lighthouse. Throws if it gives no result three times. */
export async function runLighthouse(asked: Asked): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(asked);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.warn(`  once more: ${error}`);
    }
  }
}

async function runOnce({
  url,
  port,
  categories: asked = CATEGORIES,
  keepStored = false,
}: Asked): Promise<LighthouseRun> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...asked],
    maxWaitForLoad: 30_000,
    disableStorageReset: keepStored,
    // Neither affects a score, and both take long.
    skipAudits: ['bf-cache'],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.99)
    .map(({ id, score, displayValue = '' }) => `${id}: ${score} ${displayValue}`.trimEnd());
  return {
    scores: asked.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: metric(METRICS.fcp) / 1000,
    lcp: metric(METRICS.lcp) / 1000,
    blocking: metric(METRICS.blocking),
    failed,
  };
}

/** The median of one value over several runs, and the value in each. */
export function figureOf(runs: readonly LighthouseRun[], value: (run: LighthouseRun) => number) {
  const values = runs.map(value);
  return { value: median(values), runs: values };
}

/** The four scores of a screen. */
export function scoresOf(of: string, runs: readonly LighthouseRun[]): Figure[] {
  const score = (index: number) => figureOf(runs, ({ scores }) => scores[index] ?? Number.NaN);
  return [
    { budget: 'performance', of, ...score(0) },
    { budget: 'accessibility', of, ...score(1) },
    { budget: 'bestPractices', of, ...score(2) },
    { budget: 'seo', of, ...score(3) },
  ];
}

/** The language screen on a new phone, alternating with the empty page. */
export async function measureLighthouse({ product, empty }: Bench): Promise<Figure[]> {
  const screen: LighthouseRun[] = [];
  const beside: LighthouseRun[] = [];
  const { port, kill } = await startChromium();
  try {
    for (let count = 0; count < RUNS; count++) {
      screen.push(await runLighthouse({ url: product, port }));
      beside.push(await runLighthouse({ url: empty, port, categories: ['performance'] }));
    }
  } finally {
    kill();
  }
  for (const line of new Set(screen.flatMap(({ failed }) => failed))) console.log(`  ${line}`);
  const fcp = figureOf(screen, (run) => run.fcp);
  const lcp = figureOf(screen, (run) => run.lcp);
  const emptyFcp = figureOf(beside, (run) => run.fcp);
  const emptyLcp = figureOf(beside, (run) => run.lcp);
  return [
    ...scoresOf('a new phone', screen),
    { budget: 'fcp', ...fcp },
    { budget: 'emptyFcp', ...emptyFcp },
    { budget: 'fcpRatio', value: fcp.value / emptyFcp.value },
    { budget: 'lcp', ...lcp },
    { budget: 'emptyLcp', ...emptyLcp },
    { budget: 'lcpRatio', value: lcp.value / emptyLcp.value },
    { budget: 'blocking', ...figureOf(screen, (run) => run.blocking) },
    { budget: 'emptyBlocking', ...figureOf(beside, (run) => run.blocking) },
  ];
}
