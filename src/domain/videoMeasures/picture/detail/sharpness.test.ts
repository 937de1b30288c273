import { describe, expect, it } from 'vitest';
import { focus } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import { film } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import reference from '../../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { blurred, sceneOf } from '../../../../../tests/fixtures/videoMeasures/picture/scene';
import type { Frame } from '../../frame';
import { lumaOf } from '../light/luma';
import { scaledTo } from '../light/scaled';
import { laplacianOf, SHARPNESS_WIDTH, sharpness } from './sharpness';

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
