import type { Frame } from '../../frame';

/** A small picture in hue (half degrees, 0 to 179), saturation and value (0 to 255), as in OpenCV's 8-bit format. */
export interface Hsv {
  width: number;
  height: number;
  hue: Uint8Array;
  saturation: Uint8Array;
  value: Uint8Array;
}

/** The short side has at least this many pixels; PySceneDetect scales down first too. */
const SHORTEST_SIDE = 90;

/** The frame in hue, saturation and value, reduced by a whole factor, which removes the sensor's noise. */
export function hsvOf(frame: Frame): Hsv {
  const factor = Math.max(1, Math.floor(Math.min(frame.width, frame.height) / SHORTEST_SIDE));
  const width = Math.floor(frame.width / factor);
  const height = Math.floor(frame.height / factor);
  const pixels = width * height;
  const small = {
    width,
    height,
    hue: new Uint8Array(pixels),
    saturation: new Uint8Array(pixels),
    value: new Uint8Array(pixels),
  };
  const area = factor * factor;
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = y * factor; row < (y + 1) * factor; row++) {
        const start = (row * frame.width + x * factor) * 4;
        for (let byte = start; byte < start + factor * 4; byte += 4) {
          red += frame.rgba[byte] ?? 0;
          green += frame.rgba[byte + 1] ?? 0;
          blue += frame.rgba[byte + 2] ?? 0;
        }
      }
      setPixel(small, pixel, red / area, green / area, blue / area);
    }
  }
  return small;
}

/** OpenCV's formulas for 8-bit `COLOR_RGB2HSV`. */
function setPixel(picture: Hsv, pixel: number, red: number, green: number, blue: number) {
  const value = Math.max(red, green, blue);
  const chroma = value - Math.min(red, green, blue);
  picture.value[pixel] = value + 0.5;
  if (chroma === 0) return;
  picture.saturation[pixel] = (255 * chroma) / value + 0.5;
  let sextant: number;
  if (value === red) sextant = (green - blue) / chroma + 6;
  else if (value === green) sextant = (blue - red) / chroma + 2;
  else sextant = (red - green) / chroma + 4;
  picture.hue[pixel] = (30 * sextant + 0.5) % 180;
}

const HUES = 180;
/** Below this chroma (levels of 255) there is hardly any colour, and its hue is noise. */
const FULL_CHROMA = 16;

/**
 * How different two pictures are: (mean |Δhue| + mean |Δsaturation| + mean |Δvalue|) ÷ 3, levels of 0 to 255; undefined
 * if their sizes differ. Source: PySceneDetect's ContentDetector (`content_val`, weights 1, 1, 1, 0). It differs in two
 * ways, so that noise on white walls and on red does not count as change: hues are compared the shorter way round, and
 * below 16 levels of chroma the difference in hue fades with the fainter of the two colours.
 */
export function hsvDifference(one: Hsv, other: Hsv): number | undefined {
  if (one.width !== other.width || one.height !== other.height) return undefined;
  const pixels = one.value.length;
  let sum = 0;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const saturation = one.saturation[pixel] ?? 0;
    const otherSaturation = other.saturation[pixel] ?? 0;
    const value = one.value[pixel] ?? 0;
    const otherValue = other.value[pixel] ?? 0;
    const turn = Math.abs((one.hue[pixel] ?? 0) - (other.hue[pixel] ?? 0));
    const chroma = Math.min(saturation * value, otherSaturation * otherValue) / 255;
    const hue = Math.min(turn, HUES - turn) * Math.min(1, chroma / FULL_CHROMA);
    sum += hue + Math.abs(saturation - otherSaturation) + Math.abs(value - otherValue);
  }
  return sum / 3 / pixels;
}
