import type { Measurement } from '../../contracts/video';

/** What one measurement says, whoever took it. */
export type Measured = Omit<Measurement, 'id' | 'measuredAt'>;

/**
 * How much of the video is watched on average, in percent (over 100 if it is watched again); undefined without both
 * figures.
 */
export function watchPercent({ avgWatchTime, duration }: Measured): number | undefined {
  return avgWatchTime === undefined || !duration ? undefined : (100 * avgWatchTime) / duration;
}

/** Likes per hundred views; undefined without both figures, or without a view. */
export function likePercent({ likesCount, viewsCount }: Measured): number | undefined {
  return likesCount === undefined || !viewsCount ? undefined : (100 * likesCount) / viewsCount;
}
