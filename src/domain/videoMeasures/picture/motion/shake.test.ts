import { describe, expect, it } from 'vitest';
import { cuts, SWING, shakyPan, steadyPan } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import { measured } from '../../../../../tests/fixtures/videoMeasures/picture/measured';
import { shakeOf } from './shake';

/** In percent of the width: the most that a camera on rails has. */
const STEADY = 0.1;
/** As a share of the shake: the fitted line follows it a little. */
const TOLERANCE = 0.15;

/** Two swings at right angles: each contributes amplitude ÷ √2, together the amplitude. */
const SWINGS_RMS = SWING.percent;

/** Frames at these times of a picture at `place`, in percent of the width. */
const path = (times: readonly number[], place: (at: number) => number) =>
  times.map((at, index) => ({
    at,
    motion: index === 0 ? undefined : { x: place(at) - place(times[index - 1] ?? 0), y: 0 },
  }));

const tenths = Array.from({ length: 40 }, (_, index) => index / 10);
const uneven = tenths.flatMap((at) => (at < 2 ? [at, at + 0.033] : [at + ((at * 7.3) % 0.05)]));

describe('shake', () => {
  it('is zero in a steady pan, and the extent of the swings in a shaky one', () => {
    expect(measured(steadyPan().frames).shake).toBeLessThan(STEADY);
    const shake = measured(shakyPan().frames).shake ?? Number.NaN;
    expect(Math.abs(shake / SWINGS_RMS - 1)).toBeLessThan(TOLERANCE);
  });

  it('is the same in half of the frames', () => {
    const half = shakyPan().frames.filter((_, index) => index % 2 === 0);
    expect(Math.abs((measured(half).shake ?? Number.NaN) / SWINGS_RMS - 1)).toBeLessThan(TOLERANCE);
  });

  it('is zero at cuts', () => {
    expect(measured(cuts().frames).shake).toBeLessThan(STEADY);
    const jump = path(tenths, (at) => (at < 1 ? 0 : 12));
    expect(shakeOf(jump, [])?.percent).toBeGreaterThan(1);
    expect(shakeOf(jump, [1])?.percent).toBe(0);
  });

  it('goes by the time stamps, even or not', () => {
    expect(
      shakeOf(
        path(tenths, (at) => 20 * at),
        [],
      )?.percent,
    ).toBeLessThan(1e-9);
    expect(
      shakeOf(
        path(uneven, (at) => 20 * at),
        [],
      )?.percent,
    ).toBeLessThan(1e-9);
    const swing = (at: number) => 20 * at + Math.sin(2 * Math.PI * 2.7 * at);
    const [even, odd] = [tenths, uneven].map((times) => shakeOf(path(times, swing), [])?.percent ?? Number.NaN);
    expect(Math.abs((even ?? Number.NaN) * Math.SQRT2 - 1)).toBeLessThan(TOLERANCE);
    expect(Math.abs((odd ?? Number.NaN) * Math.SQRT2 - 1)).toBeLessThan(TOLERANCE);
  });

  it('is shown by the moment that is farthest off the path', () => {
    expect(
      shakeOf(
        path(tenths, (at) => (at === 2.5 ? 3 : 0)),
        [],
      )?.at,
    ).toBe(2.5);
  });

  it('is unknown if too little of the path is known', () => {
    expect(shakeOf([], [])).toBeUndefined();
    expect(
      shakeOf(
        path([0, 0.1, 0.2], (at) => at),
        [],
      ),
    ).toBeUndefined();
    expect(
      shakeOf(
        path([0, 5, 10, 15, 20], (at) => at % 2),
        [],
      ),
    ).toBeUndefined();
    expect(
      shakeOf(
        tenths.map((at) => ({ at, motion: undefined })),
        [],
      ),
    ).toBeUndefined();
  });
});
