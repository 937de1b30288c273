import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks } from '../../../../../tests/fixtures/videoMeasures/sound/blocks';
import { decibels, plane, type Sound, sine, stereo } from '../../../../../tests/fixtures/videoMeasures/sound/shape';
import { SIGNALS } from '../../../../../tests/fixtures/videoMeasures/sound/signals';
import { PEAK_ABOVE, PEAK_BELOW } from '../../../../../tests/fixtures/videoMeasures/sound/tolerances';
import { createTruePeak } from './truePeak';

const BLOCK = 1000;

/** BS.1770-4, annex 2: the four phases, tap by tap, as printed. */
const TAPS = [
  [0.001708984375, -0.0291748046875, -0.0189208984375, -0.00830078125],
  [0.010986328125, 0.029296875, 0.0330810546875, 0.014892578125],
  [-0.0196533203125, -0.0517578125, -0.0582275390625, -0.026611328125],
  [0.033203125, 0.089111328125, 0.1015625, 0.047607421875],
  [-0.0594482421875, -0.16650390625, -0.2003173828125, -0.102294921875],
  [0.1373291015625, 0.465087890625, 0.77978515625, 0.97216796875],
  [0.97216796875, 0.77978515625, 0.465087890625, 0.1373291015625],
  [-0.102294921875, -0.2003173828125, -0.16650390625, -0.0594482421875],
  [0.047607421875, 0.1015625, 0.089111328125, 0.033203125],
  [-0.026611328125, -0.0582275390625, -0.0517578125, -0.0196533203125],
  [0.014892578125, 0.0330810546875, 0.029296875, 0.010986328125],
  [-0.00830078125, -0.0189208984375, -0.0291748046875, 0.001708984375],
] as const;

/** Each phase's values for the samples so far, after zeros. */
function oversampled(samples: Float32Array, phase: 0 | 1 | 2 | 3): number[] {
  return Array.from(samples, (_, at) =>
    TAPS.reduce((sum, tap, back) => sum + tap[phase] * (samples[at - back] ?? 0), 0),
  );
}

const highestOf = (values: Iterable<number>) =>
  Array.from(values).reduce((most, value) => Math.max(most, Math.abs(value)), 0);

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
  )('of %s is what EBU Tech 3341 requires', (_, make, asked) => {
    const peak = peakOf(make()) ?? Number.NaN;
    expect(peak).toBeLessThanOrEqual(asked + PEAK_ABOVE);
    expect(peak).toBeGreaterThanOrEqual(asked - PEAK_BELOW);
  });

  it('lies up to 3 dB above the highest sample', () => {
    const sound = stereo(48_000, 0.1, sine(12_000, 1, 45));
    expect(highestOf(sound.planes[0] ?? [])).toBeCloseTo(Math.SQRT1_2, 5);
    expect(peakOf(sound)).toBeGreaterThan(-0.4);
  });

  it('is the highest of the samples and of what the standard puts between them, even far over full scale', () => {
    const loud = fc.float32Array({ minLength: 1, maxLength: 200, noNaN: true, min: -4, max: 4 });
    const fading = fc
      .tuple(loud, fc.float({ min: Math.fround(0.9), max: 1, noNaN: true }))
      .map(([samples, fade]) => samples.map((sample, at) => sample * fade ** at));
    fc.assert(
      fc.property(fc.oneof(loud, fading), (samples) => {
        const phases = ([0, 1, 2, 3] as const).flatMap((phase) => oversampled(samples, phase));
        const highest = highestOf([...samples, ...phases]);
        const peak = peakOf({ sampleRate: 48_000, planes: [samples] });
        if (highest === 0) expect(peak).toBeNull();
        else expect(peak).toBeCloseTo(20 * Math.log10(highest), 9);
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
