import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noise } from '../../../../../tests/fixtures/videoMeasures/sound/noise';
import { plane, sine } from '../../../../../tests/fixtures/videoMeasures/sound/shape';
import { pitchOf } from './pitch';

const RATE = 8000;
const SIZE = 256;
const SHORTEST = 20;
const LONGEST = 115;

const pitchAt = (at: (time: number) => number) =>
  pitchOf(Float64Array.from(plane(RATE, 0.1, at)), SIZE, SHORTEST, LONGEST);

describe('the pitch', () => {
  it('of a tone with harmonics is its period, to a hundredth of a sample or two', () => {
    fc.assert(
      fc.property(fc.double({ min: 75, max: 380, noNaN: true }), (hertz) => {
        const parts = [1, 2, 3].map((harmonic) => sine(hertz * harmonic, 1 / harmonic, 40 * harmonic));
        const { periodicity, period } = pitchAt((time) => parts.reduce((sum, part) => sum + part(time), 0));
        expect(periodicity).toBeGreaterThan(0.95);
        expect(Math.abs(period - RATE / hertz)).toBeLessThan(0.25);
      }),
    );
  });

  it('is the shortest period that fits, not twice that', () => {
    expect(pitchAt(sine(200)).period).toBeCloseTo(40, 1);
  });

  it('of noise is not periodic', () => {
    expect(pitchAt(noise(3)).periodicity).toBeLessThan(0.5);
  });

  it('of silence is none', () => {
    expect(pitchAt(() => 0)).toEqual({ periodicity: 0, period: 0 });
  });

  it('of a click that no other follows within the longest period is none', () => {
    const clicks = new Float64Array(SIZE + LONGEST + 1);
    for (const at of [0, LONGEST + 36]) {
      clicks[at] = 1;
      expect(pitchOf(clicks, SIZE, SHORTEST, LONGEST)).toEqual({ periodicity: 0, period: 0 });
    }
  });

  it('is the same at any level, and stays finite', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e38, noNaN: true }), (gain) => {
        const { periodicity, period } = pitchAt(sine(150, gain));
        expect(periodicity).toBeCloseTo(pitchAt(sine(150)).periodicity, 2);
        expect(Number.isFinite(period)).toBe(true);
      }),
    );
  });
});
