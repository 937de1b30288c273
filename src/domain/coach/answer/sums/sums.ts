import type { Quantity } from '../../understand/quantities.ts';
import { Given, type SumContext } from './given.ts';
import { moneySums } from './moneySums.ts';
import type { Found, Reader } from './reader.ts';
import { timeSums } from './timeSums.ts';
import { viewSums } from './viewSums.ts';

/** Every calculation, the most telling first. */
export const SUM_IDS = [
  'scriptLength',
  'compareCommissions',
  'compareClicks',
  'commissionAfterDiscount',
  'boostBudget',
  'videosForGoal',
  'keptCommission',
  'held',
  'feeOrCommission',
  'ordersForGoal',
  'commissionOfSales',
  'commissionOfTurnover',
  'profit',
  'commissionOfSale',
  'hourly',
  'returnRate',
  'funnel',
  'clickRate',
  'orderRate',
  'ordersOfViews',
  'salesPerThousand',
  'likeRate',
  'commentRate',
  'saveRate',
  'watched',
  'splitLive',
  'earnedPerOrder',
  'earnedPerThousand',
  'earnedPerVideo',
  'median',
  'growth',
  'followersLeft',
  'followersReached',
  'goal',
] as const;
export type SumId = (typeof SUM_IDS)[number];

/** A calculation with the figures of a message: which text says it, and what goes into that. */
export interface Sum extends Found {
  id: SumId;
}

const READERS: Readonly<Record<SumId, Reader>> = { ...moneySums, ...viewSums, ...timeSums };

/** The calculations that the figures of a message allow, the most telling first. */
export function sumsOf(quantities: readonly Quantity[], context: SumContext): Sum[] {
  const given = new Given(quantities.filter(({ value }) => Number.isFinite(value)));
  return SUM_IDS.flatMap((id) => {
    const sum = READERS[id](given, context);
    return sum ? [{ id, ...sum }] : [];
  });
}
