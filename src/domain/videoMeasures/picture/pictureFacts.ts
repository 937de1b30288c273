import type { PictureFacts } from '../../../contracts/videoAnalysis';
import { cutsOf } from './change/cuts';
import type { FrameMeasures } from './frameMeasures';
import { shakeOf } from './motion/shake';
import { SHORTEST_BLACK } from './stretches/black';
import { SHORTEST_FROZEN } from './stretches/frozen';
import { stretchesOf } from './stretches/stretches';
import { timeWeights, weightedMean, weightedMedian } from './timeWeights';

/** The contract's limits; the first ones are kept. */
const MOST_CUTS = 2000;
const MOST_STRETCHES = 200;

/**
 * The measures of all frames as the facts of the picture; null if there are no frames. Means and medians weigh each
 * frame by the time it stands for. Moments are those of pictures that are not black, unless all are: black is reported
 * separately.
 */
export function factsOf(
  kind: 'video' | 'image',
  frames: readonly FrameMeasures[],
  openingChange: number | null,
): PictureFacts | null {
  const visibleFrames = frames.filter(({ blackSince }) => blackSince === undefined);
  const [first, ...others] = visibleFrames.length > 0 ? visibleFrames : frames;
  if (first === undefined) return null;
  const weights = timeWeights(frames);
  const mean = (read: (frame: FrameMeasures) => number) => weightedMean(frames.map(read), weights);
  const momentOfMost = (read: (frame: FrameMeasures) => number) =>
    others.reduce((most, frame) => (read(frame) > read(most) ? frame : most), first).at;
  const detail = mean((frame) => frame.detail.all);
  return {
    frames: frames.length,
    brightness: share(mean((frame) => frame.brightness)),
    darkestAt: momentOfMost((frame) => -frame.brightness),
    clippedDark: share(mean((frame) => frame.clipped.dark)),
    clippedBright: share(mean((frame) => frame.clipped.bright)),
    contrast: Math.min(
      0.5,
      mean((frame) => frame.contrast),
    ),
    sharpness: weightedMedian(
      frames.map((frame) => frame.sharpness),
      weights,
    ),
    blurriestAt: momentOfMost((frame) => -frame.sharpness),
    coveredDetail: detail === 0 ? 0 : share(mean((frame) => frame.detail.covered) / detail),
    mostCoveredAt: momentOfMost((frame) => frame.detail.covered - frame.detail.evenly),
    ...(kind === 'image' ? STILL : overTime(frames, openingChange)),
  };
}

type OverTime = Pick<PictureFacts, 'shake' | 'shakiestAt' | 'cuts' | 'openingChange' | 'black' | 'frozen'>;

const STILL: OverTime = { shake: null, shakiestAt: null, cuts: [], openingChange: null, black: [], frozen: [] };

function overTime(frames: readonly FrameMeasures[], openingChange: number | null): OverTime {
  const cuts = cutsOf(frames);
  const shake = shakeOf(frames, cuts);
  const stretches = (sinceOf: (frame: FrameMeasures) => number | undefined, shortest: number) =>
    stretchesOf(
      frames.map((frame) => ({ at: frame.at, since: sinceOf(frame) })),
      shortest,
    ).slice(0, MOST_STRETCHES);
  return {
    shake: shake?.percent ?? null,
    shakiestAt: shake?.at ?? null,
    cuts: cuts.slice(0, MOST_CUTS),
    openingChange,
    black: stretches((frame) => frame.blackSince, SHORTEST_BLACK),
    frozen: stretches((frame) => frame.stillSince, SHORTEST_FROZEN),
  };
}

/** Sums of parts may exceed 1 by rounding. */
const share = (value: number) => Math.min(1, Math.max(0, value));
