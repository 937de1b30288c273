import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';
import { median } from './statistics.ts';

/** How long each tool's `generate` takes, and the slowest of all their inputs. */
export async function measureGenerate(): Promise<Figure[]> {
  const { generateTimes } = await loadModule<typeof import('./generateTimes')>('/tests/bench/generateTimes.ts');
  const tools = generateTimes();
  const slowest = Math.max(...tools.flatMap(({ times }) => times));
  return [
    ...tools.map(
      ({ tool, times }): Figure => ({
        budget: 'generateMedian',
        of: tool,
        value: median(times),
        runs: times,
      }),
    ),
    { budget: 'generateSlowest', value: slowest },
  ];
}
