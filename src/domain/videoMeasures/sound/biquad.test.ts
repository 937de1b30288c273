import { describe, expect, it } from 'vitest';
import { decibels, plane, sine } from '../../../../tests/fixtures/videoMeasures/sound/shape';
import { type Biquad, createFilter, highPass, lowPass } from './biquad';

const RATE = 48_000;

/** What the filter leaves of a sine, as a factor, once it has settled. */
function gainAt(hertz: number, stages: readonly Biquad[]): number {
  const samples = Float64Array.from(plane(RATE, 1, sine(hertz)));
  createFilter(stages)(samples, samples.length);
  const settled = samples.slice(RATE / 2);
  return Math.sqrt(settled.reduce((sum, sample) => sum + 2 * sample * sample, 0) / settled.length);
}

describe('the second-order filters', () => {
  it('pass what is on their side, halve the power at the corner, and fall by 12 dB an octave', () => {
    expect(gainAt(50, [lowPass(RATE, 1000)])).toBeCloseTo(1, 3);
    expect(gainAt(1000, [lowPass(RATE, 1000)])).toBeCloseTo(Math.SQRT1_2, 3);
    expect(gainAt(4000, [lowPass(RATE, 1000)])).toBeCloseTo(decibels(-24.1), 2);
    expect(gainAt(10_000, [highPass(RATE, 1000)])).toBeCloseTo(1, 3);
    expect(gainAt(1000, [highPass(RATE, 1000)])).toBeCloseTo(Math.SQRT1_2, 3);
    expect(gainAt(250, [highPass(RATE, 1000)])).toBeCloseTo(decibels(-24.1), 2);
  });

  it('work one after the other', () => {
    expect(gainAt(1000, [lowPass(RATE, 1000), highPass(RATE, 1000)])).toBeCloseTo(0.5, 3);
  });

  it('continue in the next block where the last one ended', () => {
    const samples = Float64Array.from(plane(RATE, 0.1, sine(440)));
    const whole = samples.slice();
    createFilter([lowPass(RATE, 1000)])(whole, whole.length);
    const filter = createFilter([lowPass(RATE, 1000)]);
    for (let from = 0; from < samples.length; from += 700) {
      const part = samples.subarray(from, from + 700);
      filter(part, part.length);
    }
    expect(samples).toEqual(whole);
  });

  it('never reach numbers so small that a processor is slow with them', () => {
    const filter = createFilter([highPass(RATE, 80), lowPass(RATE, 1000)]);
    const samples = new Float64Array(RATE * 20);
    samples[0] = 1;
    filter(samples, samples.length);
    const smallest = 2.3e-308;
    expect(samples.slice(-RATE).every((sample) => sample === 0 || Math.abs(sample) > smallest)).toBe(true);
  });
});
