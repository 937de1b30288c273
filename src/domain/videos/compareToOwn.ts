import type { Video } from '../../contracts/video';
import { median } from '../../lib/median';
import { believable } from './doubts';
import { latestMeasurement } from './latestMeasurement';
import { likePercent, type Measured, watchPercent } from './rates';
import { isPublished } from './stage';

/** How many other videos make a meaningful median. */
export const FEWEST_OTHERS = 3;

/** What can be compared: views, likes per hundred views, percent watched. */
export const COMPARED = ['views', 'likeRate', 'retention'] as const;
export type Compared = (typeof COMPARED)[number];

const FIGURE: Readonly<Record<Compared, (measured: Measured) => number | undefined>> = {
  views: ({ viewsCount }) => viewsCount,
  likeRate: likePercent,
  retention: watchPercent,
};

/** A figure next to the median of the creator's other videos. */
export type Comparison = { of: Compared; value: number | undefined; others: number } & (
  | { median: number }
  /** How many more videos have to be measured before there is a median. */
  | { missing: number }
);

/**
 * Compares measured figures with the creator's own median over the latest measurement of each other published video, if
 * there are at least three. Figures that cannot be true are ignored.
 */
export function compareToOwn(measured: Measured, videos: readonly Video[], id: string | undefined): Comparison[] {
  const others = videos
    .filter((video) => video.id !== id && isPublished(video))
    .flatMap((video) => latestMeasurement(video) ?? [])
    .map(believable);
  return COMPARED.map((of) => {
    const figures = others.flatMap((other) => FIGURE[of](other) ?? []);
    const comparison = { of, value: FIGURE[of](measured), others: figures.length };
    const middle = median(figures);
    return middle === undefined || figures.length < FEWEST_OTHERS
      ? { ...comparison, missing: FEWEST_OTHERS - figures.length }
      : { ...comparison, median: middle };
  });
}
