import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { niceTop } from './niceTop';

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [1240, 2000],
  [2001, 4000],
  [4500, 5000],
  [999_999, 1_000_000],
])('above %d comes %d', (largest, top) => expect(niceTop(largest)).toBe(top));

it('is never below, nor more than twice as high, and has a whole half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2 ** 50 }), (largest) => {
      const top = niceTop(largest);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top).toBeLessThanOrEqual(2 * largest);
      expect(top > 5 ? Number.isInteger(top / 2) || top === 5 : true).toBe(true);
    }),
  );
});
