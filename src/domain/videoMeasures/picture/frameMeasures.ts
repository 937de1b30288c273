import type { Detail } from './detail/coveredDetail';

/** What remains of a frame once it has passed: numbers. */
export interface FrameMeasures {
  /** Seconds since the video began. */
  at: number;
  brightness: number;
  clipped: { dark: number; bright: number };
  contrast: number;
  sharpness: number;
  detail: Detail;
  /** `hsvDifference` from the previous frame; undefined for the first. */
  difference: number | undefined;
  /** `globalMotion` since the previous frame, in percent of the width; undefined if unknown. */
  motion: { x: number; y: number } | undefined;
  /** The time since which all frames are black, in seconds; undefined if this one is not. */
  blackSince: number | undefined;
  /**
   * The time since which all frames show the same non-black picture, in seconds; undefined if this one shows something
   * new.
   */
  stillSince: number | undefined;
}
