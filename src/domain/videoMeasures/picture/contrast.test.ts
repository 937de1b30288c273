import { expect, it } from 'vitest';
import { contrast } from './contrast';
import { histogramOf } from './lumaHistogram';

const of = (...levels: number[]) =>
  contrast(histogramOf({ width: levels.length, height: 1, values: Uint8Array.from(levels) }));

it('is the standard deviation of luma, from 0 to 1', () => {
  expect(of(77, 77, 77)).toBe(0);
  expect(of(0, 255)).toBe(0.5);
  expect(of(0, 255, 255)).toBeCloseTo(Math.sqrt(2) / 3, 9);
  expect(of(102, 153)).toBeCloseTo(0.1, 9);
});
