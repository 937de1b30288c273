/** A stretch of the video that is decoded frame by frame, in seconds; it begins at a key frame. */
export interface Stretch {
  from: number;
  until: number;
}

/** The first seconds decide whether somebody stays, so they get the closest look. */
export const OPENING_SECONDS = 2;
const OPENING_STEP = 0.1;
const STEP = 0.2;
/** In seconds: a tolerance, so that a slightly early frame still counts as the one meant. */
const ROUNDING = 0.005;

/**
 * The most that is decoded: a minute, and no more pixels than a minute of 1080 × 1920 at 30 frames per second. Anything
 * longer or larger is sampled in stretches spread evenly, each starting at a key frame.
 */
const MOST_DECODED_SECONDS = 60;
const MOST_DECODED_PIXELS = MOST_DECODED_SECONDS * 30 * 1080 * 1920;
/** The most stretches besides the opening. */
export const MOST_STRETCHES = 60;
/** The most frames that are measured: 20 of the opening, five per second of the decoded minute. */
export const MOST_FRAMES = 320;

export interface Clip {
  /** In seconds. */
  duration: number;
  /** Pixels per second: width × height × frame rate. */
  pixelRate: number;
}

/** How many seconds of the clip may be decoded. */
export const decodedSeconds = ({ duration, pixelRate }: Clip) =>
  Math.min(duration, MOST_DECODED_SECONDS, MOST_DECODED_PIXELS / pixelRate);

/** Whether the whole clip is decoded from beginning to end. */
export const isStraight = (clip: Clip) => decodedSeconds(clip) >= clip.duration;

/** The moments (s) whose key frames are where `stretches` may begin. */
export function probedMoments({ duration }: Clip): number[] {
  const step = Math.max(0, duration - OPENING_SECONDS) / MOST_STRETCHES;
  return Array.from({ length: MOST_STRETCHES }, (_, index) => OPENING_SECONDS + (index + 0.5) * step);
}

/**
 * The parts of a clip to decode: all of it, or the opening and stretches of equal length that start at the key frames,
 * as much as `decodedSeconds` allows. Adjoining stretches are merged.
 * @param keys times of key frames (s), in order
 */
export function stretches(clip: Clip, keys: readonly number[]): Stretch[] {
  if (isStraight(clip)) return [{ from: 0, until: clip.duration }];
  const secondsLeft = Math.max(0, decodedSeconds(clip) - OPENING_SECONDS);
  const planned: Stretch[] = [{ from: 0, until: OPENING_SECONDS }];
  for (const from of new Set(keys)) {
    const until = Math.min(clip.duration, from + secondsLeft / new Set(keys).size);
    const last = planned.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else planned.push({ from, until });
  }
  return planned;
}

/**
 * Decides for each decoded frame, in order of time (s), whether it is measured: ten per second in the opening, five per
 * second after it, and the first of every stretch.
 */
export function createSampling(): (at: number) => boolean {
  let due = Number.NEGATIVE_INFINITY;
  let framesTaken = 0;
  return (at) => {
    if (at < due - ROUNDING || framesTaken >= MOST_FRAMES) return false;
    framesTaken++;
    const step = at < OPENING_SECONDS - ROUNDING ? OPENING_STEP : STEP;
    // After a gap the grid starts afresh; otherwise it stays where it is, so that late frames do not add up.
    due = at - due > step ? at + step : due + step;
    return true;
  };
}
