import { describe, expect, it } from 'vitest';
import { nextMoment } from './seekFrames';

/** The moments sought if each takes `seeking` seconds and all may take 20. */
function moments(duration: number, seeking: number): number[] {
  const found: number[] = [];
  let left = 20;
  for (let at = 0; at < duration; at = nextMoment(at, duration, { seeking, left })) {
    found.push(at);
    left -= seeking;
  }
  return found;
}

describe('nextMoment', () => {
  it('seeks ten frames a second of the opening, then two', () => {
    const found = moments(30, 0.01);
    expect(found.filter((at) => at < 1.99)).toHaveLength(20);
    expect(found).toHaveLength(20 + 56);
    expect(found.at(-1)).toBeCloseTo(29.5);
  });

  it('seeks fewer when seeking is slow or the video long, so that the time is enough', () => {
    for (const duration of [30, 600, 10_000]) {
      const found = moments(duration, 0.5);
      expect(found.length).toBeGreaterThan(25);
      expect(found.length * 0.5).toBeLessThanOrEqual(25);
      expect(found.at(-1)).toBeGreaterThan(duration * 0.8);
    }
  });

  it('goes to the end when there is no time left', () => {
    expect(nextMoment(5, 30, { seeking: 1, left: 0 })).toBeGreaterThanOrEqual(30);
  });
});
