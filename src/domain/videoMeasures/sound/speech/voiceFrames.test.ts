import { describe, expect, it } from 'vitest';
import { decibels, plane, sine } from '../../../../../tests/fixtures/videoMeasures/sound/shape';
import { createVoiceFrames, FRAME_STEP, type VoiceFrame } from './voiceFrames';

function framesOf(
  sampleRate: number,
  at: (time: number) => number,
  size = 4096,
): { frames: VoiceFrame[]; step: number } {
  const frames: VoiceFrame[] = [];
  const samples = Float64Array.from(plane(sampleRate, 1, at));
  const voice = createVoiceFrames(sampleRate, size, (frame) => frames.push(frame));
  for (let from = 0; from < samples.length; from += size) {
    const block = samples.slice(from, from + size);
    voice.add(block, block.length);
  }
  return { frames, step: voice.step };
}

describe('the frames in which a voice is searched', () => {
  it.each([8000, 11_025, 16_000, 44_100, 48_000, 192_000])('come every 16 ms at %i Hz', (rate) => {
    const { frames, step } = framesOf(rate, sine(500));
    expect(Math.abs(step - FRAME_STEP)).toBeLessThan(0.0001);
    expect(frames.length).toBeGreaterThan(57);
    expect(frames.length).toBeLessThanOrEqual(62);
  });

  it.each([8000, 44_100, 48_000])('have the level of the speech band and the pitch, at %i Hz', (rate) => {
    const last = framesOf(rate, sine(500, decibels(-20))).frames.at(-1);
    expect(last?.level).toBeCloseTo(-23.3, 0);
    expect(last?.periodicity).toBeGreaterThan(0.95);
    const low = framesOf(rate, sine(60, decibels(-20))).frames.at(-1);
    expect(low?.level).toBeLessThan(-45);
  });

  it('are the same whatever the blocks', () => {
    const sweep = (time: number) => Math.sin(2 * Math.PI * (100 + 60 * time) * time);
    expect(framesOf(48_000, sweep, 777).frames).toEqual(framesOf(48_000, sweep).frames);
  });

  it('search no pitch in silence', () => {
    expect(framesOf(48_000, sine(300, decibels(-80))).frames.at(-1)).toMatchObject({ periodicity: 0, period: 0 });
  });
});
