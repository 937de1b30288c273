import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { film } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { sceneOf } from '../../../../../tests/fixtures/videoMeasures/picture/scene';
import { lumaOf } from './luma';
import { halved, scaledTo } from './scaled';

const meanOf = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('scaledTo', () => {
  it('gives each pixel the mean of the area it covers', () => {
    const picture = { width: 3, height: 3, values: Uint8Array.of(0, 90, 30, 0, 90, 30, 60, 60, 0) };
    // Each covers one and a half columns and rows.
    expect(scaledTo(picture, 2)).toEqual({ width: 2, height: 2, values: Uint8Array.of(30, 50, 50, 30) });
  });

  it('keeps a uniform level, whatever the sizes', () => {
    const size = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(size, size, size, fc.nat(255), (width, height, side, level) => {
        const scaled = scaledTo({ width, height, values: new Uint8Array(width * height).fill(level) }, side);
        expect(Math.min(scaled.width, scaled.height)).toBe(Math.min(side, width, height));
        expect(scaled.values).toEqual(new Uint8Array(scaled.width * scaled.height).fill(level));
      }),
    );
  });

  it('keeps the mean of a picture', () => {
    const picture = lumaOf(film(sceneOf(1, 300, 400), { at: 0, width: 291, height: 377 }));
    for (const side of [270, 256, 90, 45]) {
      expect(Math.abs(meanOf(scaledTo(picture, side).values) - meanOf(picture.values))).toBeLessThan(0.2);
    }
  });

  it('leaves a picture that is no larger', () => {
    const picture = { width: 3, height: 2, values: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect(scaledTo(picture, 2)).toBe(picture);
    expect(scaledTo(picture, 9)).toBe(picture);
  });
});

it('averages four pixels into one, and drops an odd column and row', () => {
  const values = Uint8Array.of(10, 20, 0, 4, 99, 30, 40, 0, 5, 99, 99, 99, 99, 99, 99);
  expect(halved({ width: 5, height: 3, values })).toEqual({ width: 2, height: 1, values: Uint8Array.of(25, 2) });
  expect(halved({ width: 1, height: 1, values: Uint8Array.of(7) }).values).toHaveLength(0);
});
