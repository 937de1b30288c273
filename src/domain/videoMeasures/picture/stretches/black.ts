import { type LumaHistogram, shareBetween } from '../light/luma';

/** Source: ffmpeg's `blackdetect`, defaults of `pixel_black_th` (0.10 of the range, here 25 of 255) and `picture_black_ratio_th`. */
const BLACKEST = 25;
const BLACK_SHARE = 0.98;

/**
 * In seconds. `blackdetect` reports from 2 on; in a video of 15 to 60 s, half a second is noticeable: a rule of thumb.
 */
export const SHORTEST_BLACK = 0.5;

/** Whether a frame is black: at least 98% of its pixels have a luma of at most 10% of white. */
export const isBlack = (histogram: LumaHistogram) => shareBetween(histogram, 0, BLACKEST) >= BLACK_SHARE;
