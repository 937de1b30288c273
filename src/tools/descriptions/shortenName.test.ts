import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenName } from './shortenName';

describe('a product’s name is shortened by words, never cut in the middle', () => {
  it.each([
    ['Sérum à la vitamine C', 30, 'Sérum à la vitamine C'],
    ['Sérum à la vitamine C', 20, 'Sérum à la vitamine'],
    ['Sérum à la vitamine C', 12, 'Sérum'],
    ['Chargeur USB-C – voyage et maison', 16, 'Chargeur USB-C'],
    ['Mug isotherme, 500 ml, café', 14, 'Mug isotherme'],
    ['Bottle with a straw for the gym bag', 22, 'Bottle with a straw'],
    ['Lot de 12 boîtes à épices empilables', 20, 'Lot de 12 boîtes'],
  ])('%s, %d: %s', (name, room, short) => {
    expect(shortenName(name, room)).toBe(short);
  });

  it('no word fits: undefined', () => {
    expect(shortenName('Anticonstitutionnellement', 20)).toBeUndefined();
    expect(shortenName('de la du des', 8)).toBeUndefined();
  });

  it('any name: within the room, in whole words from its beginning', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), fc.nat({ max: 80 }), (words, room) => {
        const name = words.join(' ');
        const short = shortenName(name, room);
        if (short === undefined || short === name) return;
        expect(short.length).toBeLessThanOrEqual(room);
        const all = name.split(/\s+/).join(' ');
        expect(all.startsWith(short)).toBe(true);
        expect(all.slice(short.length)).toMatch(/^[,;:–—-]*(?:\s|$)/u);
      }),
    );
  });
});
