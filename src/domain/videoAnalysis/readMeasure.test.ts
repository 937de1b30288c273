import { describe, expect, it } from 'vitest';
import { withPicture } from '../../../tests/fixtures/videoAnalysis/facts';
import { readMeasure } from './readMeasure';

const deadStart = (spans: Parameters<typeof withPicture>[0]) => readMeasure('deadStart', withPicture(spans)).value;

describe('the dead start', () => {
  it('begins with a stretch that starts within the first quarter of a second, the quarter included', () => {
    expect(deadStart({ black: [{ from: 0.25, to: 1 }] })).toBe(1);
    expect(deadStart({ black: [{ from: 0.26, to: 1 }] })).toBe(0);
  });

  it('goes on with the next stretch, black or frozen, that starts at most a quarter of a second after its end', () => {
    expect(deadStart({ black: [{ from: 0, to: 1 }], frozen: [{ from: 1.25, to: 2 }] })).toBe(2);
    expect(deadStart({ black: [{ from: 0, to: 1 }], frozen: [{ from: 1.26, to: 2 }] })).toBe(1);
  });
});
