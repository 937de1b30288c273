import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';
import { quantile } from './statistics.ts';

/** How long the built-in coach's answer takes once the circuit of a dead model is open. */
export async function measureOpenCircuit(): Promise<Figure[]> {
  const { openCircuitTimes } = await loadModule<typeof import('./openCircuitRun')>('/tests/bench/openCircuitRun.ts');
  const { alone, atOnce } = await openCircuitTimes();
  return [
    { budget: 'openCircuit', value: quantile(alone, 0.99), runs: alone, of: 'one after the other' },
    { budget: 'openCircuit', value: quantile(atOnce, 0.99), runs: atOnce, of: '200 at once' },
  ];
}
