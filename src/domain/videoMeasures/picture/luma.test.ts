import { describe, expect, it } from 'vitest';
import { plain } from '../../../../tests/fixtures/videoMeasures/picture/film';
import { lumaOf } from './luma';

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
