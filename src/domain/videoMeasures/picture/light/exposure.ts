import { LEVELS, type LumaHistogram, shareBetween, WHITE } from './luma';

/**
 * Brightness of a frame: mean BT.709 luma, Σ level ÷ pixels ÷ 255; 0 (black) to 1 (white). Source: ITU-R BT.709 for
 * luma; the mean is ffmpeg's `signalstats` YAVG at full range.
 */
export function brightness({ counts, pixels }: LumaHistogram): number {
  let sum = 0;
  for (let level = 0; level < LEVELS; level++) sum += level * (counts[level] ?? 0);
  return sum / pixels / WHITE;
}

/**
 * RMS contrast of a frame: √(Σ (luma − mean)² ÷ pixels), luma from 0 to 1; 0 (one level) to 0.5 (half black, half white).
 * Source: E. Peli, 'Contrast in complex images', JOSA A 7 (1990), 2032–2040.
 */
export function contrast(histogram: LumaHistogram): number {
  const mean = brightness(histogram);
  let squares = 0;
  for (let level = 0; level < LEVELS; level++) squares += (histogram.counts[level] ?? 0) * (level / WHITE - mean) ** 2;
  return Math.min(0.5, Math.sqrt(squares / histogram.pixels));
}

/** Luma of at most 2% or at least 98% holds hardly any detail: a rule of thumb, near where cameras' zebra is set. */
const DARKEST_DETAIL = 5;
const BRIGHTEST_DETAIL = 250;

/** Share of the frame's pixels lost in black (luma ≤ 5 of 255) and in white (luma ≥ 250 of 255), 0 to 1. */
export function clipping(histogram: LumaHistogram): { dark: number; bright: number } {
  return { dark: shareBetween(histogram, 0, DARKEST_DETAIL), bright: shareBetween(histogram, BRIGHTEST_DETAIL, WHITE) };
}
