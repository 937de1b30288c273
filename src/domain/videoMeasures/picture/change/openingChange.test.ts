import { describe, expect, it } from 'vitest';
import { steadyPan } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import { film, plain } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { sceneOf } from '../../../../../tests/fixtures/videoMeasures/picture/scene';
import { hsvOf } from './hsv';
import { createOpeningChange } from './openingChange';

/** Between sampling every frame and only a few. */
const TOLERANCE = 0.1;

const grey = (level: number) => hsvOf(plain(0, 4, 4, [level, level, level]));

function changeOf(pictures: readonly { at: number; level: number }[]) {
  const change = createOpeningChange();
  for (const { at, level } of pictures) change.add(at, grey(level));
  return change.value();
}

describe('change in the opening', () => {
  it('is the sum of the differences divided by the seconds they span', () => {
    // 90 levels of value: a third of that, once in two seconds.
    expect(changeOf([0, 0.5, 1, 1.5, 2].map((at) => ({ at, level: at < 1 ? 10 : 100 })))).toBeCloseTo(15, 9);
    expect(changeOf([0, 0.5, 1, 1.5, 2].map((at) => ({ at, level: 50 })))).toBe(0);
  });

  it('leaves out what comes after two seconds', () => {
    expect(changeOf([0, 1, 2, 2.5, 3].map((at) => ({ at, level: at > 2 ? 200 : 50 })))).toBe(0);
  });

  it('does not grow with the number of frames', () => {
    const scene = sceneOf(1, 200, 200);
    const of = (rate: number) => {
      const change = createOpeningChange();
      for (let index = 0; index <= 2 * rate; index++) {
        const at = index / rate;
        change.add(at, hsvOf(film(scene, { at, width: 90, height: 160, x: 20 * at, y: 5 })));
      }
      return change.value() ?? Number.NaN;
    };
    expect(Math.abs(of(30) / of(5) - 1)).toBeLessThan(TOLERANCE);
    expect(Math.abs(of(10) / of(5) - 1)).toBeLessThan(TOLERANCE);
    expect(of(5)).toBeGreaterThan(10);
  });

  it('is unknown for a single frame, and for frames at the same time', () => {
    expect(changeOf([{ at: 0, level: 1 }])).toBeNull();
    expect(changeOf([0, 0, 0].map((at) => ({ at, level: 1 })))).toBeNull();
    const { frames } = steadyPan();
    const change = createOpeningChange();
    for (const frame of frames) change.add(frame.at + 5, hsvOf(frame));
    expect(change.value()).toBeNull();
  });
});
