import type { Frame } from '../frame';

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
