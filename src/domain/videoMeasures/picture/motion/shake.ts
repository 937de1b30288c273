import { timeWeights, weightedMean } from '../timeWeights';

/** A frame's time in seconds, and how far the picture has moved since the previous one (`globalMotion`), if known. */
export interface Moved {
  at: number;
  motion: { x: number; y: number } | undefined;
}

/** In seconds: the camera's intended path is a straight line over this time before and after. */
const SMOOTHED = 0.5;
/** A line fits two points exactly and leaves no residual. */
const FEWEST_POINTS = 4;

interface Point {
  at: number;
  x: number;
  y: number;
}

/**
 * What remains of the camera's path after smoothing: the root mean square distance, in percent of the picture's width,
 * of the path (the sum of the motions) from the straight line fitted to it within ±0.5 s of each frame; and the moment
 * of the largest one. A steady pan has 0. Where the motion is unknown, and at cuts, the path starts afresh. Undefined
 * if no stretch is known for long enough. Source: what stabilisers call the residual of the trajectory (vid.stab and
 * OpenCV's videostab smooth over 10 to 15 frames on each side). Shaking faster than half the frame rate shows only by
 * its extent.
 */
export function shakeOf(
  frames: readonly Moved[],
  cuts: readonly number[],
): { percent: number; at: number } | undefined {
  const residualsOfPaths = pathsOf(frames, new Set(cuts)).flatMap(residuals);
  const [first] = residualsOfPaths;
  if (first === undefined) return undefined;
  const weightAt = new Map(timeWeights(frames).map((weight, index) => [frames[index]?.at, weight]));
  const weights = residualsOfPaths.map(({ at }) => weightAt.get(at) ?? 0);
  const squares = residualsOfPaths.map(({ distance }) => distance ** 2);
  const shakiest = residualsOfPaths.reduce((worst, point) => (point.distance > worst.distance ? point : worst), first);
  return { percent: Math.sqrt(weightedMean(squares, weights)), at: shakiest.at };
}

/** The stretches of path that are known without a gap. */
function pathsOf(frames: readonly Moved[], cuts: ReadonlySet<number>): Point[][] {
  const paths: Point[][] = [];
  let path: Point[] = [];
  for (const { at, motion } of frames) {
    const last = path.at(-1);
    if (last === undefined || motion === undefined || cuts.has(at) || at <= last.at) {
      path = [{ at, x: 0, y: 0 }];
      paths.push(path);
    } else path.push({ at, x: last.x + motion.x, y: last.y + motion.y });
  }
  return paths;
}

function residuals(path: readonly Point[]): { at: number; distance: number }[] {
  let from = 0;
  let to = 0;
  return path.flatMap((point) => {
    while ((path[from]?.at ?? point.at) < point.at - SMOOTHED) from++;
    while ((path[to]?.at ?? Number.POSITIVE_INFINITY) <= point.at + SMOOTHED) to++;
    if (to - from < FEWEST_POINTS) return [];
    const near = path.slice(from, to);
    return [{ at: point.at, distance: Math.hypot(offLine(near, point, 'x'), offLine(near, point, 'y')) }];
  });
}

/** How far the point lies from the least squares line through the points near it. */
function offLine(near: readonly Point[], point: Point, along: 'x' | 'y'): number {
  const offsets = near.map(({ at }) => at - point.at);
  const mean = meanOf(near.map((each) => each[along]));
  const meanOffset = meanOf(offsets);
  let rise = 0;
  let spread = 0;
  near.forEach((each, index) => {
    const offset = (offsets[index] ?? 0) - meanOffset;
    rise += offset * (each[along] - mean);
    spread += offset ** 2;
  });
  const slope = spread === 0 ? 0 : rise / spread;
  return point[along] - mean + slope * meanOffset;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
