import { expect, it } from 'vitest';
import { linesOf, sameShare } from './sameWords';

it('counts the four-word sequences that two texts share', () => {
  expect(sameShare(['one two three four five'], ['One, two three four!'])).toBe(0.5);
  expect(sameShare(['one two', 'three four'], ['one two three four'])).toBe(0);
});

it('takes the texts of a result, its product neutral and what is specified left out', () => {
  const made = { hooks: [{ text: 'Air fryer: look' }], score: 90, disclosure: { note: 'Ad' } };
  expect(linesOf(made, 'Air fryer', new Set(['disclosure']))).toEqual(['PRODUCT: look']);
});
