import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { hashtagLength, hashtagText, pickHashtags, toHashtag, toHashtags } from './hashtags';

const VALID = /^#[\p{L}\p{M}\p{N}_]+$/u;
const BANK = Array.from({ length: 40 }, (_, place) => `#tag${place}`);

describe('a hashtag is its letters and digits, in any script, without spaces', () => {
  it.each([
    ['Sérum à la vitamine C', '#SérumàlavitamineC'],
    ['#routine-beaute', '#routinebeaute'],
    ['  peau d’été ! ', '#peaudété'],
    ['mini imprimante 2.0', '#miniimprimante20'],
    ['日本 コスメ', '#日本コスメ'],
    ['मेकअप टिप्स', '#मेकअपटिप्स'],
    ['العناية بالبشرة', '#العنايةبالبشرة'],
    ['##tiktokshop', '#tiktokshop'],
  ])('%s: %s', (text, tag) => {
    expect(toHashtag(text)).toBe(tag);
  });

  it.each(['', ' # ', '100 %', '2026', '🎬🎬'])('%j becomes none', (text) => {
    expect(toHashtag(text)).toBeUndefined();
  });

  it('any typed text gives a valid hashtag or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(toHashtag(text) ?? '#none').toMatch(VALID);
      }),
    );
  });
});

describe('hashtags of a result', () => {
  it('are distinct, whatever their case', () => {
    expect(toHashtags(['#Deco', 'deco', 'DÉCO', 'dé co', '!'])).toEqual(['#Deco', '#DÉCO']);
  });

  it('8 hashtags per variant, distinct, valid, the product first', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string({ maxLength: 80 }), (seed, product) => {
        const tags = pickHashtags(seededRandom(seed), BANK, 8, [product, 'tiktokshop']);
        expect(tags).toHaveLength(8);
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(8);
        for (const tag of tags) expect(tag).toMatch(VALID);
        expect(tags.indexOf('#tiktokshop')).toBe(toHashtags([product, 'tiktokshop']).length - 1);
      }),
    );
  });

  it('are the same for the same seed, and different for another', () => {
    const picked = (seed: number) => pickHashtags(seededRandom(seed), BANK, 8);
    expect(picked(1)).toEqual(picked(1));
    expect(picked(1)).not.toEqual(picked(2));
  });

  it('are fewer when the bank is too small', () => {
    expect(pickHashtags(seededRandom(1), ['a', 'A'], 8, ['b'])).toEqual(['#b', expect.stringMatching(/^#a$/i)]);
  });

  it('the count and length are shown: as they appear in a caption', () => {
    const tags = ['#deco', '#été', '#𠮷野家'];
    expect(hashtagText(tags)).toBe('#deco #été #𠮷野家');
    expect(hashtagLength(tags)).toBe(15);
    expect(hashtagLength([])).toBe(0);
  });
});
