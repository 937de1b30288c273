import type { Luma } from '../light/luma';

/** Source: ffmpeg's `freezedetect`, default of `noise`: −60 dB, mean absolute difference as a share of 256 levels. */
const NOISE = 0.001 * 256;

/** In seconds. `freezedetect` reports from 2 on; in a video of 15 to 60 s a second is long: a rule of thumb. */
export const SHORTEST_FROZEN = 1;

/** Whether two frames show the same picture: the mean absolute difference of their luma is at most 0.256 levels. */
export function isSamePicture(one: Luma, other: Luma): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  let sum = 0;
  for (let pixel = 0; pixel < one.values.length; pixel++) {
    sum += Math.abs((one.values[pixel] ?? 0) - (other.values[pixel] ?? 0));
  }
  return sum / one.values.length <= NOISE;
}
