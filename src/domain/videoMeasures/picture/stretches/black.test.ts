import { describe, expect, it } from 'vitest';
import { blackInside } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import { measured } from '../../../../../tests/fixtures/videoMeasures/picture/measured';
import reference from '../../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { histogramOf } from '../light/luma';
import { isBlack } from './black';

const { rate, frames } = blackInside();
/** One frame, in seconds. */
const TOLERANCE = 1 / rate + 1e-9;

const withBright = (count: number) =>
  isBlack(histogramOf({ width: 100, height: 1, values: new Uint8Array(100).fill(25).fill(26, 0, count) }));

describe('black', () => {
  it('is a frame with at most 2% of its pixels above a tenth', () => {
    expect([withBright(0), withBright(2), withBright(3)]).toEqual([true, true, false]);
  });

  it('is a frame without any light', () => {
    expect(isBlack(histogramOf({ width: 100, height: 1, values: new Uint8Array(100) }))).toBe(true);
  });

  it('lasts as long as ffmpeg’s blackdetect says', () => {
    const { black } = measured(frames);
    expect(black).toHaveLength(reference.black.length);
    black.forEach(({ from, to }, index) => {
      expect(Math.abs(from - (reference.black[index]?.from ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
      expect(Math.abs(to - (reference.black[index]?.to ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
    });
  });

  it('is not reported as frozen too', () => {
    expect(measured(frames).frozen).toEqual([]);
  });
});
