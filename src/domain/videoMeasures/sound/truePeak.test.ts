import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks } from '../../../../tests/fixtures/videoMeasures/sound/blocks';
import { decibels, plane, type Sound, sine, stereo } from '../../../../tests/fixtures/videoMeasures/sound/shape';
import { SIGNALS } from '../../../../tests/fixtures/videoMeasures/sound/signals';
import { PEAK_ABOVE, PEAK_BELOW } from '../../../../tests/fixtures/videoMeasures/sound/tolerances';
import { createTruePeak } from './truePeak';

const BLOCK = 1000;

function peakOf(sound: Sound): number | null {
  const truePeak = createTruePeak(sound.planes.length, BLOCK);
  for (const block of blocks(sound, [BLOCK])) truePeak.add(block, block[0]?.length ?? 0);
  return truePeak.value();
}

describe('the true peak', () => {
  it.each(
    Object.entries(SIGNALS).flatMap(([name, { make, ebu }]) =>
      ebu?.truePeak === undefined ? [] : [[name, make, ebu.truePeak] as const],
    ),
  )('of %s is what EBU Tech 3341 asks for', (_, make, asked) => {
    const peak = peakOf(make()) ?? Number.NaN;
    expect(peak).toBeLessThanOrEqual(asked + PEAK_ABOVE);
    expect(peak).toBeGreaterThanOrEqual(asked - PEAK_BELOW);
  });

  it('lies up to 3 dB above the highest sample', () => {
    const sound = stereo(48_000, 0.1, sine(12_000, 1, 45));
    const highest = sound.planes[0]?.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(highest).toBeCloseTo(Math.SQRT1_2, 5);
    expect(peakOf(sound)).toBeGreaterThan(-0.4);
  });

  it('is never below the highest sample, and says how far over full scale a sound is', () => {
    const samples = fc.float32Array({ minLength: 1, maxLength: 300, noNaN: true, min: -4, max: 4 });
    fc.assert(
      fc.property(samples, (plane) => {
        const highest = plane.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        const peak = peakOf({ sampleRate: 48_000, planes: [plane] });
        if (highest === 0) expect(peak).toBeNull();
        else expect(peak).toBeGreaterThanOrEqual(20 * Math.log10(highest));
      }),
    );
  });

  it('is that of the loudest channel', () => {
    const [quiet, loud] = [-20, -3].map((level) => plane(48_000, 0.2, sine(997, decibels(level))));
    if (!quiet || !loud) throw new Error('There are two planes');
    expect(peakOf({ sampleRate: 48_000, planes: [quiet, loud, quiet] })).toBeCloseTo(-3, 1);
  });

  it('is none for digital silence', () => {
    expect(peakOf({ sampleRate: 48_000, planes: [new Float32Array(5000)] })).toBeNull();
  });
});
