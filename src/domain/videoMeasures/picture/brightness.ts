import { LEVELS, type LumaHistogram, WHITE } from './lumaHistogram';

/**
 * Brightness of a frame: mean BT.709 luma, Σ level ÷ pixels ÷ 255; 0 (black) to 1 (white). Source: ITU-R BT.709 for
 * luma; the mean is ffmpeg's `signalstats` YAVG at full range.
 */
export function brightness({ counts, pixels }: LumaHistogram): number {
  let sum = 0;
  for (let level = 0; level < LEVELS; level++) sum += level * (counts[level] ?? 0);
  return sum / pixels / WHITE;
}
