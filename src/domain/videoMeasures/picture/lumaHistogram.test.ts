import { expect, it } from 'vitest';
import { histogramOf, shareBetween } from './lumaHistogram';

it('counts the pixels of each level, and the share between two levels, both inclusive', () => {
  const histogram = histogramOf({ width: 4, height: 1, values: Uint8Array.of(0, 5, 5, 255) });
  expect(histogram.pixels).toBe(4);
  expect([histogram.counts[0], histogram.counts[5], histogram.counts[6], histogram.counts[255]]).toEqual([1, 2, 0, 1]);
  expect(shareBetween(histogram, 5, 255)).toBe(0.75);
  expect(shareBetween(histogram, 1, 4)).toBe(0);
});
