/** A decoded frame, scaled down and upright: RGBA, 8 bits each, row by row. */
export interface Frame {
  /** Seconds since the video began. */
  at: number;
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}
