import { describe, expect, it } from 'vitest';
import type { Biquad } from '../biquad';
import { createWeightedEnergy, type KWeighting, kWeighting } from './kWeighting';

/** How much a filter changes a frequency, in dB. */
function gainAt(hertz: number, sampleRate: number, { shelf, highPass }: KWeighting): number {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const power = (first: number, second: number, third: number) =>
    (first + second * Math.cos(angle) + third * Math.cos(2 * angle)) ** 2 +
    (second * Math.sin(angle) + third * Math.sin(2 * angle)) ** 2;
  const stage = ({ b0, b1, b2, a1, a2 }: Biquad) => 10 * Math.log10(power(b0, b1, b2) / power(1, a1, a2));
  return stage(shelf) + stage(highPass);
}

describe('K-weighting', () => {
  it('has the coefficients that BS.1770 prints for 48 kHz', () => {
    const { shelf, highPass } = kWeighting(48_000);
    expect(shelf.b0).toBeCloseTo(1.53512485958697, 10);
    expect(shelf.b1).toBeCloseTo(-2.69169618940638, 10);
    expect(shelf.b2).toBeCloseTo(1.19839281085285, 10);
    expect(shelf.a1).toBeCloseTo(-1.69065929318241, 10);
    expect(shelf.a2).toBeCloseTo(0.73248077421585, 10);
    expect(highPass).toMatchObject({ b0: 1, b1: -2, b2: 1 });
    expect(highPass.a1).toBeCloseTo(-1.99004745483398, 10);
    expect(highPass.a2).toBeCloseTo(0.99007225036621, 10);
  });

  it('is the same curve at every sample rate, as far as the rate allows', () => {
    const standard = kWeighting(48_000);
    for (const rate of [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 88_200, 96_000, 192_000])
      for (const hertz of [40, 100, 300, 1000, 2000, 4000, 8000].filter((one) => one <= rate / 8))
        expect(Math.abs(gainAt(hertz, rate, kWeighting(rate)) - gainAt(hertz, 48_000, standard))).toBeLessThan(0.25);
  });

  it('adds the energy of a block to the sum', () => {
    const samples = Float32Array.from({ length: 4800 }, (_, at) => Math.sin(at / 8));
    const whole = createWeightedEnergy(kWeighting(48_000))(0, samples, 0, 4800);
    const inParts = createWeightedEnergy(kWeighting(48_000));
    expect(inParts(inParts(0, samples, 0, 1111), samples, 1111, 4800)).toBe(whole);
    expect(whole).toBeGreaterThan(2400);
  });
});
