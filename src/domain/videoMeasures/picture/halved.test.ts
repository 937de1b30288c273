import { expect, it } from 'vitest';
import { halved } from './halved';

it('averages four pixels into one, and drops an odd column and row', () => {
  const values = Uint8Array.of(10, 20, 0, 4, 99, 30, 40, 0, 5, 99, 99, 99, 99, 99, 99);
  expect(halved({ width: 5, height: 3, values })).toEqual({ width: 2, height: 1, values: Uint8Array.of(25, 2) });
  expect(halved({ width: 1, height: 1, values: Uint8Array.of(7) }).values).toHaveLength(0);
});
