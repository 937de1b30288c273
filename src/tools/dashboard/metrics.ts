import type { Profile } from '../../contracts/profile';
import {
  estimatedCommissions,
  goalProgress,
  monthlyGoal,
  ratesOf,
  recommendedWeeklyVideos,
  viewsNeeded,
} from '../../domain/earnings';
import type { Counts } from '../../domain/videos/weekCounts';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import { seededRandom } from '../../lib/seededRandom';
import type english from './locales/en.json';

type Texts = (typeof english)['texts'];

/** Specification, dashboard metrics. Amounts are euros a month; rate and progress are percentages. */
export interface Metrics {
  monthlyGoal: number;
  productsPromotedThisWeek: number;
  conversionRate: number;
  videosPublished: number;
  videosRecommended: number;
  viewsNeeded: number;
  estimatedCommissions: number;
  currentProgress: number;
}

/** The metrics from the profile's answers and from what was really published this week and this month. */
export function metricsOf(
  { niche, experienceLevel, financialGoal }: Pick<Profile, 'niche' | 'experienceLevel' | 'financialGoal'>,
  week: Pick<Counts, 'published' | 'products'>,
  month: Pick<Counts, 'published'>,
): Metrics {
  const goal = monthlyGoal(financialGoal) ?? 0;
  const estimated = estimatedCommissions(month.published, niche);
  return {
    monthlyGoal: goal,
    productsPromotedThisWeek: week.products,
    conversionRate: ratesOf(niche).conversion,
    videosPublished: week.published,
    videosRecommended: recommendedWeeklyVideos(experienceLevel),
    viewsNeeded: viewsNeeded(goal, niche),
    estimatedCommissions: estimated,
    currentProgress: goalProgress(estimated, goal),
  };
}

const HALFWAY = 50;

/** Specification: a boost if videos are missing; an encouraging one if progress is under 50; otherwise a celebration. */
export function messageKind({
  videosPublished,
  videosRecommended,
  currentProgress,
}: Pick<Metrics, 'videosPublished' | 'videosRecommended' | 'currentProgress'>): 'boost' | 'encourage' | 'celebrate' {
  if (videosPublished < videosRecommended) return 'boost';
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
