import type { Video } from '../../contracts/video';
import { isPublished } from './stage';

const HOUR_MS = 60 * 60_000;

/**
 * When figures are worth noting: after a day, which posting hours are compared by, and after a week, when most of a
 * video's views are in (domain notes, "Own best time"). `until`: a day later, the moment says little.
 */
const MOMENTS = [
  { after: 24, until: 72 },
  { after: 7 * 24, until: 10 * 24 },
] as const;

/** A published video whose figures are to be noted now, so many hours after its publication. */
export interface FiguresDue {
  video: Video;
  after: (typeof MOMENTS)[number]['after'];
}

/** The videos of which a moment has come and no figures have been noted since, the oldest first. */
export function figuresDue(videos: readonly Video[], now: Date): FiguresDue[] {
  return videos
    .filter(isPublished)
    .filter(({ kind }) => kind === 'video')
    .sort((one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt))
    .flatMap((video) => {
      const published = Date.parse(video.publishedAt);
      const hoursAgo = (now.getTime() - published) / HOUR_MS;
      const moment = MOMENTS.find(({ after, until }) => after <= hoursAgo && hoursAgo < until);
      const measured = Math.max(0, ...(video.measurements ?? []).map(({ measuredAt }) => Date.parse(measuredAt)));
      return moment && measured < published + moment.after * HOUR_MS ? [{ video, after: moment.after }] : [];
    });
}
