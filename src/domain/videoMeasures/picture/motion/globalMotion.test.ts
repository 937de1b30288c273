import { describe, expect, it } from 'vitest';
import { film, type Shot } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { blurred, sceneOf, withLevels } from '../../../../../tests/fixtures/videoMeasures/picture/scene';
import { seededRandom } from '../../../../lib/seededRandom';
import type { Frame } from '../../frame';
import { lumaOf } from '../light/luma';
import { globalMotion, motionPictureOf } from './globalMotion';

/** In percent of the width: a sixth of a pixel of the small picture. */
const TOLERANCE = 0.18;
/** Side of a block in the small picture, px. */
const BLOCK = 16;
const SIZE = { at: 0, width: 270, height: 480 };

const scene = blurred(sceneOf(1, 360, 560), 2);
const shot = (x: number, y: number): Frame => film(scene, { ...SIZE, x, y });
const between = (before: Frame, after: Frame) =>
  globalMotion(motionPictureOf(lumaOf(before)), motionPictureOf(lumaOf(after)));

describe('global motion', () => {
  it.each([
    [0, 0],
    [2.7, 0],
    [-1, 1.5],
    [13.5, -8],
    [-24, 27],
  ])("of the picture is the inverse of the camera's, in percent of the width: %f, %f px", (x, y) => {
    const motion = between(shot(40, 40), shot(40 + x, 40 + y));
    expect(Math.abs((motion?.x ?? Number.NaN) + (100 * x) / 270)).toBeLessThan(TOLERANCE);
    expect(Math.abs((motion?.y ?? Number.NaN) + (100 * y) / 270)).toBeLessThan(TOLERANCE);
  });

  it('is unknown between two scenes, in an empty picture, or beyond reach', () => {
    for (let seed = 2; seed < 6; seed++) {
      const other = film(blurred(sceneOf(seed, 360, 560), 2), { ...SIZE, x: 40, y: 40 });
      expect(between(shot(40, 40), other)).toBeUndefined();
    }
    const empty = film(withLevels(scene, 90, 90), SIZE);
    expect(between(empty, empty)).toBeUndefined();
    expect(between(shot(0, 40), shot(60, 40))).toBeUndefined();
  });

  it('is unknown between two sizes, and in pictures too small for blocks', () => {
    expect(between(shot(0, 0), film(scene, { ...SIZE, width: 200 }))).toBeUndefined();
    const tiny = film(scene, { ...SIZE, width: 8, height: 8 });
    expect(between(tiny, tiny)).toBeUndefined();
  });

  it('is told by the third of a picture that has something to see, if the blocks of the rest are plain', () => {
    const random = seededRandom(7);
    const fine = { width: 90, height: 160, values: new Uint8Array(90 * 160).fill(128) };
    for (let y = 0; y < 160; y += 2) {
      for (let x = 0; x < 90; x += 2) {
        // Below the third, only what lies between the blocks, which alternate as on a chessboard.
        const [row, column] = [Math.floor(y / BLOCK), Math.floor(x / BLOCK)];
        if (row >= 3 && (row + column) % 2 === 0) continue;
        const level = random() * 256;
        for (const at of [y * 90 + x, (y + 1) * 90 + x]) fine.values.fill(level, at, at + 2);
      }
    }
    const picture = motionPictureOf(fine);
    const motion = globalMotion(picture, picture);
    expect(Math.hypot(motion?.x ?? Number.NaN, motion?.y ?? Number.NaN)).toBeLessThan(TOLERANCE);
  });

  it('is zero when a product moves in front of a plain wall whose grain stays', () => {
    const wall = withLevels(sceneOf(20, 271, 481), 200, 208);
    const withProduct = (x: number) => {
      const frame = film(wall, { ...SIZE, noise: { levels: 1, random: seededRandom(x) } } satisfies Shot);
      const product = film(scene, { at: 0, width: 100, height: 160 });
      for (let row = 0; row < 160; row++) {
        frame.rgba.set(product.rgba.subarray(row * 400, (row + 1) * 400), ((row + 150) * 270 + x) * 4);
      }
      return frame;
    };
    const motion = between(withProduct(60), withProduct(72));
    expect(Math.hypot(motion?.x ?? Number.NaN, motion?.y ?? Number.NaN)).toBeLessThan(TOLERANCE);
  });
});
