/** How a frame differs from the previous one. */
export interface Change {
  /** In seconds. */
  at: number;
  /** From the previous frame (`hsvDifference`), if known. */
  difference: number | undefined;
  /** Since the previous frame (`globalMotion`), if the two share one. */
  motion: { x: number; y: number } | undefined;
}

/** PySceneDetect's ContentDetector: `threshold`. */
const CUT = 27;
/** Its AdaptiveDetector: `adaptive_threshold`, `min_content_val` and `window_width`. */
const TIMES_ITS_NEIGHBOURS = 3;
const FAINTEST_CUT = 15;
const WINDOW = 2;
/** In seconds. Anything shorter is a flash within a shot, not a shot of its own: a rule of thumb. */
const SHORTEST_SHOT = 0.15;
/**
 * In percent of the width: a smaller shift explains no change, but may be that of a caption that stays across a cut.
 */
const MOVED = 0.5;

/**
 * The moments of cuts in seconds, in order: each is the time of a new shot's first frame. Source: PySceneDetect, both
 * its rules by HSV difference. Frames may be far apart, so that motion alone changes much; therefore a cut must always
 * stand out among its neighbours: a difference ≥ 15 and ≥ 3 × the mean of two on each side (adaptive; not at the very
 * ends), or ≥ 27 (content) and ≥ 3 × the mean of the one on each side, which finds cuts in quick succession. If the
 * picture has moved as a whole, it still shows the same scene. Fades and dissolves are not cuts.
 */
export function cutsOf(frames: readonly Change[]): number[] {
  const cuts: number[] = [];
  frames.forEach(({ at, difference, motion }, index) => {
    if (difference === undefined || hasMoved(motion) || !standsOut(frames, index, difference)) return;
    if (at - (cuts.at(-1) ?? Number.NEGATIVE_INFINITY) >= SHORTEST_SHOT) cuts.push(at);
  });
  return cuts;
}

const hasMoved = (motion: Change['motion']) => motion !== undefined && Math.hypot(motion.x, motion.y) >= MOVED;

function standsOut(frames: readonly Change[], index: number, difference: number): boolean {
  const isAbove = (least: number, reach: number) =>
    difference >= least && difference >= TIMES_ITS_NEIGHBOURS * meanAround(frames, index, reach);
  const isWindowFull = index > WINDOW && index + WINDOW < frames.length;
  return isAbove(CUT, 1) || (isWindowFull && isAbove(FAINTEST_CUT, WINDOW));
}

/** The mean difference of the frames within reach on both sides; 0 if there are none. */
function meanAround(frames: readonly Change[], index: number, reach: number): number {
  let sum = 0;
  let count = 0;
  for (let near = Math.max(0, index - reach); near <= index + reach; near++) {
    const difference = frames[near]?.difference;
    if (near === index || difference === undefined) continue;
    sum += difference;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
