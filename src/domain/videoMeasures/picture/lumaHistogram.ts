import type { Luma } from './luma';

/** How many pixels have each of the 256 levels, and how many there are. */
export interface LumaHistogram {
  counts: Uint32Array;
  pixels: number;
}

/** Levels of 8-bit luma, and the highest of them. */
export const LEVELS = 256;
export const WHITE = LEVELS - 1;

/** Counts the pixels of each level. */
export function histogramOf({ values }: Luma): LumaHistogram {
  const counts = new Uint32Array(LEVELS);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const level = values[pixel] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  return { counts, pixels: values.length };
}

/** Share of the pixels whose level is between `from` and `to`, both inclusive, 0 to 1. */
export function shareBetween({ counts, pixels }: LumaHistogram, from: number, to: number): number {
  let inside = 0;
  for (let level = from; level <= to; level++) inside += counts[level] ?? 0;
  return inside / pixels;
}
