import { describe, expect, it } from 'vitest';
import { laplacianOf } from './laplacian';

describe('laplacian', () => {
  it('is the sum of the four neighbours minus four times the pixel, wherever there are four', () => {
    const values = Uint8Array.of(0, 0, 0, 0, 0, 9, 1, 0, 0, 2, 0, 0);
    expect(laplacianOf({ width: 4, height: 3, values })).toEqual({
      width: 2,
      height: 1,
      values: Int16Array.of(2 + 1 - 36, 9 - 4),
    });
  });

  it('reaches both ends of its range', () => {
    const dot = new Uint8Array(9);
    dot[4] = 255;
    expect(laplacianOf({ width: 3, height: 3, values: dot }).values).toEqual(Int16Array.of(-1020));
    expect(laplacianOf({ width: 3, height: 3, values: dot.map((level) => 255 - level) }).values).toEqual(
      Int16Array.of(1020),
    );
  });

  it('is empty if no pixel has four neighbours', () => {
    expect(laplacianOf({ width: 1, height: 5, values: new Uint8Array(5) }).values).toHaveLength(0);
  });
});
