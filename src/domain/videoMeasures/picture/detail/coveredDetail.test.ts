import { describe, expect, it } from 'vitest';
import { text } from '../../../../../tests/fixtures/videoMeasures/picture/clips';
import { film } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { measured } from '../../../../../tests/fixtures/videoMeasures/picture/measured';
import { sceneOf, withLevels } from '../../../../../tests/fixtures/videoMeasures/picture/scene';
import { seededRandom } from '../../../../lib/seededRandom';
import { coveredDetail, freeZone } from './coveredDetail';

/** The area of 1080×1920 that buttons, caption and bars take. */
const COVERED_AREA = 1 - (850 * 1250) / (1080 * 1920);
/** Random text and noise are not quite evenly spread. */
const TOLERANCE = 0.02;

const shareOf = (from: number, to: number) => measured(text(from, to).frames).coveredDetail;

describe('covered detail', () => {
  it('is none for text in the middle, and all for text under the caption or the title', () => {
    expect(shareOf(0.4, 0.6)).toBe(0);
    expect(shareOf(0.8, 0.98)).toBe(1);
    expect(shareOf(0.02, 0.12)).toBe(1);
  });

  it('is none in a picture without a pixel', () => {
    const nothing = { width: 0, height: 0, values: new Int16Array(0) };
    expect(coveredDetail(nothing)).toEqual({ all: 0, covered: 0, evenly: 0 });
  });

  it('is the part of the text that lies under the caption', () => {
    const bottom = 1500 / 1920;
    expect(Math.abs(shareOf(bottom - 0.1, bottom + 0.1) - 0.5)).toBeLessThan(TOLERANCE);
  });

  it('is the covered area when detail is everywhere', () => {
    const noise = { levels: 120, random: seededRandom(1) };
    const frame = film(withLevels(sceneOf(1, 271, 481), 128, 128), { at: 0, width: 270, height: 480, noise });
    expect(Math.abs(measured([frame]).coveredDetail - COVERED_AREA)).toBeLessThan(TOLERANCE);
  });

  it('is shown by the frame with the largest covered share, not by one full of detail', () => {
    const busy = film(sceneOf(1, 271, 481), { at: 0, width: 270, height: 480 });
    const frames = [busy, ...text(0.4, 0.6).frames, ...text(0.8, 0.98).frames];
    expect(measured(frames.map((frame, at) => ({ ...frame, at }))).mostCoveredAt).toBe(2);
  });
});

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
