import { commissionsOfViews, VIEWS_PER_VIDEO, videosNeeded, viewsNeeded } from '../../domain/earnings';
import type { Niche } from '../../domain/niches';

/** What can be typed; the other three follow from it. Euros, views, videos and lives in a month. */
export const QUANTITIES = ['goal', 'views', 'videos', 'lives'] as const;
export type Quantity = (typeof QUANTITIES)[number];
export type Amounts = Readonly<Record<Quantity, number>>;

/** The largest amounts accepted, so that a typing slip gives no nonsense. */
export const MOST: Amounts & { viewsPerLive: number } = {
  goal: 1_000_000,
  views: 1_000_000_000,
  videos: 10_000,
  lives: 10_000,
  viewsPerLive: 1_000_000,
};

/** An initial example: how many people watch a live is for the creator to set. */
export const EXAMPLE_VIEWS_PER_LIVE = 1000;

interface Assumptions {
  niche?: Niche | undefined;
  viewsPerLive: number;
}

/**
 * What an amount takes or comes to. A goal gives views; views, videos and lives give the euros that they would earn.
 * Counts (views, videos, lives) are rounded up to whole numbers.
 */
export function calculate(from: Quantity, amount: number, { niche, viewsPerLive }: Assumptions): Amounts {
  const views = {
    goal: () => viewsNeeded(amount, niche),
    views: () => amount,
    videos: () => amount * VIEWS_PER_VIDEO,
    lives: () => amount * viewsPerLive,
  }[from]();
  return {
    views,
    goal: commissionsOfViews(views, niche),
    videos: videosNeeded(views),
    lives: Math.ceil(views / viewsPerLive),
    [from]: amount,
  };
}
