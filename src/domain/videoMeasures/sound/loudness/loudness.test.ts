import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decibels, plane, type Sound, sine } from '../../../../../tests/fixtures/videoMeasures/sound/shape';
import { SIGNALS } from '../../../../../tests/fixtures/videoMeasures/sound/signals';
import { LOUDNESS_TOLERANCE } from '../../../../../tests/fixtures/videoMeasures/sound/tolerances';
import { channelWeights } from './channelWeights';
import { createLoudness } from './loudness';

function measured({ sampleRate, planes }: Sound) {
  const loudness = createLoudness(sampleRate, channelWeights(planes.length));
  loudness.add(planes, planes[0]?.length ?? 0);
  return loudness;
}

const loudnessOf = (sound: Sound) => measured(sound).integrated() ?? Number.NaN;

const RATE = 48_000;
const mono = (seconds: number, at: (time: number) => number): Sound => ({
  sampleRate: RATE,
  planes: [plane(RATE, seconds, at)],
});

describe('integrated loudness', () => {
  it.each(
    Object.entries(SIGNALS).flatMap(([name, { make, ebu }]) =>
      ebu?.loudness === undefined ? [] : [[name, make, ebu.loudness] as const],
    ),
  )('of %s is what EBU Tech 3341 requires', (_, make, asked) => {
    expect(Math.abs(loudnessOf(make()) - asked)).toBeLessThanOrEqual(LOUDNESS_TOLERANCE);
  });

  it('counts mono once: 3 dB less than the same on both sides', () => {
    const tone = plane(RATE, 3, sine(1000, decibels(-20)));
    const one = loudnessOf({ sampleRate: RATE, planes: [tone] });
    const both = loudnessOf({ sampleRate: RATE, planes: [tone, tone] });
    expect(both - one).toBeCloseTo(10 * Math.log10(2), 6);
  });

  it('moves with the gain', () => {
    fc.assert(
      fc.property(fc.double({ min: -40, max: 20, noNaN: true }), (gain) => {
        const quiet = loudnessOf(mono(1, sine(400, 0.1)));
        expect(loudnessOf(mono(1, sine(400, 0.1 * decibels(gain))))).toBeCloseTo(quiet + gain, 3);
      }),
      { numRuns: 20 },
    );
  });

  it('is unknown if no block is above −70 LUFS', () => {
    expect(measured(mono(2, () => 0)).integrated()).toBeNull();
    expect(measured(mono(2, sine(1000, decibels(-67.5)))).integrated()).toBeNull();
    expect(measured(mono(2, sine(1000, decibels(-66)))).integrated()).toBeCloseTo(-69, 0);
  });

  it('is unknown for less than one block', () => {
    expect(measured(mono(0.39, sine(1000))).integrated()).toBeNull();
    expect(measured(mono(0.4, sine(1000))).integrated()).not.toBeNull();
  });
});

describe('the loudest moment', () => {
  it('is the middle of the loudest 400 ms', () => {
    const shout = mono(8, (time) => sine(500, time >= 5 && time < 5.4 ? 0.8 : 0.1)(time));
    expect(measured(shout).loudestAt()).toBeCloseTo(5.2, 5);
  });

  it('is the beginning if nothing is loud', () => {
    expect(measured(mono(2, () => 0)).loudestAt()).toBe(0);
  });
});
