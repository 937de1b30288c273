import { describe, expect, it } from 'vitest';
import { plane } from '../../../../tests/fixtures/videoMeasures/sound/shape';
import { GAPS, SIGNALS } from '../../../../tests/fixtures/videoMeasures/sound/signals';
import { SILENCE_TOLERANCE } from '../../../../tests/fixtures/videoMeasures/sound/tolerances';
import { createSilences, SHORTEST_SILENCE, SILENCE_LEVEL } from './silences';

const RATE = 8000;

function silencesOf(plane: Float32Array, sampleRate = RATE) {
  const silences = createSilences(sampleRate);
  silences.add([plane], plane.length);
  return silences.spans();
}

describe('silences', () => {
  it('are found where they were made, at the start, inside and at the end; short or one-sided ones do not count', () => {
    const { sampleRate, planes } = SIGNALS.gaps?.make() ?? { sampleRate: 0, planes: [] };
    const silences = createSilences(sampleRate);
    silences.add(planes, planes[0]?.length ?? 0);
    const found = silences.spans();
    expect(found).toHaveLength(GAPS.length);
    found.forEach(({ from, to }, index) => {
      expect(Math.abs(from - (GAPS[index]?.from ?? 0))).toBeLessThanOrEqual(SILENCE_TOLERANCE);
      expect(Math.abs(to - (GAPS[index]?.to ?? 0))).toBeLessThanOrEqual(SILENCE_TOLERANCE);
    });
  });

  it('lie below −50 dBFS, sample by sample', () => {
    expect(silencesOf(plane(RATE, 1, () => 0.99 * SILENCE_LEVEL))).toEqual([{ from: 0, to: 1 }]);
    expect(silencesOf(plane(RATE, 1, () => -1.01 * SILENCE_LEVEL))).toEqual([]);
    const click = plane(RATE, 1, (time) => (time === 0.25 ? 1 : 0));
    expect(silencesOf(click)).toEqual([{ from: 0.25 + 1 / RATE, to: 1 }]);
  });

  it('last half a second or more', () => {
    expect(silencesOf(new Float32Array(SHORTEST_SILENCE * RATE))).toHaveLength(1);
    expect(silencesOf(new Float32Array(SHORTEST_SILENCE * RATE - 1))).toEqual([]);
  });

  it('are the 200 longest if there are more, in order of time', () => {
    const many = Array.from({ length: 230 }, (_, index) => ({ silent: index < 30 ? 0.5 : 0.6 }));
    const samples = many.flatMap(({ silent }) => [...new Array<number>(silent * RATE).fill(0), 1]);
    const found = silencesOf(Float32Array.from(samples));
    expect(found).toHaveLength(200);
    expect(found.every(({ from, to }) => to - from > 0.55)).toBe(true);
    expect(found.map(({ from }) => from)).toEqual(found.map(({ from }) => from).toSorted((one, other) => one - other));
  });
});
