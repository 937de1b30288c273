import { likePercent, type Measured, watchPercent } from './rates';

/**
 * What cannot be true of one video: more likes than views, or a longer average watch time than its length (except in a
 * loop).
 */
export const DOUBTS = ['likesOverViews', 'watchedOverLength'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** The doubts about the figures of a measurement. */
export function doubtsOf(measured: Measured): Doubt[] {
  const { likesCount = 0, viewsCount } = measured;
  const isOver = (percent: number | undefined) => percent !== undefined && percent > 100;
  const isLiked = isOver(likePercent(measured)) || (viewsCount === 0 && likesCount > 0);
  return DOUBTS.filter((doubt) => (doubt === 'likesOverViews' ? isLiked : isOver(watchPercent(measured))));
}

/**
 * The figures without the doubtful ones, so that no median is based on them: nobody knows which of the two is wrong.
 */
export function believable(measured: Measured): Measured {
  const doubts = doubtsOf(measured);
  const { viewsCount, likesCount, duration, avgWatchTime, ...rest } = measured;
  return {
    ...rest,
    ...(!doubts.includes('likesOverViews') && knownFigures({ viewsCount, likesCount })),
    ...(!doubts.includes('watchedOverLength') && knownFigures({ duration, avgWatchTime })),
  };
}

const knownFigures = (figures: Readonly<Record<string, number | undefined>>): Measured =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined));
