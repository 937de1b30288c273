import lighthouse from 'lighthouse';
import { startChromium } from '../browser/startChromium.ts';
import type { Figure } from './budgets.ts';
import { type Bench, RUNS } from './openBench.ts';
import { median } from './statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', blocking: 'total-blocking-time' };

/** On a busy machine a trace is sometimes not recorded; Lighthouse asks to run it again then. */
const ATTEMPTS = 3;

type Run = Awaited<ReturnType<typeof runOnce>>;

async function run(...page: Parameters<typeof runOnce>): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(...page);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.warn(`  once more: ${error}`);
    }
  }
}

/** One mobile run with Lighthouse's own simulated throttling, on an empty profile (Lighthouse clears the storage). */
async function runOnce(url: string, port: number, onlyCategories: readonly string[]) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    maxWaitForLoad: 30_000,
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
    scores: onlyCategories.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: metric(METRICS.fcp) / 1000,
    lcp: metric(METRICS.lcp) / 1000,
    blocking: metric(METRICS.blocking),
    failed,
  };
}

/** The language screen as a new phone meets it, beside the empty page; the two take turns. */
export async function measureLighthouse({ product, empty }: Bench): Promise<Figure[]> {
  const screen: Run[] = [];
  const beside: Run[] = [];
  const { port, kill } = await startChromium();
  try {
    for (let count = 0; count < RUNS; count++) {
      screen.push(await run(product, port, CATEGORIES));
      beside.push(await run(empty, port, ['performance']));
    }
  } finally {
    kill();
  }
  for (const line of new Set(screen.flatMap(({ failed }) => failed))) console.log(`  ${line}`);
  const figure = (of: Run[], value: (run: Run) => number) => {
    const runs = of.map(value);
    return { value: median(runs), runs };
  };
  const score = (index: number) => figure(screen, ({ scores }) => scores[index] ?? Number.NaN);
  const fcp = figure(screen, (run) => run.fcp);
  const lcp = figure(screen, (run) => run.lcp);
  const emptyFcp = figure(beside, (run) => run.fcp);
  const emptyLcp = figure(beside, (run) => run.lcp);
  return [
    { budget: 'performance', ...score(0) },
    { budget: 'accessibility', ...score(1) },
    { budget: 'bestPractices', ...score(2) },
    { budget: 'seo', ...score(3) },
    { budget: 'fcp', ...fcp },
    { budget: 'emptyFcp', ...emptyFcp },
    { budget: 'fcpRatio', value: fcp.value / emptyFcp.value },
    { budget: 'lcp', ...lcp },
    { budget: 'emptyLcp', ...emptyLcp },
    { budget: 'lcpRatio', value: lcp.value / emptyLcp.value },
    { budget: 'blocking', ...figure(screen, (run) => run.blocking) },
  ];
}
