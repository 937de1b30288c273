import { type LumaHistogram, shareBetween, WHITE } from './lumaHistogram';

/** Luma of at most 2% or at least 98% holds hardly any detail: a rule of thumb, near where cameras' zebra is set. */
const DARKEST_DETAIL = 5;
const BRIGHTEST_DETAIL = 250;

/** Share of the frame's pixels lost in black (luma ≤ 5 of 255) and in white (luma ≥ 250 of 255), 0 to 1. */
export function clipping(histogram: LumaHistogram): { dark: number; bright: number } {
  return { dark: shareBetween(histogram, 0, DARKEST_DETAIL), bright: shareBetween(histogram, BRIGHTEST_DETAIL, WHITE) };
}
