import type { Video } from '../../contracts/video';
import { localDate } from '../../lib/localDate';
import { isIn, type Period } from '../week';
import { believable } from './doubts';
import { latestMeasurement } from './latestMeasurement';
import { isPublished } from './stage';

/** What the videos and lives published in a period have brought, by the latest measurement of each. */
export interface Earned {
  /** How many of them have their views measured. */
  measured: number;
  views: number;
  /** Minor units by currency: what the platform has settled, else what it estimates, without what is ineligible. */
  commissions: ReadonlyMap<string, number>;
}

/** Sums up what was measured; figures that cannot be true are left out, currencies never mixed. */
export function earnedIn(period: Period, videos: readonly Video[]): Earned {
  const latest = videos
    .filter(isPublished)
    .filter(({ publishedAt }) => isIn(period, localDate(new Date(publishedAt))))
    .flatMap((video) => latestMeasurement(video) ?? [])
    .map(believable);
  const views = latest.flatMap(({ viewsCount }) => viewsCount ?? []);
  const commissions = new Map<string, number>();
  for (const { commission } of latest) {
    const { currency, estimated, settled } = commission ?? {};
    const amount = settled ?? estimated;
    if (currency && amount !== undefined) commissions.set(currency, (commissions.get(currency) ?? 0) + amount);
  }
  return { measured: views.length, views: views.reduce((sum, count) => sum + count, 0), commissions };
}
