import { expect, it } from 'vitest';
import { median } from './median';

it.each([
  [[], undefined],
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('leaves the values in their order', () => {
  const values = Object.freeze([3, 1, 2]);
  expect(median(values)).toBe(2);
});
