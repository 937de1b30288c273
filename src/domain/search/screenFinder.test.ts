import { describe, expect, it } from 'vitest';
import { type Searched, screenFinder } from './screenFinder';

const screen = (id: string, name: string, keywords: string[] = [], job = ''): Searched => ({ id, name, keywords, job });

const find = screenFinder([
  screen('job', 'Alpha', ['tuto'], 'Monter une étagère'),
  screen('within', 'Bravo', ['perceuse', 'monter un meuble']),
  screen('second', 'Charlie', ['vis', 'monter']),
  screen('first', 'Delta', ['monter', 'vis']),
  screen('middle', 'Remonter'),
  screen('later', 'Tout monter'),
  screen('begins', 'Monter vite'),
  screen('others', 'Echo', ['téléprompteur', 'notice de montage', '模板']),
]);

describe('screenFinder', () => {
  it('ranks the beginning of a name, a word of it, a keyword, a part of one, the job, the middle of a name', () => {
    expect(find('monter')).toEqual(['begins', 'later', 'first', 'second', 'job', 'within', 'middle']);
  });

  it('ignores case, accents, apostrophes, plurals and filler words', () => {
    expect(find('  TELEPROMPTEURS ')).toEqual(['others']);
    expect(find('comment j’ai une notice dans le montage ?')).toEqual(['others']);
  });

  it('gives all for a blank query, in their order', () => {
    expect(find(' ')).toEqual(['job', 'within', 'second', 'first', 'middle', 'later', 'begins', 'others']);
  });

  it('forgives one letter from five letters on, even while the word is being typed', () => {
    expect(find('perceusse')).toEqual(['within']);
    expect(find('telepromte')).toEqual(['others']);
    expect(find('noticce de mmontaje')).toEqual(['others']);
    expect(find('parceuze')).toEqual([]);
    expect(find('tuta')).toEqual([]);
  });

  it('forgives a word written as two', () => {
    expect(find('télé prompteur')).toEqual(['others']);
  });

  it('finds what a sentence is about, by its longest keyword', () => {
    expect(find('mon tuto parle de ma perceuse')).toEqual(['within', 'job']);
    expect(find('我要一个模板吗')).toEqual(['others']);
  });

  it('finds nothing when nothing matches', () => {
    expect(find('zzz')).toEqual([]);
    expect(find('un poulet rôti')).toEqual([]);
  });
});
