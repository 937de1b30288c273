import { describe, expect, it } from 'vitest';
import { film } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { blurred, sceneOf } from '../../../../../tests/fixtures/videoMeasures/picture/scene';
import { type Luma, lumaOf } from '../light/luma';
import { matchBlock, refinedShift, standsOut, variation } from './blockMatch';

const NOWHERE = { x: 0, y: 0 };
const BLOCK = { x: 24, y: 24, side: 16 };
/** In px. A parabola is not quite the shape of the mismatch: it leans towards whole pixels. */
const TOLERANCE = 0.25;

const scene = blurred(sceneOf(1, 90, 90), 1);
const seenFrom = (x: number, y: number) => lumaOf(film(scene, { at: 0, width: 64, height: 64, x, y }));

describe('finding a block again', () => {
  it('finds the shift to a fraction of a pixel', () => {
    for (const [x, y] of [
      [0, 0],
      [3, -2],
      [-4.5, 1.25],
      [2.3, 2.7],
    ] as const) {
      const [picture, other] = [seenFrom(10 + x, 10 + y), seenFrom(10, 10)];
      const match = matchBlock(picture, other, BLOCK, NOWHERE, 6);
      const found = match && refinedShift(picture, other, BLOCK, match);
      expect(Math.abs((found?.x ?? Number.NaN) - x)).toBeLessThan(TOLERANCE);
      expect(Math.abs((found?.y ?? Number.NaN) - y)).toBeLessThan(TOLERANCE);
    }
  });

  it('finds it in another light', () => {
    const picture = seenFrom(12, 9);
    const brighter = { ...picture, values: picture.values.map((level) => level / 2 + 60) };
    const darker = { ...seenFrom(10, 10), values: seenFrom(10, 10).values.map((level) => level / 2 + 20) };
    expect(matchBlock(brighter, darker, BLOCK, NOWHERE, 6)).toMatchObject({ x: 2, y: -1 });
  });

  it('does not take the best within its reach if a better one may lie beyond', () => {
    expect(matchBlock(seenFrom(18, 10), seenFrom(10, 10), BLOCK, NOWHERE, 6)).toBeUndefined();
    expect(
      matchBlock(seenFrom(10, 10), { ...seenFrom(10, 10), width: 8, height: 8 }, BLOCK, NOWHERE, 2),
    ).toBeUndefined();
  });

  it('distinguishes a match that stands out from one on even shading', () => {
    const shaded: Luma = {
      width: 64,
      height: 64,
      values: Uint8Array.from({ length: 64 * 64 }, (_, index) => (index % 64) * 2),
    };
    const match = { x: 0, y: 0, unlike: 0 };
    const least = (picture: Luma) => 0.05 * variation(picture, BLOCK);
    expect(standsOut(shaded, shaded, BLOCK, match, 2, least(shaded))).toBe(false);
    const textured = seenFrom(10, 10);
    expect(standsOut(textured, textured, BLOCK, match, 2, least(textured))).toBe(true);
  });
});

it('variation is the sum of squares around the mean', () => {
  const picture = { width: 3, height: 2, values: Uint8Array.of(9, 1, 3, 9, 3, 1) };
  expect(variation(picture, { x: 1, y: 0, side: 2 })).toBe(4);
});
