import type { Hsv } from './hsv';

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
