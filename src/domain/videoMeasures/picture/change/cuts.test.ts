import { describe, expect, it } from 'vitest';
import { CUTS, CUTS_RATE, cuts, shakyPan, steadyPan } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import { measured } from '../../../../../tests/fixtures/videoMeasures/picture/measured';
import reference from '../../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { cutsOf } from './cuts';

/** One frame, in seconds. */
const TOLERANCE = 1 / CUTS_RATE + 1e-9;

/** Frames every tenth of a second, each with its difference from the one before. */
const frames = (...differences: (number | undefined)[]) =>
  differences.map((difference, index) => ({ at: index / 10, difference, motion: undefined }));

describe('cuts', () => {
  it('are at the times of ffmpeg’s scdet', () => {
    const found = measured(cuts().frames).cuts;
    expect(found).toHaveLength(reference.cuts.length);
    found.forEach((at, index) => {
      expect(Math.abs(at - (reference.cuts[index] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
    });
  });

  it.each([2, 3, 5, 6])('are found when only every %ith frame is given, at the first one after', (step) => {
    const sampled = cuts().frames.filter((_, index) => index % step === 0);
    expect(measured(sampled).cuts).toEqual(CUTS.map((cut) => sampled.find(({ at }) => at >= cut)?.at));
  });

  it('are absent from a pan, steady or shaky', () => {
    expect(measured(steadyPan().frames).cuts).toEqual([]);
    expect(measured(shakyPan().frames).cuts).toEqual([]);
  });

  it('stand out among their neighbours: steady motion, however fast, is not a cut', () => {
    expect(cutsOf(frames(undefined, 2, 2, 2, 40, 2, 2, 2))).toEqual([0.4]);
    expect(cutsOf(frames(undefined, 2, 2, 2, 16, 2, 2, 2))).toEqual([0.4]);
    expect(cutsOf(frames(undefined, 2, 2, 2, 14, 2, 2, 2))).toEqual([]);
    expect(cutsOf(frames(undefined, 35, 40, 35, 45, 40, 35))).toEqual([]);
  });

  it('may follow each other quickly, but not as quickly as a flash', () => {
    expect(cutsOf(frames(undefined, 1, 50, 1, 50, 1, 50, 1))).toEqual([0.2, 0.4, 0.6]);
    expect(cutsOf(frames(undefined, 1, 1, 50, 50, 1, 1))).toEqual([0.3]);
  });

  it('need the higher threshold at the very ends', () => {
    expect(cutsOf(frames(undefined, 1, 1, 1, 1, 20))).toEqual([]);
    expect(cutsOf(frames(undefined, 1, 1, 1, 1, 28))).toEqual([0.5]);
    expect(cutsOf(frames(undefined, 28))).toEqual([0.1]);
    expect(cutsOf(frames(undefined, 1, 20, 1, 1, 1))).toEqual([]);
    expect(cutsOf(frames(undefined, 1, 1, 20, 1, 1))).toEqual([0.3]);
    expect(cutsOf(frames(undefined, 1, 1, 20, 1))).toEqual([]);
  });

  it('are absent when the picture has only moved, unless the common part hardly moved', () => {
    const jump = (x: number) =>
      frames(undefined, 1, 1, 40, 1, 1, 1).map((frame) => ({
        ...frame,
        motion: frame.at === 0.3 ? { x, y: 0 } : undefined,
      }));
    expect(cutsOf(jump(-4))).toEqual([]);
    expect(cutsOf(jump(0.1))).toEqual([0.3]);
  });
});
