import { describe, expect, it } from 'vitest';
import { LEVEL_CLIPS } from '../../../../tests/fixtures/videoMeasures/picture/clips';
import reference from '../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { brightness } from './brightness';
import { lumaOf } from './luma';
import { histogramOf } from './lumaHistogram';

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
