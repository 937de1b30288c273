import { describe, expect, it } from 'vitest';
import { frozenInside } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import { plain } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { measured } from '../../../../../tests/fixtures/videoMeasures/picture/measured';
import reference from '../../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { isSamePicture } from './frozen';

const { rate, frames } = frozenInside();
/** One frame, in seconds. */
const TOLERANCE = 1 / rate + 1e-9;

const grey = (count: number) => ({ width: 100, height: 10, values: new Uint8Array(1000).fill(90).fill(91, 0, count) });

describe('frozen', () => {
  it('are pictures that differ by at most 0.256 levels on average', () => {
    expect(isSamePicture(grey(0), grey(256))).toBe(true);
    expect(isSamePicture(grey(0), grey(257))).toBe(false);
    expect(isSamePicture(grey(0), { ...grey(0), width: 10, height: 100 })).toBe(false);
  });

  it('lasts as long as ffmpeg’s freezedetect says', () => {
    const { frozen } = measured(frames);
    expect(frozen).toHaveLength(reference.frozen.length);
    frozen.forEach(({ from, to }, index) => {
      expect(Math.abs(from - (reference.frozen[index]?.from ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
      expect(Math.abs(to - (reference.frozen[index]?.to ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
    });
  });

  it('is judged against where it began, so that a slow change does not count', () => {
    const slow = Array.from({ length: 30 }, (_, index) =>
      plain(index / 10, 20, 20, [60 + index, 60 + index, 60 + index]),
    );
    expect(measured(slow).frozen).toEqual([]);
  });

  it('needs a second frame that is the same: two that lie far apart do not count', () => {
    expect(measured([plain(0, 20, 20, [60, 60, 60]), plain(5, 20, 20, [90, 90, 90])]).frozen).toEqual([]);
  });
});
