import { describe, expect, it } from 'vitest';
import { spokenFrames } from './spokenFrames';
import type { VoiceFrame } from './voiceFrames';

const LENGTH = 62;

/** A second of frames: loud for ten, 20 dB less for five; `periodAt` says the period of each. */
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

  it('are none where the pitch holds, jumps from note to note, or is not there', () => {
    expect(share(spokenFrames(frames(() => 50)))).toBe(0);
    expect(share(spokenFrames(frames((index) => (index % 4 < 2 ? 40 : 60))))).toBe(0);
    expect(share(spokenFrames(frames(gliding, 0.5)))).toBe(0);
  });

  it('are none where the level does not move', () => {
    expect(share(spokenFrames(frames(gliding).map((frame) => ({ ...frame, level: -20 }))))).toBe(0);
  });

  it('end where it gets quiet, and a quarter of a second after the last glide', () => {
    const half = frames(gliding).map((frame, index) =>
      index < 40 ? frame : { level: index < 60 ? -35 : -60, periodicity: 0, period: 0 },
    );
    const spoken = spokenFrames(half);
    expect(spoken.lastIndexOf(true)).toBeGreaterThanOrEqual(40);
    expect(spoken.lastIndexOf(true)).toBeLessThanOrEqual(40 + 16);
  });

  it('are none of no frames', () => {
    expect(spokenFrames([])).toEqual([]);
  });
});
