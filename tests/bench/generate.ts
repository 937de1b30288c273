import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';

/** The slowest input of each tool's `generate`. */
export async function measureGenerate(): Promise<Figure[]> {
  const { generateTimes } = await loadModule<typeof import('./generateTimes')>('/tests/bench/generateTimes.ts');
  return generateTimes().map(
    ({ tool, times }): Figure => ({ budget: 'generateMedian', of: tool, value: Math.max(...times), runs: times }),
  );
}
