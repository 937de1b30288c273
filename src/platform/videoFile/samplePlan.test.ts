import { describe, expect, it } from 'vitest';
import {
  createSampling,
  decodedSeconds,
  isStraight,
  MOST_FRAMES,
  probedMoments,
  type Stretch,
  stretches,
} from './samplePlan';

const HD30 = 1080 * 1920 * 30;
const UHD30 = 2160 * 3840 * 30;

/** Times of the frames that are measured when a stretch has this many frames per second. */
function sampled(planned: readonly Stretch[], frameRate: number): number[] {
  const isDue = createSampling();
  return planned.flatMap(({ from, until }) => {
    const frames = Array.from(
      { length: Math.round((until - from) * frameRate) },
      (_, frame) => from + frame / frameRate,
    );
    return frames.filter(isDue);
  });
}

/** Key frames this far apart (s), at or before the moments. */
const keysOf = (duration: number, apart: number) =>
  probedMoments({ duration, pixelRate: HD30 }).map((moment) => Math.floor(moment / apart) * apart);

describe('stretches', () => {
  it('decodes half a minute of full HD straight through, wherever its key frames lie', () => {
    const clip = { duration: 30, pixelRate: HD30 };
    expect(isStraight(clip)).toBe(true);
    expect(stretches(clip, [])).toEqual([{ from: 0, until: 30 }]);
  });

  it('decodes a minute of a longer clip: the opening, then stretches that start at key frames', () => {
    const clip = { duration: 180, pixelRate: HD30 };
    const planned = stretches(clip, keysOf(180, 1));
    expect(planned[0]).toEqual({ from: 0, until: 2 });
    expect(planned.length).toBeGreaterThan(50);
    const decoded = planned.reduce((sum, { from, until }) => sum + until - from, 0);
    expect(decoded).toBeLessThanOrEqual(decodedSeconds(clip) + 1e-6);
    expect(decoded).toBeGreaterThan(50);
    expect(planned.at(-1)?.from).toBeGreaterThan(175);
  });

  it('stays in order, without overlaps and within the clip, whatever the key frames', () => {
    for (const duration of [61, 90, 600, 3600])
      for (const apart of [0.5, 2, 8.3, 100]) {
        const planned = stretches({ duration, pixelRate: HD30 }, keysOf(duration, apart));
        planned.forEach(({ from, until }, index) => {
          expect(until).toBeLessThanOrEqual(duration);
          expect(from).toBeLessThan(until);
          expect(from).toBeGreaterThan(planned[index - 1]?.until ?? -1);
        });
      }
  });

  it('decodes less of larger pictures: a quarter of the time at four times the size', () => {
    expect(decodedSeconds({ duration: 30, pixelRate: UHD30 })).toBeCloseTo(15);
    expect(isStraight({ duration: 30, pixelRate: UHD30 })).toBe(false);
  });
});

describe('createSampling', () => {
  it('takes ten frames a second of the first two seconds, then five', () => {
    const times = sampled([{ from: 0, until: 30 }], 30);
    expect(times.filter((at) => at < 2)).toHaveLength(20);
    expect(times).toHaveLength(160);
    expect(times.slice(0, 3)).toEqual([0, 0.1, 0.2]);
    expect(times.at(-1)).toBeCloseTo(29.8);
  });

  it('takes every frame of a slow clip, and keeps the grid where frames come late', () => {
    expect(sampled([{ from: 0, until: 4 }], 4)).toHaveLength(16);
    expect(sampled([{ from: 0, until: 30 }], 24)).toHaveLength(160);
    expect(sampled([{ from: 0, until: 30 }], 29.97)).toHaveLength(160);
  });

  it('starts afresh after a gap, and takes at most 320 frames', () => {
    const times = sampled(stretches({ duration: 600, pixelRate: HD30 }, keysOf(600, 1)), 30);
    expect(times.length).toBeLessThanOrEqual(MOST_FRAMES);
    expect(times.length).toBeGreaterThan(280);
    expect(times.at(-1)).toBeGreaterThan(590);
  });
});
