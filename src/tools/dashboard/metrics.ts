import type { Profile } from '../../contracts/profile';
import {
  commissionsOfViews,
  estimatedCommissions,
  goalProgress,
  monthlyGoal,
  ratesOf,
  recommendedWeeklyVideos,
  viewsNeeded,
} from '../../domain/earnings';
import type { Earned } from '../../domain/videos/earnedIn';
import type { Counts } from '../../domain/videos/weekCounts';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import { seededRandom } from '../../lib/seededRandom';
import type english from './locales/en.json';

type Texts = (typeof english)['texts'];

/**
 * Specification, dashboard metrics. Amounts are euros a month; rate and progress are percentages. Once a video of the
 * month is measured, the estimate and the progress go by the measured commission, else by the measured views, and no
 * longer by an assumed number of views.
 */
export interface Metrics {
  monthlyGoal: number;
  productsPromotedThisWeek: number;
  conversionRate: number;
  videosPublished: number;
  videosRecommended: number;
  viewsNeeded: number;
  estimatedCommissions: number;
  currentProgress: number;
  /** What the estimate goes by. */
  basis: 'commission' | 'views' | 'assumed';
  /** The specified sum, whatever is measured: this month's videos at the assumed views. */
  example: { commissions: number; progress: number };
}

/** The goal is in euros; what is earned in other currencies is shown beside it and never converted. */
const GOAL_CURRENCY = 'EUR';

/** The metrics from the profile's answers and from what was really published this week and this month. */
export function metricsOf(
  { niche, experienceLevel, financialGoal }: Pick<Profile, 'niche' | 'experienceLevel' | 'financialGoal'>,
  week: Pick<Counts, 'published' | 'products'>,
  month: Pick<Counts, 'published'>,
  { measured, views, commissions }: Earned,
): Metrics {
  const goal = monthlyGoal(financialGoal) ?? 0;
  const assumed = estimatedCommissions(month.published, niche);
  const cents = commissions.get(GOAL_CURRENCY);
  const basis = cents !== undefined ? 'commission' : measured > 0 ? 'views' : 'assumed';
  const estimated = { commission: (cents ?? 0) / 100, views: commissionsOfViews(views, niche), assumed }[basis];
  return {
    monthlyGoal: goal,
    productsPromotedThisWeek: week.products,
    conversionRate: ratesOf(niche).conversion,
    videosPublished: week.published,
    videosRecommended: recommendedWeeklyVideos(experienceLevel),
    viewsNeeded: viewsNeeded(goal, niche),
    estimatedCommissions: estimated,
    currentProgress: goalProgress(estimated, goal),
    basis,
    example: { commissions: assumed, progress: goalProgress(assumed, goal) },
  };
}

const HALFWAY = 50;

/**
 * Specification: a boost if videos are missing; an encouraging one if progress is under 50; otherwise a celebration.
 * What nobody measured is nothing to celebrate: then it asks for the figures.
 */
export function messageKind({
  videosPublished,
  videosRecommended,
  currentProgress,
  basis,
}: Pick<Metrics, 'videosPublished' | 'videosRecommended' | 'currentProgress' | 'basis'>):
  | 'boost'
  | 'encourage'
  | 'measure'
  | 'celebrate' {
  if (videosPublished < videosRecommended) return 'boost';
  if (basis === 'assumed') return 'measure';
  return currentProgress < HALFWAY ? 'encourage' : 'celebrate';
}

/** The coaching message; the same all day. `day` is a running count of days. */
export function coachingMessage(metrics: Metrics, texts: Texts, day: number): string {
  const { videosPublished, videosRecommended } = metrics;
  return fill(pick(seededRandom(day), texts[messageKind(metrics)]), {
    done: String(videosPublished),
    target: String(videosRecommended),
    left: String(Math.max(0, videosRecommended - videosPublished)),
  });
}
