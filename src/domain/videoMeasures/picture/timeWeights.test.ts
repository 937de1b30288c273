import { describe, expect, it } from 'vitest';
import { timeWeights, weightedMean, weightedMedian } from './timeWeights';

const at = (...times: number[]) => times.map((time) => ({ at: time }));

describe('weights by time', () => {
  it('are half the way to both neighbours', () => {
    expect(timeWeights(at(0, 1, 4))).toEqual([0.5, 2, 1.5]);
  });

  it('are equal if no time passes', () => {
    expect(timeWeights(at(3))).toEqual([1]);
    expect(timeWeights(at(3, 3))).toEqual([1, 1]);
    expect(timeWeights([])).toEqual([]);
  });
});

describe('weighted', () => {
  it('mean', () => {
    expect(weightedMean([1, 5], [3, 1])).toBe(2);
    expect(weightedMean([], [])).toBe(0);
  });

  it('median', () => {
    expect(weightedMedian([9, 1, 5], [1, 1, 1])).toBe(5);
    expect(weightedMedian([9, 1, 5], [5, 1, 1])).toBe(9);
    expect(weightedMedian([], [])).toBe(0);
  });
});
