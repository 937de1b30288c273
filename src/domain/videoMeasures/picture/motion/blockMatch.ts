import type { Luma } from '../light/luma';

/** A square of a picture: its top left corner and its side, px. */
export interface Block {
  x: number;
  y: number;
  side: number;
}

/** A shift in px: what is at a point of one picture is at that point plus the shift in the other. */
export interface Shift {
  x: number;
  y: number;
}

/** A shift, and how much the two differ there (`mismatch`). */
export interface Match extends Shift {
  unlike: number;
}

/**
 * The whole-pixel shift, at most `reach` px from `around`, at which the block of `picture` looks most like `other`;
 * undefined if none fits into it, or if a better one may lie beyond the reach.
 */
export function matchBlock(picture: Luma, other: Luma, block: Block, around: Shift, reach: number): Match | undefined {
  let best: Match | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let y = around.y - reach; y <= around.y + reach; y++) {
    for (let x = around.x - reach; x <= around.x + reach; x++) {
      const unlike = mismatch(picture, other, block, x, y);
      if (unlike >= least) continue;
      least = unlike;
      best = { x, y, unlike };
    }
  }
  if (best === undefined) return undefined;
  const isAtEdge = Math.abs(best.x - around.x) === reach || Math.abs(best.y - around.y) === reach;
  return isAtEdge ? undefined : best;
}

/**
 * Whether the match stands out: `px` away in any direction, the mismatch rises by at least the given amount. A block of
 * soft shading, or with a single straight edge, could lie elsewhere just as well.
 */
export function standsOut(picture: Luma, other: Luma, block: Block, match: Match, px: number, least: number): boolean {
  const isMoreUnlike = (x: number, y: number) =>
    mismatch(picture, other, block, match.x + x, match.y + y) - match.unlike >= least;
  return isMoreUnlike(-px, 0) && isMoreUnlike(px, 0) && isMoreUnlike(0, -px) && isMoreUnlike(0, px);
}

/**
 * The shift to a fraction of a pixel: the minima of the parabolas through the mismatches beside the best whole shift.
 */
export function refinedShift(picture: Luma, other: Luma, block: Block, { x, y, unlike }: Match): Shift {
  const at = (shiftX: number, shiftY: number) => mismatch(picture, other, block, shiftX, shiftY);
  return {
    x: x + lowestBetween(at(x - 1, y), unlike, at(x + 1, y)),
    y: y + lowestBetween(at(x, y - 1), unlike, at(x, y + 1)),
  };
}

/**
 * Where between −0.5 and 0.5 the parabola through three values at −1, 0 and 1 has its minimum; 0 if one of them is not
 * known.
 */
function lowestBetween(before: number, middle: number, after: number): number {
  const curve = before + after - 2 * middle;
  if (!Number.isFinite(curve) || curve <= 0) return 0;
  return Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curve)));
}

/** Sum of squared differences of the block's levels from their mean: the `mismatch` with an empty picture. */
export function variation({ width, values }: Luma, { x, y, side }: Block): number {
  let sum = 0;
  let squares = 0;
  for (let row = y; row < y + side; row++) {
    for (let at = row * width + x, end = at + side; at < end; at++) {
      const level = values[at] ?? 0;
      sum += level;
      squares += level * level;
    }
  }
  return squares - (sum * sum) / (side * side);
}

/**
 * Sum of squared differences, minus the part that an even change of light explains (adapting exposure is not motion);
 * infinite if the shifted block leaves the other picture.
 */
function mismatch(picture: Luma, other: Luma, { x, y, side }: Block, shiftX: number, shiftY: number): number {
  const left = x + shiftX;
  const top = y + shiftY;
  if (left < 0 || top < 0 || left + side > other.width || top + side > other.height) return Number.POSITIVE_INFINITY;
  let sum = 0;
  let squares = 0;
  for (let row = 0; row < side; row++) {
    let at = (y + row) * picture.width + x;
    let otherAt = (top + row) * other.width + left;
    for (const end = at + side; at < end; at++, otherAt++) {
      const difference = (picture.values[at] ?? 0) - (other.values[otherAt] ?? 0);
      sum += difference;
      squares += difference * difference;
    }
  }
  return squares - (sum * sum) / (side * side);
}
