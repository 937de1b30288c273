import { describe, expect, it } from 'vitest';
import { freeZone } from './coveredZone';

describe('the zone that the platform leaves free', () => {
  it('is that of the screen for 9:16, at any size', () => {
    const zone = { x: { from: 60 / 1080, to: 910 / 1080 }, y: { from: 250 / 1920, to: 1500 / 1920 } };
    for (const [width, height] of [
      [1080, 1920],
      [270, 480],
    ] as const) {
      const found = freeZone(width, height);
      expect(found.x.from).toBeCloseTo(zone.x.from, 9);
      expect(found.x.to).toBeCloseTo(zone.x.to, 9);
      expect(found.y.from).toBeCloseTo(zone.y.from, 9);
      expect(found.y.to).toBeCloseTo(zone.y.to, 9);
    }
  });

  it('affects only the sides of a landscape picture, which lies in the middle of the screen', () => {
    expect(freeZone(640, 360).y).toEqual({ from: 0, to: 1 });
    expect(freeZone(640, 360).x.from).toBeCloseTo(60 / 1080, 9);
    expect(freeZone(640, 360).x.to).toBeCloseTo(910 / 1080, 9);
  });

  it('cuts into a 3:4 picture only from below: 1440 px high, it ends at 1680', () => {
    expect(freeZone(300, 400).y.from).toBeCloseTo(10 / 1440, 9);
    expect(freeZone(300, 400).y.to).toBeCloseTo(1260 / 1440, 9);
  });

  it('lies inside a picture that is narrower than the screen', () => {
    const { x, y } = freeZone(100, 1920);
    expect(x).toEqual({ from: 0, to: 1 });
    expect(y.to).toBeCloseTo(1500 / 1920, 9);
  });
});
