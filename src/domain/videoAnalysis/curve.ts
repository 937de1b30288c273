type Point = readonly [value: number, score: number];

/** Points of a piecewise linear curve, value → score, by rising value; flat before the first and after the last. */
export type Curve = readonly Point[];

/** The curve through these points. */
export const through = (...points: Point[]): Curve => points;

/**
 * The score (integer, 0 to 100) of a value on a curve; rounded down, so that missing a point's value misses its score.
 */
export function scoreOn(curve: Curve, value: number): number {
  const next = curve.findIndex(([from]) => value < from);
  const before = curve.at(next === -1 ? -1 : Math.max(0, next - 1));
  const after = curve.at(next === -1 ? -1 : next);
  if (!before || !after) throw new RangeError('A curve needs at least one point.');
  const [from, low] = before;
  const [to, high] = after;
  return Math.floor(from === to ? high : low + ((value - from) / (to - from)) * (high - low));
}
