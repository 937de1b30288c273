import { brightness } from './brightness';
import { LEVELS, type LumaHistogram, WHITE } from './lumaHistogram';

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
