import type { Figure } from './budgets.ts';
import { loadModule } from './loadModule.ts';
import { quantile } from './statistics.ts';

const DEVICES = 1000;

/** A thousand devices to be reminded in the same minute: how many pushes left workerd, and how late. */
export async function measureReminderMinute(): Promise<Figure[]> {
  const { sendMinute } = await loadModule<typeof import('./sendMinute')>('/tests/bench/sendMinute.ts');
  const { sent, late } = await sendMinute(DEVICES);
  return [
    { budget: 'minuteSent', value: sent },
    { budget: 'minuteMedian', value: quantile(late, 0.5), runs: late },
    { budget: 'minuteSlow', value: quantile(late, 0.99) },
  ];
}
