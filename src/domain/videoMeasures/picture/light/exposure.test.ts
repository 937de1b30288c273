import { describe, expect, it } from 'vitest';
import { LEVEL_CLIPS } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import reference from '../../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { brightness, clipping, contrast } from './exposure';
import { histogramOf, lumaOf } from './luma';

/** Both sides round each pixel to a whole level, ffmpeg to one of 220: at most a level of 255 apart. */
const TOLERANCE = 1 / 255;

/** signalstats works in limited range: 16 is black, 235 is white. */
const fromLimitedRange = (level: number) => (level - 16) / (235 - 16);

describe('brightness', () => {
  it.each(Object.entries(LEVEL_CLIPS))('is the YAVG of ffmpeg’s signalstats: %s', (name, make) => {
    const means = Object.entries(reference.lumaMeans).find(([key]) => key === name)?.[1] ?? [];
    const { frames } = make();
    expect(means).toHaveLength(frames.length);
    frames.forEach((frame, index) => {
      const difference = brightness(histogramOf(lumaOf(frame))) - fromLimitedRange(means[index] ?? Number.NaN);
      expect(Math.abs(difference)).toBeLessThanOrEqual(TOLERANCE);
    });
  });
});

const of = (...levels: number[]) =>
  contrast(histogramOf({ width: levels.length, height: 1, values: Uint8Array.from(levels) }));

it('is the standard deviation of luma, from 0 to 1', () => {
  expect(of(77, 77, 77)).toBe(0);
  expect(of(0, 255)).toBe(0.5);
  expect(of(0, 255, 255)).toBeCloseTo(Math.sqrt(2) / 3, 9);
  expect(of(102, 153)).toBeCloseTo(0.1, 9);
});

it('counts as lost what is at most 5, or at least 250, of 255', () => {
  const values = Uint8Array.of(0, 5, 6, 128, 128, 249, 250, 254, 255, 255);
  expect(clipping(histogramOf({ width: 10, height: 1, values }))).toEqual({ dark: 0.2, bright: 0.4 });
});
