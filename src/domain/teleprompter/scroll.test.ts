import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTopAt, type Mark, topAt, wordsAt } from './scroll';

/** Two lines of 10 words, 40 and 120 px high. */
const MARKS: readonly Mark[] = [
  { words: 0, top: 0 },
  { words: 10, top: 40 },
  { words: 20, top: 160 },
];

describe('px from words, by the rendered height', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [5, 20],
    [10, 40],
    [15, 100],
    [20, 160],
    [30, 160],
  ])('%d words are at %d px', (words, top) => {
    expect(topAt(words, MARKS)).toBe(top);
  });

  it('at 140 words a minute a line of 14 words moves by its height in 6 s', () => {
    const marks = [
      { words: 0, top: 0 },
      { words: 14, top: 90 },
    ];
    const pxPerSecond = topAt(140 / 60, marks) - topAt(0, marks);
    expect(pxPerSecond * 6).toBeCloseTo(90);
  });

  it('with reduced motion it goes on line by line', () => {
    expect([0, 9.9, 10, 19.9, 20].map((words) => lineTopAt(words, MARKS))).toEqual([0, 0, 40, 40, 40]);
  });

  it('with nothing rendered yet: the top', () => {
    expect([topAt(5, []), wordsAt(5, []), lineTopAt(5, [])]).toEqual([0, 0, 0]);
  });

  it('converting there and back gives the same position', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 20, noNaN: true }), (words) => {
        expect(wordsAt(topAt(words, MARKS), MARKS)).toBeCloseTo(words);
      }),
    );
  });
});
