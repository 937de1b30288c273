import { describe, expect, it } from 'vitest';
import { spokenFrames } from './spokenFrames';
import type { VoiceFrame } from './voiceFrames';

const LENGTH = 62;

/** A second of frames: loud for ten, 20 dB quieter for five; `periodAt` gives the period of each. */
const frames = (periodAt: (index: number) => number, periodicity = 0.9): VoiceFrame[] =>
  Array.from({ length: LENGTH }, (_, index) => ({
    level: index % 15 < 10 ? -20 : -40,
    periodicity,
    period: periodAt(index),
  }));

const gliding = (index: number) => 50 * 1.02 ** (index % 10);
const share = (spoken: readonly boolean[]) => spoken.filter(Boolean).length / spoken.length;

describe('the frames in which somebody speaks', () => {
  it('have a pitch that glides and a level that moves', () => {
    expect(share(spokenFrames(frames(gliding)))).toBeGreaterThan(0.9);
  });

  it('are none if the pitch holds, jumps from note to note, or is absent', () => {
    expect(share(spokenFrames(frames(() => 50)))).toBe(0);
    expect(share(spokenFrames(frames((index) => (index % 2 < 1 ? 40 : 60))))).toBe(0);
    expect(share(spokenFrames(frames(gliding, 0.5)))).toBe(0);
  });

  it('are none if the pitch seldom glides, or holds as often as it glides', () => {
    const seldom = frames(gliding).map((frame, index) => (index % 15 < 3 ? frame : { ...frame, periodicity: 0 }));
    expect(share(spokenFrames(seldom))).toBe(0);
    const halfHeld = (index: number) => 50 * 1.02 ** Math.min(index % 15, 5);
    expect(share(spokenFrames(frames(halfHeld)))).toBe(0);
  });

  it('are none if the level does not move', () => {
    expect(share(spokenFrames(frames(gliding).map((frame) => ({ ...frame, level: -20 }))))).toBe(0);
  });

  it.each([
    [-35, 40 + 16],
    [-46, 40],
  ])(
    'end a quarter of a second after the last glide, or 25 dB below the loudest: at %i dB before frame %i',
    (level, end) => {
      const half = frames(gliding).map((frame, index) =>
        index < 40 ? frame : { level: index < 60 ? level : -60, periodicity: 0, period: 0 },
      );
      const last = spokenFrames(half).lastIndexOf(true);
      expect(last).toBeGreaterThan(end - 3);
      expect(last).toBeLessThan(end);
    },
  );

  it('are none without frames', () => {
    expect(spokenFrames([])).toEqual([]);
  });
});
