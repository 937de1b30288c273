import { describe, expect, it } from 'vitest';
import { plain } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { histogramOf, lumaOf, shareBetween } from './luma';

describe('luma', () => {
  it.each([
    [[255, 255, 255], 255],
    [[0, 0, 0], 0],
    [[255, 0, 0], 0.2126 * 255],
    [[0, 255, 0], 0.7152 * 255],
    [[0, 0, 255], 0.0722 * 255],
    [[200, 150, 120], 0.2126 * 200 + 0.7152 * 150 + 0.0722 * 120],
  ] as const)('weighs %j as BT.709 does', (colour, level) => {
    expect(lumaOf(plain(0, 2, 1, colour))).toEqual({
      width: 2,
      height: 1,
      values: new Uint8Array(2).fill(Math.round(level)),
    });
  });
});

it('counts the pixels of each level, and the share between two levels, both inclusive', () => {
  const histogram = histogramOf({ width: 4, height: 1, values: Uint8Array.of(0, 5, 5, 255) });
  expect(histogram.pixels).toBe(4);
  expect([histogram.counts[0], histogram.counts[5], histogram.counts[6], histogram.counts[255]]).toEqual([1, 2, 0, 1]);
  expect(shareBetween(histogram, 5, 255)).toBe(0.75);
  expect(shareBetween(histogram, 1, 4)).toBe(0);
});
