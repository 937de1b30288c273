import type { Detail } from './coveredDetail';

/** What stays of a frame once it has passed: numbers. */
export interface FrameMeasures {
  /** Seconds since the video began. */
  at: number;
  brightness: number;
  clipped: { dark: number; bright: number };
  contrast: number;
  sharpness: number;
  detail: Detail;
  /** `hsvDifference` from the frame before; undefined for the first. */
  difference: number | undefined;
  /** `globalMotion` since the frame before, percent of the width; undefined where it is not known. */
  motion: { x: number; y: number } | undefined;
  /** Since when all frames are black, seconds; undefined where this one is not. */
  blackSince: number | undefined;
  /** Since when all frames show the same, which is not black, seconds; undefined where this one shows something new. */
  stillSince: number | undefined;
}
