import type { Frame } from '../../frame';

/** A grey picture: 8 bits per pixel, full range (0 black to 255 white), row by row. */
export interface Luma {
  width: number;
  height: number;
  values: Uint8Array;
}

/** Weights of red, green and blue in ITU-R BT.709 (item 3.2): 0.2126, 0.7152, 0.0722, in 65536ths. */
const RED = 13_933;
const GREEN = 46_871;
const BLUE = 4_732;
const HALF = 32_768;

/** BT.709 luma of the gamma-coded values as shown, in levels of 0 to 255. Ignores transparency. */
export function lumaOf({ width, height, rgba }: Frame): Luma {
  const values = new Uint8Array(width * height);
  for (let pixel = 0, byte = 0; pixel < values.length; pixel++, byte += 4) {
    const colour = RED * (rgba[byte] ?? 0) + GREEN * (rgba[byte + 1] ?? 0) + BLUE * (rgba[byte + 2] ?? 0);
    values[pixel] = (colour + HALF) >> 16;
  }
  return { width, height, values };
}

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
