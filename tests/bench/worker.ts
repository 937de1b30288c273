import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { Figure } from './budgets.ts';

const MEASURE = 'tests/bench/workerLatency.ts';

/** What the worker adds to a model's answer, against the same model server called directly. */
export async function measureWorker(): Promise<Figure[]> {
  if (!existsSync(MEASURE)) {
    console.log(`  skipped: ${MEASURE} is not there yet`);
    return [];
  }
  const { module } = await runnerImport<typeof import('./workerLatency')>(`/${MEASURE}`, { configFile: false });
  const { direct, through, added } = await module.measureWorkerLatency();
  console.log(`  direct ${direct.toFixed(1)} ms, through the worker ${through.toFixed(1)} ms`);
  return [{ budget: 'workerAdded', value: added }];
}
