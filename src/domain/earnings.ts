import type { Niche } from './niches';

/**
 * Percentages from the specification (part 2, section 9). `conversion` is orders per 100 views, `commission` a
 * percentage of the price.
 */
export interface Rates {
  conversion: number;
  commission: number;
}

const DEFAULT_RATES: Rates = { conversion: 2.5, commission: 6 };

const RATES: Readonly<Partial<Record<Niche, Rates>>> = {
  beauty: { conversion: 3.2, commission: 8 },
  fashion: { conversion: 2.8, commission: 6 },
  tech: { conversion: 2.1, commission: 5 },
  fitness: { conversion: 2.5, commission: 7 },
  home: { conversion: 1.9, commission: 4 },
  gaming: { conversion: 2.3, commission: 6 },
};

/** The average price of an order, in euros: the specification's commission per order is 35 × rate. */
export const AVERAGE_PRICE = 35;
/** Specification (part 2, section 9): 'Assumption of 15000 views per video.' */
export const VIEWS_PER_VIDEO = 15_000;

/**
 * Working ranges in percent (a rule of thumb, not a statistic; domain notes, section 7): product clicks per view,
 * orders per click. They show how far the rates above, which count every view, are from what a new account sees.
 */
export const FUNNEL = { clicks: { low: 1, high: 3 }, orders: { low: 2, high: 5 } } as const;

/** The rates of a niche; without a niche, or for one the specification has no figure for, the default. */
export function ratesOf(niche?: Niche): Rates {
  return (niche && RATES[niche]) || DEFAULT_RATES;
}

/** Rates have at most one decimal: counting in tenths of a percent keeps every division exact until the last. */
const tenths = (percent: number) => Math.round(percent * 10);
const cents = (euros: number) => Math.round(euros * 100);

/** Euros earned on one order at the average price. */
export function commissionPerOrder(niche?: Niche): number {
  return (AVERAGE_PRICE * tenths(ratesOf(niche).commission)) / 1000;
}

/** Orders needed for a goal (euros), rounded up; 0 for a goal that is not above 0. */
export function ordersNeeded(goal: number, niche?: Niche): number {
  return goal > 0 ? Math.ceil((cents(goal) * 10) / (AVERAGE_PRICE * tenths(ratesOf(niche).commission))) : 0;
}

/**
 * Views needed for a goal (euros): goal / (commission per order × conversion), rounded up; 0 for a goal that is not
 * above 0.
 */
export function viewsNeeded(goal: number, niche?: Niche): number {
  const { commission, conversion } = ratesOf(niche);
  return goal > 0 ? Math.ceil((cents(goal) * 10_000) / (AVERAGE_PRICE * tenths(commission) * tenths(conversion))) : 0;
}

/** Videos needed for these views at the assumed views per video, rounded up. */
export function videosNeeded(views: number): number {
  return Math.ceil(Math.max(0, views) / VIEWS_PER_VIDEO);
}

/** Euros that these views would earn at the assumed rates: views × conversion × commission per order. */
export function commissionsOfViews(views: number, niche?: Niche): number {
  const { commission, conversion } = ratesOf(niche);
  return (Math.max(0, views) * AVERAGE_PRICE * tenths(commission) * tenths(conversion)) / 1_000_000;
}

/**
 * Euros that these views would earn where only some viewers click and only some of those buy (`FUNNEL`), in whole cents.
 */
export function cautiousCommissions(views: number, niche?: Niche): { from: number; to: number } {
  const { clicks, orders } = FUNNEL;
  const perOrder = commissionPerOrder(niche);
  const ofShare = (clickPercent: number, orderPercent: number) =>
    Math.round((Math.max(0, views) * clickPercent * orderPercent * perOrder) / 100) / 100;
  return { from: ofShare(clicks.low, orders.low), to: ofShare(clicks.high, orders.high) };
}

/** Euros that this month's published videos would earn at the assumed views and rates. */
export function estimatedCommissions(videosThisMonth: number, niche?: Niche): number {
  return commissionsOfViews(videosThisMonth * VIEWS_PER_VIDEO, niche);
}

/** Percent of the goal that the estimate reaches, at most 100; 0 without a goal. */
export function goalProgress(estimated: number, goal: number): number {
  return goal > 0 ? Math.min(100, (100 * Math.max(0, estimated)) / goal) : 0;
}

/** Recommended videos a week: 4 for beginners, 10 for advanced creators, otherwise 7. */
export function recommendedWeeklyVideos(experienceLevel?: string): number {
  if (experienceLevel === 'beginner') return 4;
  return experienceLevel === 'advanced' ? 10 : 7;
}

/**
 * Euros a month from the profile's goal, which is stored as text (« 5000 », « 100000+ »); `undefined` if it holds none.
 */
export function monthlyGoal(financialGoal: string | number | undefined): number | undefined {
  const euros = Number(String(financialGoal ?? '').replace(/[^\d.]/g, ''));
  return Number.isFinite(euros) && euros > 0 ? euros : undefined;
}

/**
 * Every term of the calculation behind `viewsNeeded`, so that whoever shows the result can show how it was reached:
 * `averagePrice` × `rates.commission` = `commissionPerOrder`; `goal` ÷ that = `orders`; `goal` ÷ (`commissionPerOrder`
 * × `rates.conversion`) = `views`. Assumptions, not a forecast. `cautiousViews` is what the same orders take when only
 * some viewers click and only some of those buy (`FUNNEL`).
 */
export interface GoalSum {
  goal: number;
  averagePrice: number;
  rates: Rates;
  commissionPerOrder: number;
  orders: number;
  views: number;
  funnel: typeof FUNNEL;
  cautiousViews: { from: number; to: number };
}

/** The calculation for a goal in euros a month. */
export function goalSum(goal: number, niche?: Niche): GoalSum {
  const orders = ordersNeeded(goal, niche);
  const { clicks, orders: bought } = FUNNEL;
  return {
    goal,
    averagePrice: AVERAGE_PRICE,
    rates: ratesOf(niche),
    commissionPerOrder: commissionPerOrder(niche),
    orders,
    views: viewsNeeded(goal, niche),
    funnel: FUNNEL,
    cautiousViews: {
      from: Math.ceil((orders * 10_000) / (clicks.high * bought.high)),
      to: Math.ceil((orders * 10_000) / (clicks.low * bought.low)),
    },
  };
}
