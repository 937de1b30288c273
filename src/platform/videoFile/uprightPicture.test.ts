import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { type Plane, type Planes, shrinkPlane } from './planes';
import { scaledSize } from './scaledSize';
import { uprightPicture } from './uprightPicture';

const plane = (width: number, values: readonly number[], more: Partial<Plane> = {}): Plane => ({
  width,
  height: values.length / width,
  bytes: Uint8Array.from(values),
  offset: 0,
  stride: width,
  step: 1,
  ...more,
});

const LIMITED = { isFullRange: false, isBt601: false };

/** One colour, 2 × 2. */
function pixelOf(luma: number, blue: number, red: number, colours = LIMITED): number[] {
  const planes: Planes = {
    luma: plane(2, [luma, luma, luma, luma]),
    blue: plane(1, [blue]),
    red: plane(1, [red]),
  };
  return [...uprightPicture(planes, { width: 1, height: 1 }, 0, colours).rgba];
}

describe('shrinkPlane', () => {
  it('gives the mean of what each pixel covers', () => {
    const values = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150];
    expect([...shrinkPlane(plane(4, values), { width: 2, height: 2 })]).toEqual([25, 45, 105, 125]);
    expect([...shrinkPlane(plane(4, values), { width: 4, height: 4 })]).toEqual(values);
    expect([...shrinkPlane(plane(4, values), { width: 1, height: 1 })]).toEqual([75]);
  });

  it('covers every pixel once when the sizes do not divide', () => {
    expect([...shrinkPlane(plane(5, [10, 20, 30, 40, 50]), { width: 2, height: 1 })]).toEqual([15, 40]);
  });

  it('gives the same result in words of four bytes', () => {
    const random = seededRandom(1);
    const width = 32;
    const values = Array.from({ length: width * 16 }, () => Math.floor(256 * random()));
    for (const size of [
      { width: 8, height: 4 },
      { width: 4, height: 2 },
    ]) {
      const byWords = shrinkPlane(plane(width, values), size);
      // One byte further on, words are not whole.
      const byBytes = shrinkPlane({ ...plane(width, [0, ...values], { offset: 1 }), height: 16 }, size);
      for (const [index, value] of byBytes.entries())
        expect(Math.abs(value - (byWords[index] ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('finds its values behind an offset, in longer rows, and between those of another plane', () => {
    const bytes = Uint8Array.from([99, 1, 99, 3, 99, 99, 5, 99, 7, 99]);
    const lying = { bytes, width: 2, height: 2, offset: 1, stride: 5, step: 2 };
    expect([...shrinkPlane(lying, { width: 2, height: 2 })]).toEqual([1, 3, 5, 7]);
    expect([...shrinkPlane(lying, { width: 1, height: 1 })]).toEqual([4]);
  });
});

describe('uprightPicture', () => {
  it('converts by BT.709 and BT.601, in limited and in full range', () => {
    expect(pixelOf(16, 128, 128)).toEqual([0, 0, 0, 255]);
    expect(pixelOf(235, 128, 128)).toEqual([255, 255, 255, 255]);
    expect(pixelOf(128, 128, 128, { isFullRange: true, isBt601: false })).toEqual([128, 128, 128, 255]);
    // Pure red and pure blue, as ffmpeg converts them (bt709, smpte170m; limited).
    expect(pixelOf(63, 102, 240)).toEqual([255, 1, 0, 255]);
    expect(pixelOf(81, 90, 240, { isFullRange: false, isBt601: true })).toEqual([254, 0, 0, 255]);
    expect(pixelOf(32, 240, 118)).toEqual([1, 0, 255, 255]);
  });

  it('turns the picture clockwise', () => {
    const grey = plane(2, [128, 128]);
    const planes = { luma: plane(3, [10, 20, 30, 40, 50, 60]), blue: grey, red: grey };
    const turned = (degrees: number) => {
      const { width, height, rgba } = uprightPicture(planes, { width: 3, height: 2 }, degrees, {
        isFullRange: true,
        isBt601: false,
      });
      return { width, height, levels: Array.from({ length: 6 }, (_, pixel) => rgba[4 * pixel]) };
    };
    expect(turned(0)).toEqual({ width: 3, height: 2, levels: [10, 20, 30, 40, 50, 60] });
    expect(turned(90)).toEqual({ width: 2, height: 3, levels: [40, 10, 50, 20, 60, 30] });
    expect(turned(180)).toEqual({ width: 3, height: 2, levels: [60, 50, 40, 30, 20, 10] });
    expect(turned(270)).toEqual({ width: 2, height: 3, levels: [30, 60, 20, 50, 10, 40] });
  });
});

describe('scaledSize', () => {
  it('reduces the short side, and enlarges nothing', () => {
    expect(scaledSize({ width: 1080, height: 1920 }, 270)).toEqual({ width: 270, height: 480 });
    expect(scaledSize({ width: 1920, height: 1080 }, 270)).toEqual({ width: 480, height: 270 });
    expect(scaledSize({ width: 200, height: 300 }, 270)).toEqual({ width: 200, height: 300 });
    expect(scaledSize({ width: 8000, height: 1 }, 270)).toEqual({ width: 8000, height: 1 });
  });
});
