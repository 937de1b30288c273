import { describe, expect, it } from 'vitest';
import { focus } from '../../../../tests/fixtures/videoMeasures/picture/clips';
import { film } from '../../../../tests/fixtures/videoMeasures/picture/film';
import reference from '../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { blurred, sceneOf } from '../../../../tests/fixtures/videoMeasures/picture/scene';
import type { Frame } from '../frame';
import { laplacianOf } from './laplacian';
import { lumaOf } from './luma';
import { scaledTo } from './scaledTo';
import { SHARPNESS_WIDTH, sharpness } from './sharpness';

/** For the same picture with twice as many pixels. */
const SIZE_TOLERANCE = 0.15;

const of = (frame: Frame) => sharpness(laplacianOf(scaledTo(lumaOf(frame), SHARPNESS_WIDTH)));

const order = (values: readonly number[]) =>
  values.map((_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));

describe('sharpness', () => {
  it('is the variance of the Laplacian', () => {
    expect(sharpness({ width: 4, height: 1, values: Int16Array.of(2, 4, 4, 6) })).toBe(2);
    expect(sharpness({ width: 0, height: 0, values: new Int16Array(0) })).toBe(0);
  });

  it('ranks pictures in the inverse order of ffmpeg’s blurdetect', () => {
    expect(order(focus().frames.map(of))).toEqual(order(reference.blur).reverse());
  });

  it('hardly depends on how many pixels the picture came with', () => {
    const size = { width: 270, height: 480 };
    const scene = blurred(sceneOf(1, 271, 481), 2);
    const small = film(scene, { at: 0, ...size });
    const large: Frame = { at: 0, width: 540, height: 960, rgba: new Uint8ClampedArray(540 * 960 * 4) };
    for (let pixel = 0; pixel < 540 * 960; pixel++) {
      const [x, y] = [pixel % 540, Math.floor(pixel / 540)];
      const from = ((y >> 1) * 270 + (x >> 1)) * 4;
      large.rgba.set(small.rgba.subarray(from, from + 4), pixel * 4);
    }
    expect(Math.abs(of(large) / of(small) - 1)).toBeLessThan(SIZE_TOLERANCE);
  });
});
