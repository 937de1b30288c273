import { describe, expect, it } from 'vitest';
import { measuredOf } from './input';
import { parseCount, parseSeconds } from './parseFigures';

describe('a number of views or likes', () => {
  it.each([
    ['0', 0],
    ['1240', 1240],
    [' 1 240 ', 1240],
    ['1\u00a0240', 1240],
    ['1\u202f240\u202f000', 1_240_000],
    ['1.240', 1240],
    ['12,400', 12_400],
    ["1'240", 1240],
    ['12,4 k', 12_400],
    ['1.2M', 1_200_000],
    ['3,7', 3],
    ['۱٬۲۴۰', 1240],
    ['১২.৪K', 12_400],
  ])('%j is %d', (typed, count) => expect(parseCount(typed)).toBe(count));

  it.each(['', 'abc', '12abc', '-5', '1 24', '1.240,5', '1e5', 'Infinity', '9'.repeat(400), '12 400k views'])(
    '%j is none',
    (typed) => expect(parseCount(typed)).toBeUndefined(),
  );
});

describe('a length', () => {
  it.each([
    ['0', 0],
    ['24', 24],
    ['7,4', 7],
    ['12.345', 12],
    ['12 s', 12],
    ['30 secondes', 30],
    ['1:05', 65],
    ['0:07', 7],
  ])('%j is %d s', (typed, seconds) => expect(parseSeconds(typed)).toBe(seconds));

  it.each(['', '-3', '1:75', 'une minute', ':30'])('%j is none', (typed) =>
    expect(parseSeconds(typed)).toBeUndefined(),
  );
});

it('Metrics are integers; a non-parsable value becomes empty', () => {
  expect(
    measuredOf({ viewsCount: '12,4 k', likesCount: 'beaucoup', duration: '24', avgWatchTime: '', ctaUsed: ' ' }),
  ).toEqual({
    viewsCount: 12_400,
    duration: 24,
  });
});
