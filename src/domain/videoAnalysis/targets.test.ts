import { describe, expect, it } from 'vitest';
import { type Curve, scoreOn } from './curve';
import { ANSWER_SCORES, isInTarget, MEASURES, type MeasureId, measureOf } from './targets';
import { GOOD } from './videoFindings';

const ids = Object.keys(MEASURES) as MeasureId[];
const scored = ids.flatMap((id) => {
  const { curve, target } = measureOf(id);
  return curve ? [{ id, curve, target }] : [];
});
const ends = (curve: Curve) => [curve[0]?.[0] ?? 0, curve.at(-1)?.[0] ?? 0] as const;

describe('scoreOn', () => {
  const curve: Curve = [
    [0, 0],
    [10, 50],
    [20, 100],
    [30, 20],
  ];

  it.each([
    [-5, 0],
    [0, 0],
    [5, 25],
    [10, 50],
    [12, 60],
    [20, 100],
    [25, 60],
    [30, 20],
    [1e9, 20],
    [Number.POSITIVE_INFINITY, 20],
    [Number.NEGATIVE_INFINITY, 0],
  ])('%d → %d', (value, score) => {
    expect(scoreOn(curve, value)).toBe(score);
  });
});

describe('Target and curve of each measure stand in one table with a source or « repère »', () => {
  it.each(scored)('$id: its points rise in value, its scores lie between 0 and 100', ({ curve }) => {
    for (const [place, [value, score]] of curve.entries()) {
      const before = curve[place - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
      expect(value).toBeGreaterThan(before);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
    expect(Math.max(...curve.map(([, score]) => score))).toBe(100);
  });

  it.each(scored)('$id: 80 or more is green exactly in the target', ({ id, curve, target }) => {
    const { min, max } = target;
    for (const limit of [min, max]) if (limit !== undefined) expect(scoreOn(curve, limit)).toBe(GOOD);
    const [from, to] = ends(curve);
    const width = to - from;
    for (let value = from - width; value <= to + width; value += width / 997)
      expect(scoreOn(curve, value) >= GOOD, `${value}`).toBe(isInTarget(id, value));
  });

  it.each(scored)('$id: the score only falls with distance from the target', ({ curve, target: { min, max } }) => {
    const scores = curve.map(([, score]) => score);
    const isRising = scores.every((score, place) => score >= (scores[place - 1] ?? 0));
    const isFalling = scores.every((score, place) => score <= (scores[place - 1] ?? 100));
    const top = scores.indexOf(100);
    const isHill =
      scores.slice(0, top).every((score, place) => score >= (scores[place - 1] ?? 0)) &&
      scores.slice(top).every((score, place, rest) => score <= (rest[place - 1] ?? 100));
    if (min !== undefined && max !== undefined) expect(isHill && !isRising && !isFalling).toBe(true);
    else expect(min === undefined ? isFalling : isRising).toBe(true);
  });

  it.each<[MeasureId, number, number]>([
    ['resolution', 540, 60],
    ['resolution', 1080, 100],
    ['aspect', 1080 / 1920, 100],
    ['aspect', 1920 / 1080, 5],
    ['aspect', 1, 30],
    ['frameRate', 24_000 / 1001, 80],
    ['frameRate', 30_000 / 1001, 100],
    ['loudness', -16, 100],
    ['loudness', -23, 65],
    ['loudness', -70, 0],
    ['truePeak', -1, 80],
    ['truePeak', 0, 50],
    ['silence', 1, 0],
    ['shake', 0, 100],
    ['openingSpeech', 0, 40],
    ['deadStart', 0, 100],
    ['deadStart', 2, 0],
    ['brightness', 0.5, 100],
    ['clippedBright', 1, 0],
  ])('%s %d scores %i', (id, value, score) => {
    expect(scoreOn(measureOf(id).curve ?? [], value)).toBe(score);
  });

  it('only a target read at its source is more than a rule of thumb', () => {
    expect(ids.filter((id) => MEASURES[id].source === 'tiktokAds')).toEqual(['aspect']);
    expect(ids.filter((id) => MEASURES[id].source === 'ebuR128')).toEqual(['truePeak']);
  });

  it('the length is shown but not scored: the studies contradict each other', () => {
    expect(ids.filter((id) => !measureOf(id).curve && measureOf(id).source !== 'answer')).toEqual([
      'duration',
      'shotLength',
      'blackGap',
    ]);
  });
});

it('the answers are green, yellow and red in the specification’s colours', () => {
  expect(ANSWER_SCORES.yes).toBeGreaterThanOrEqual(80);
  expect(ANSWER_SCORES.partly).toBeGreaterThanOrEqual(60);
  expect(ANSWER_SCORES.partly).toBeLessThan(80);
  expect(ANSWER_SCORES.no).toBeLessThan(60);
});
