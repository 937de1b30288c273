import { describe, expect, it } from 'vitest';
import { comparedWords, nameFinder } from './nameFinder';

const finder = nameFinder(
  ['friteuse sans huile', 'brosse à dents', 'écouteurs', 'sèche-cheveux', 'air fryer'].map((name) => [name, name]),
);
const exact = (text: string) => finder.exact(comparedWords(text)).map(({ named }) => named);
const similar = (text: string) => finder.similar(comparedWords(text), 2).map(({ named }) => named);

describe('a name is found exactly', () => {
  it.each([
    ['Friteuse SANS huile 5 L', 'friteuse sans huile'],
    ['brosse dents électrique', 'brosse à dents'],
    ['lot de ecouteur bluetooth', 'écouteurs'],
    ['airfryer', 'air fryer'],
    ['secheCheveux pro', 'sèche-cheveux'],
  ])('in « %s »', (text, name) => {
    expect(exact(text)).toEqual([name]);
  });

  it('with its place in the text', () => {
    expect(finder.exact(comparedWords('ma grande brosse à dents'))).toEqual([
      { named: 'brosse à dents', first: 2, last: 3, letters: 10, edits: 0 },
    ]);
  });
});

describe('a badly spelt name is found', () => {
  it.each([
    ['fritteuse san huile', 'friteuse sans huile'],
    ['ecoutteurs', 'écouteurs'],
    ['brosse a deants', 'brosse à dents'],
    ['saiche cheveu', 'sèche-cheveux'],
  ])('in « %s »', (text, name) => {
    expect(similar(text)).toContain(name);
  });

  it('not in words that resemble nothing', () => {
    expect(similar('zorblax 3000')).toEqual([]);
    expect(similar('bouilloire')).toEqual([]);
  });
});
