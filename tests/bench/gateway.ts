import type { BudgetId, Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';
import { median } from './statistics.ts';

/** The worker beside another Hono AI proxy, Portkey's gateway, in front of the same model. */
export async function measureGateway(): Promise<Figure[]> {
  const { compareGateways } = await loadModule<typeof import('./gatewayRun')>('/tests/bench/gatewayRun.ts');
  const { perSecond, single } = await compareGateways();
  const direct = median(single.direct);
  const added = (runs: readonly number[]) => runs.map((ms, round) => ms - (single.direct[round] ?? direct));
  const [ours, theirs] = [added(single.ours), added(single.theirs)];
  const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  console.log(
    `  the model directly: ${format(median(perSecond.direct))} requests a second, ${format(direct)} ms alone`,
  );
  return [
    { budget: 'throughput', value: median(perSecond.ours), runs: perSecond.ours },
    { budget: 'otherThroughput', value: median(perSecond.theirs), runs: perSecond.theirs },
    ratio('throughputRatio', perSecond.ours, perSecond.theirs),
    { budget: 'added', value: median(ours), runs: ours },
    { budget: 'otherAdded', value: median(theirs), runs: theirs },
    ratio('addedRatio', ours, theirs),
  ];
}

/** Computed per round, so that whatever else the machine does affects both. */
function ratio(budget: BudgetId, ours: readonly number[], theirs: readonly number[]): Figure {
  const runs = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
  return { budget, value: median(runs), runs };
}
