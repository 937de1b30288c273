import { describe, expect, it } from 'vitest';
import { blocks } from '../../../../../tests/fixtures/videoMeasures/sound/blocks';
import { chord, drumLoop, melody } from '../../../../../tests/fixtures/videoMeasures/sound/music';
import { noise } from '../../../../../tests/fixtures/videoMeasures/sound/noise';
import { decibels, plane, sine } from '../../../../../tests/fixtures/videoMeasures/sound/shape';
import { spoken } from '../../../../../tests/fixtures/videoMeasures/sound/spoken';
import { voice } from '../../../../../tests/fixtures/videoMeasures/sound/voice';
import { createSpeech } from './speechSpans';

const RATE = 16_000;
const BLOCK = 4096;

function speechIn(samples: Float32Array, sampleRate = RATE) {
  const speech = createSpeech(sampleRate, BLOCK);
  for (const block of blocks({ sampleRate, planes: [samples] }, [BLOCK])) speech.add(block, block[0]?.length ?? 0);
  return speech.facts();
}

const lasting = (seconds: number, at: (time: number) => number) => speechIn(plane(RATE, seconds, at));

const swelling = (time: number) => (1 + Math.sin(2 * Math.PI * 4 * time)) / 2;
const NOTHING = { openingSpeech: 0, firstSpeechAt: null };

/** How far the detected beginning of speech after silence may be off, in seconds. */
const ONSET_TOLERANCE = 0.15;

describe('speech is heard', () => {
  it.each([
    [8000, 90],
    [11_025, 200],
    [16_000, 300],
    [44_100, 120],
    [48_000, 180],
  ])('in something like a voice at %i Hz sample rate, %i Hz pitch', (sampleRate, pitch) => {
    const { openingSpeech, firstSpeechAt } = speechIn(plane(sampleRate, 4, voice(sampleRate, pitch)), sampleRate);
    expect(openingSpeech).toBeGreaterThan(0.75);
    expect(openingSpeech).toBeLessThanOrEqual(1);
    expect(firstSpeechAt).toBeLessThan(ONSET_TOLERANCE);
  });

  it.each(['fr', 'en'] as const)('in a sentence (%s), loud and soft, and with noise 15 dB below', (language) => {
    const sentence = spoken(language);
    const power = sentence.reduce((sum, sample) => sum + sample * sample, 0) / sentence.length;
    const hiss = noise(4);
    // The power of uniform noise between −1 and 1 is a third.
    const behind = Math.sqrt(3 * power) * decibels(-15);
    for (const heard of [
      sentence,
      sentence.map((sample) => sample * decibels(-25)),
      sentence.map((sample) => sample + behind * hiss()),
    ])
      expect(speechIn(heard, 8000).openingSpeech).toBeGreaterThan(0.7);
  });

  it('from when it begins', () => {
    const speaker = voice(RATE);
    const { openingSpeech, firstSpeechAt } = lasting(4, (time) => (time < 1.25 ? 0 : speaker(time - 1.25)));
    expect(Math.abs((firstSpeechAt ?? 0) - 1.25)).toBeLessThan(ONSET_TOLERANCE);
    expect(Math.abs(openingSpeech - 0.75 / 2)).toBeLessThan(ONSET_TOLERANCE);
  });

  it.each([0, 0.3, 0.7, 1.1, 2.7])('of two or three syllables, at whatever moment: %s s', (from) => {
    const speaker = voice(RATE);
    const { firstSpeechAt } = lasting(4, (time) => (time < from || time > from + 0.7 ? 0 : speaker(time - from)));
    expect(Math.abs((firstSpeechAt ?? Number.NaN) - from)).toBeLessThan(ONSET_TOLERANCE);
  });

  it('for the share of two seconds, ignoring what comes later', () => {
    const speaker = voice(RATE);
    expect(lasting(6, (time) => (time < 2.4 ? 0 : speaker(time - 2.4))).openingSpeech).toBe(0);
    expect(lasting(6, (time) => (time < 2 ? speaker(time) : 0)).openingSpeech).toBeGreaterThan(0.75);
  });

  it('after music, however late', () => {
    const speaker = voice(RATE);
    const music = drumLoop();
    const { openingSpeech, firstSpeechAt } = lasting(9, (time) => (time < 6 ? music(time) : speaker(time - 6)));
    expect(openingSpeech).toBe(0);
    expect(Math.abs((firstSpeechAt ?? 0) - 6)).toBeLessThan(0.5);
  });
});

describe('no speech is heard', () => {
  const sounds: Record<string, (time: number) => number> = {
    silence: () => 0,
    'a low tone': sine(110, 0.5),
    'a tone': sine(440, 0.5),
    'a high tone': sine(3000, 0.5),
    'a tone that comes and goes four times a second': (time) => swelling(time) * sine(300, 0.5)(time),
    'a tone that rises and falls': (time) => 0.5 * Math.sin(2 * Math.PI * 300 * time + 40 * Math.sin(6 * time)),
    'white noise': noise(1),
    'noise that comes and goes four times a second': (
      (hiss) => (time: number) =>
        swelling(time) * hiss()
    )(noise(2)),
    'a loop of drums and bass': drumLoop(120),
    'a slow loop of drums and bass': drumLoop(90),
    'a fast loop of drums and bass': drumLoop(140),
    'a plucked melody in eighths': melody(),
    'a chord': chord(),
  };

  it.each(Object.entries(sounds))('in %s', (_, at) => {
    expect(lasting(10, at)).toEqual(NOTHING);
  });

  it('in less than half a second, whatever it is', () => {
    expect(lasting(0.4, voice(RATE))).toEqual(NOTHING);
    expect(lasting(0, () => 0)).toEqual(NOTHING);
  });

  it('in a voice below −60 dBFS', () => {
    const speaker = voice(RATE);
    expect(lasting(3, (time) => decibels(-65) * speaker(time))).toEqual(NOTHING);
  });
});
