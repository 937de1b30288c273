/** A stretch of the video that is decoded frame by frame, s; it begins at a key frame. */
export interface Stretch {
  from: number;
  until: number;
}

/** The first seconds decide whether somebody stays: they are looked at most closely. */
export const OPENING_SECONDS = 2;
const OPENING_STEP = 0.1;
const STEP = 0.2;
/** Frames are at least so little late that the one meant is taken. */
const ROUNDING = 0.005;

/**
 * What is decoded at most: a minute, and no more pixels than a minute of 1080 × 1920 at 30 frames a second has. What is
 * longer or larger is looked at in stretches, each from a key frame on, spread evenly.
 */
const MOST_DECODED_SECONDS = 60;
const MOST_DECODED_PIXELS = MOST_DECODED_SECONDS * 30 * 1080 * 1920;
/** So many stretches at most, besides the opening. */
export const MOST_STRETCHES = 60;
/** Frames that are measured at most: 20 of the opening, five a second of the minute that is decoded. */
export const MOST_FRAMES = 320;

export interface Clip {
  /** s */
  duration: number;
  /** Pixels a second: width × height × frame rate. */
  pixelRate: number;
}

/** How much of the clip may be decoded, s. */
export const decodedSeconds = ({ duration, pixelRate }: Clip) =>
  Math.min(duration, MOST_DECODED_SECONDS, MOST_DECODED_PIXELS / pixelRate);

/** Whether the whole clip is decoded, from its beginning to its end. */
export const isStraight = (clip: Clip) => decodedSeconds(clip) >= clip.duration;

/** The moments, s, whose key frames are where `stretches` may begin. */
export function probedMoments({ duration }: Clip): number[] {
  const step = Math.max(0, duration - OPENING_SECONDS) / MOST_STRETCHES;
  return Array.from({ length: MOST_STRETCHES }, (_, index) => OPENING_SECONDS + (index + 0.5) * step);
}

/**
 * What is decoded of a clip: all of it, or the opening and a stretch from each of the key frames on, all of one length, as
 * much as `decodedSeconds` allows. Stretches that meet become one.
 * @param keys times of key frames, s, in order
 */
export function stretches(clip: Clip, keys: readonly number[]): Stretch[] {
  if (isStraight(clip)) return [{ from: 0, until: clip.duration }];
  const left = Math.max(0, decodedSeconds(clip) - OPENING_SECONDS);
  const planned: Stretch[] = [{ from: 0, until: OPENING_SECONDS }];
  for (const from of new Set(keys)) {
    const until = Math.min(clip.duration, from + left / new Set(keys).size);
    const last = planned.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else planned.push({ from, until });
  }
  return planned;
}

/**
 * Says of each frame that comes out of the decoder, in order of time (s), whether it is measured: ten a second in the
 * opening, five a second after it, and the first of every stretch.
 */
export function createSampling(): (at: number) => boolean {
  let due = Number.NEGATIVE_INFINITY;
  let taken = 0;
  return (at) => {
    if (at < due - ROUNDING || taken >= MOST_FRAMES) return false;
    taken++;
    const step = at < OPENING_SECONDS - ROUNDING ? OPENING_STEP : STEP;
    // After a gap the grid begins anew; otherwise it stays where it is, so that late frames do not add up.
    due = at - due > step ? at + step : due + step;
    return true;
  };
}
