import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';

/** What the worker adds to a model's answer, compared with calling the same model server directly. */
export async function measureWorker(): Promise<Figure[]> {
  const { measureWorkerLatency } = await loadModule<typeof import('./workerLatency')>('/tests/bench/workerLatency.ts');
  const { direct, through, added } = await measureWorkerLatency();
  console.log(`  direct ${direct.toFixed(1)} ms, through the worker ${through.toFixed(1)} ms`);
  return [{ budget: 'workerAdded', value: added }];
}
