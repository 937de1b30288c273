import { type Hsv, hsvDifference } from './hsv';

/** Specification: 'hook within the first 2 seconds'. */
const OPENING_SECONDS = 2;
/** In seconds. Frames closer together than this are skipped: otherwise the noise of each would add to the sum. */
const STEP = 0.2;
/** In seconds: containers round time stamps. */
const ROUNDING = 0.01;

/** Measures the change in the opening, frame by frame. */
export interface OpeningChange {
  /** The next frame, in order of time. */
  add(at: number, picture: Hsv): void;
  /** HSV difference per second; null until two frames of the opening have been compared. */
  value(): number | null;
}

/**
 * How much the first two seconds change: Σ `hsvDifference` of pictures at least 0.2 s apart ÷ the seconds they span, in
 * levels per second. A still picture has 0; a cut adds its whole difference (often 30 to 60) once.
 */
export function createOpeningChange(): OpeningChange {
  let last: { at: number; picture: Hsv } | undefined;
  let sum = 0;
  let seconds = 0;
  return {
    add(at, picture) {
      if (at > OPENING_SECONDS + ROUNDING) return;
      if (last === undefined) {
        last = { at, picture };
        return;
      }
      if (at - last.at < STEP - ROUNDING) return;
      const difference = hsvDifference(last.picture, picture);
      if (difference !== undefined) {
        sum += difference;
        seconds += at - last.at;
      }
      last = { at, picture };
    },
    value: () => (seconds === 0 ? null : sum / seconds),
  };
}
