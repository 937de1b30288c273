import { describe, expect, it } from 'vitest';
import {
  cautiousCommissions,
  commissionPerOrder,
  commissionsOfViews,
  estimatedCommissions,
  goalProgress,
  goalSum,
  monthlyGoal,
  ordersNeeded,
  ratesOf,
  recommendedWeeklyVideos,
  videosNeeded,
  viewsNeeded,
} from './earnings';
import { NICHES } from './niches';

describe('Dashboard constants (specification 2, section 9)', () => {
  it('Conversion rate by niche (percent): beauty 3.2, fashion 2.8, tech 2.1, fitness 2.5, home 1.9, gaming 2.3, default 2.5', () => {
    const conversion = (['beauty', 'fashion', 'tech', 'fitness', 'home', 'gaming', undefined] as const).map(
      (niche) => ratesOf(niche).conversion,
    );
    expect(conversion).toEqual([3.2, 2.8, 2.1, 2.5, 1.9, 2.3, 2.5]);
  });

  it('Commission rate in the same niche order: 0.08, 0.06, 0.05, 0.07, 0.04, 0.06, default 0.06', () => {
    const commission = (['beauty', 'fashion', 'tech', 'fitness', 'home', 'gaming', undefined] as const).map(
      (niche) => ratesOf(niche).commission / 100,
    );
    expect(commission).toEqual([0.08, 0.06, 0.05, 0.07, 0.04, 0.06, 0.06]);
  });

  it('a niche without a figure of its own uses the default', () => {
    expect(ratesOf('pets')).toEqual(ratesOf());
    expect(ratesOf('cooking')).toEqual(ratesOf());
  });

  it('Recommended weekly videos: 4 beginner, 7 default, 10 advanced', () => {
    expect(['beginner', 'intermediate', undefined, 'advanced'].map(recommendedWeeklyVideos)).toEqual([4, 7, 7, 10]);
  });
});

describe('Goal and metrics', () => {
  it('cautiously, 26,580 views at 1 to 3 % of clicks and 2 to 5 % of orders earn 15 to 112 euros in beauty', () => {
    expect(cautiousCommissions(26_580, 'beauty')).toEqual({ from: 14.88, to: 111.64 });
    expect(cautiousCommissions(0)).toEqual({ from: 0, to: 0 });
  });

  it('commission per order = 35 × rate', () => {
    expect(commissionPerOrder('beauty')).toBe(2.8);
    expect(commissionPerOrder('tech')).toBe(1.75);
    expect(commissionPerOrder()).toBe(2.1);
  });

  it('viewsNeeded = ceil(goal / (commission per order × conversion))', () => {
    expect(viewsNeeded(1000, 'beauty')).toBe(11_161);
    expect(viewsNeeded(5000, 'tech')).toBe(136_055);
    expect(viewsNeeded(100_000)).toBe(1_904_762);
  });

  it('is exact when the division is: no extra view from rounding', () => {
    expect(viewsNeeded(1050)).toBe(20_000);
    expect(viewsNeeded(1050.01)).toBe(20_001);
    expect(ordersNeeded(2.1)).toBe(1);
    expect(ordersNeeded(2.11)).toBe(2);
  });

  it('a goal of zero needs nothing', () => {
    for (const goal of [0, -1, Number.NaN]) {
      expect(viewsNeeded(goal, 'beauty')).toBe(0);
      expect(ordersNeeded(goal, 'beauty')).toBe(0);
    }
  });

  it('estimatedCommissions = videos published this month × 15000 × conversion × commission per order', () => {
    expect(estimatedCommissions(1, 'beauty')).toBe(1344);
    expect(estimatedCommissions(4, 'tech')).toBe(2205);
    expect(estimatedCommissions(0, 'home')).toBe(0);
    expect(estimatedCommissions(-3, 'home')).toBe(0);
  });

  it('the views needed earn the goal, and one view fewer does not', () => {
    expect(commissionsOfViews(15_000, 'beauty')).toBe(estimatedCommissions(1, 'beauty'));
    expect(commissionsOfViews(viewsNeeded(1000, 'tech'), 'tech')).toBeGreaterThanOrEqual(1000);
    expect(commissionsOfViews(viewsNeeded(1000, 'tech') - 1, 'tech')).toBeLessThan(1000);
    expect([0, -1].map((views) => commissionsOfViews(views, 'home'))).toEqual([0, 0]);
  });

  it('Assumption of 15000 views per video: one more view takes one more video', () => {
    expect([0, 1, 15_000, 15_001, -1].map(videosNeeded)).toEqual([0, 1, 1, 2, 0]);
  });

  it('currentProgress = min(100, estimated / goal), in percent', () => {
    expect(goalProgress(500, 1000)).toBe(50);
    expect(goalProgress(1000, 1000)).toBe(100);
    expect(goalProgress(1001, 1000)).toBe(100);
    expect(goalProgress(500, 0)).toBe(0);
    expect(goalProgress(-5, 1000)).toBe(0);
  });

  it('monthlyGoal = financialGoal, a number kept as text', () => {
    expect(monthlyGoal('1000')).toBe(1000);
    expect(monthlyGoal('100000+')).toBe(100_000);
    expect(monthlyGoal(25_000)).toBe(25_000);
    for (const none of [undefined, '', '0', 'beaucoup', '1.2.3']) expect(monthlyGoal(none)).toBeUndefined();
  });
});

describe('the calculation shown with the result', () => {
  it.each(NICHES)('has terms that add up to its result (%s)', (niche) => {
    const sum = goalSum(2000, niche);
    expect(sum.commissionPerOrder).toBeCloseTo((sum.averagePrice * sum.rates.commission) / 100, 10);
    expect(sum.orders * sum.commissionPerOrder).toBeGreaterThanOrEqual(sum.goal - 1e-9);
    expect((sum.orders - 1) * sum.commissionPerOrder).toBeLessThan(sum.goal);
    expect(sum.views).toBe(viewsNeeded(2000, niche));
  });

  it('the cautious range counts clicks (1 to 3 %) and orders (2 to 5 %) and always asks for more views', () => {
    const sum = goalSum(2000, 'beauty');
    expect(sum.orders).toBe(715);
    expect(sum.cautiousViews).toEqual({ from: 476_667, to: 3_575_000 });
    expect(sum.cautiousViews.from).toBeGreaterThan(sum.views);
  });
});
