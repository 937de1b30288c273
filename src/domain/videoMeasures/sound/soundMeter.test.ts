import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks } from '../../../../tests/fixtures/videoMeasures/sound/blocks';
import { fingerprint } from '../../../../tests/fixtures/videoMeasures/sound/fingerprint';
import reference from '../../../../tests/fixtures/videoMeasures/sound/reference.json';
import { plane, type Sound } from '../../../../tests/fixtures/videoMeasures/sound/shape';
import { SIGNALS } from '../../../../tests/fixtures/videoMeasures/sound/signals';
import {
  LOUDNESS_TOLERANCE,
  PEAK_ABOVE,
  PEAK_BELOW,
  SILENCE_TOLERANCE,
} from '../../../../tests/fixtures/videoMeasures/sound/tolerances';
import { voice } from '../../../../tests/fixtures/videoMeasures/sound/voice';
import { type SoundFacts, soundFacts } from '../../../contracts/videoAnalysis';
import { createSoundMeter } from './soundMeter';

const isFull = Boolean(process.env.FULL);
/**
 * A minute and more each: the everyday run measures them in loudness.test.ts alone, the full run with the whole meter
 * too.
 */
const LONG = ['ebu3', 'ebu4', 'ebu5', 'ebu6'];
const signals = Object.entries(SIGNALS).filter(([name]) => isFull || !LONG.includes(name));

function factsOf(sound: Sound, sizes: readonly number[]): SoundFacts | null {
  const meter = createSoundMeter(sound.sampleRate, sound.planes.length);
  for (const block of blocks(sound, sizes)) meter.add(block);
  return meter.facts();
}

/** The distance between two values; none if both are unknown. */
function distance(one: number | null, other: number | null): number {
  if (one === null || other === null) return one === other ? 0 : Number.POSITIVE_INFINITY;
  return one - other;
}

describe('the sound meter and ffmpeg', () => {
  const expected: Readonly<Record<string, (typeof reference.signals)[keyof typeof reference.signals]>> =
    reference.signals;

  it.each(signals)('agree on the loudness, the true peak and the silences of %s', (name, { make }) => {
    const sound = make();
    const asked = expected[name];
    const facts = factsOf(sound, [9600]);
    if (!asked || !facts) throw new Error(`${name} was not measured: run reference.ts again`);
    expect(asked.fingerprint).toBe(fingerprint(sound));
    expect(Math.abs(distance(facts.loudness, asked.loudness))).toBeLessThanOrEqual(LOUDNESS_TOLERANCE);
    expect(distance(facts.truePeak, asked.truePeak)).toBeLessThanOrEqual(PEAK_ABOVE);
    expect(distance(facts.truePeak, asked.truePeak)).toBeGreaterThanOrEqual(-PEAK_BELOW);
    expect(facts.silences).toHaveLength(asked.silences.length);
    facts.silences.forEach((silence, index) => {
      expect(Math.abs(silence.from - (asked.silences[index]?.from ?? 0))).toBeLessThanOrEqual(SILENCE_TOLERANCE);
      expect(Math.abs(silence.to - (asked.silences[index]?.to ?? 0))).toBeLessThanOrEqual(SILENCE_TOLERANCE);
    });
  });
});

const rates = fc.constantFrom(8000, 11_025, 16_000, 44_100, 48_000, 96_000, 192_000);

describe('the sound meter', () => {
  it('gives the same facts in whatever blocks the sound comes', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 6 }), sizes, (sampleRate, channels, sizesInTurn) => {
        const spoken = plane(sampleRate, 1.6, voice(sampleRate));
        const planes = Array.from({ length: channels }, (_, channel) =>
          spoken.map((sample, at) => (at % (4000 * (channel + 2)) < 4000 ? 0 : sample / (channel + 1))),
        );
        const whole = factsOf({ sampleRate, planes }, [spoken.length]);
        expect(factsOf({ sampleRate, planes }, sizesInTurn)).toEqual(whole);
      }),
      { numRuns: isFull ? 100 : 6 },
    );
  });

  it('can be asked at any time without affecting what follows', () => {
    const sound: Sound = { sampleRate: 16_000, planes: [plane(16_000, 3, voice(16_000))] };
    const meter = createSoundMeter(16_000, 1);
    for (const block of blocks(sound, [1000])) {
      meter.add(block);
      meter.facts();
    }
    expect(meter.facts()).toEqual(factsOf(sound, [48_000]));
  });

  it('gives facts that fit the contract, whatever comes', () => {
    const sample = fc.oneof(
      fc.float(),
      fc.float({ min: -2, max: 2, noNaN: true }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 1, -1, 3.4e38, 1e-45),
    );
    const samples = fc
      .tuple(fc.array(sample, { minLength: 1, maxLength: 40 }), fc.integer({ min: 0, max: 20_000 }))
      .map(([some, length]) => Float32Array.from({ length }, (_, at) => some[at % some.length] ?? 0));
    const rate = fc.oneof(rates, fc.double(), fc.constantFrom(0, -1, 7999, 192_001));
    const channels = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double());
    fc.assert(
      fc.property(rate, channels, fc.array(fc.array(samples, { maxLength: 9 }), { maxLength: 4 }), (hertz, of, all) => {
        const meter = createSoundMeter(hertz, of);
        for (const planes of all) meter.add(planes);
        const facts = meter.facts();
        if (facts !== null) expect(soundFacts.parse(facts)).toEqual(facts);
      }),
      { numRuns: isFull ? 1000 : 40 },
    );
  });

  it('measures nothing before the first sample, without a channel, or at an impossible rate', () => {
    const second = [new Float32Array(48_000)];
    const unfed = createSoundMeter(48_000, 2);
    unfed.add([]);
    unfed.add([new Float32Array(0), new Float32Array(0)]);
    expect(unfed.facts()).toBeNull();
    for (const [rate, channels] of [
      [48_000, 0],
      [7999, 1],
      [192_001, 1],
      [Number.NaN, 1],
      [48_000, Number.NaN],
    ] as const) {
      const meter = createSoundMeter(rate, channels);
      meter.add(second);
      expect(meter.facts()).toBeNull();
    }
  });

  it('says only that digital silence is silent', () => {
    expect(factsOf({ sampleRate: 48_000, planes: [new Float32Array(96_000)] }, [1024])).toEqual({
      loudness: null,
      truePeak: null,
      loudestAt: 0,
      silences: [{ from: 0, to: 2 }],
      openingSpeech: 0,
      firstSpeechAt: null,
    });
  });

  it('treats a missing plane, a short one and a sample that is not a number as silence', () => {
    const tone = plane(48_000, 2, (time) => 0.5 * Math.sin(6000 * time));
    const meter = createSoundMeter(48_000, 3);
    meter.add([tone, tone.subarray(0, 1000).map(() => Number.NaN)]);
    expect(meter.facts()).toEqual(
      factsOf({ sampleRate: 48_000, planes: [tone, new Float32Array(96_000), new Float32Array(96_000)] }, [96_000]),
    );
  });

  it('leaves the blocks unchanged', () => {
    const tone = plane(48_000, 0.2, (time) => Math.sin(6000 * time));
    const copy = tone.slice();
    createSoundMeter(48_000, 1).add([tone]);
    expect(tone).toEqual(copy);
  });
});
