import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneTypoAway } from './oneTypo';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

/** Every word that one typo makes of a word, spelt out. */
function misspelt(text: string): Set<string> {
  const all = new Set([text]);
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    all.add(before + after.slice(1));
    if (after.length > 1) all.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of ['a', 'b', 'c']) all.add(before + letter + after).add(before + letter + after.slice(1));
  }
  return all;
}

describe('isOneTypoAway', () => {
  it.each([
    ['montage', 'montaje'],
    ['hashtag', 'hastag'],
    ['accroche', 'acroche'],
    ['script', 'scirpt'],
    ['live', 'live'],
  ])('%s and %s', (one, other) => expect(isOneTypoAway(one, other)).toBe(true));

  it.each([
    ['script', 'scitpr'],
    ['caption', 'cation s'],
    ['live', 've'],
    ['abcd', 'badc'],
  ])('not %s and %s', (one, other) => expect(isOneTypoAway(one, other)).toBe(false));

  it('is true of exactly the words that one typo makes, whichever comes first', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneTypoAway(one, other)).toBe(misspelt(one).has(other));
        expect(isOneTypoAway(other, one)).toBe(isOneTypoAway(one, other));
      }),
    );
  });
});
