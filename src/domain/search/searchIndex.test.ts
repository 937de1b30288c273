import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt';
import { type Findable, indexed, searchIndex, sortedIndex } from './searchIndex';

const thing = (id: string, title: string, more: Partial<Findable> = {}): Findable => ({
  kind: 'video',
  id,
  title,
  texts: [],
  usedAt: '2026-11-21T10:00:00.000Z',
  ...more,
});
const find = (query: string, ...things: Findable[]) =>
  searchIndex(sortedIndex(things.map(indexed)), query).map(({ kind, items }) => [kind, items.map(({ id }) => id)]);

describe('what is found', () => {
  const serum = thing('serum', 'Sérum à la vitamine C', { texts: ['Un œil fatigué ?', '#skincare'] });

  it.each(['serum', 'SÉRUM', 'vitamine serum', 'oeil', 'Œil', 'skin', '  c  '])(
    '%j finds it, regardless of case and accents',
    (query) => {
      expect(find(query, serum)).toEqual([['video', ['serum']]]);
    },
  );

  it.each(['serum lampe', 'z', '', '   '])('%j does not: every word has to occur, and there has to be one', (query) => {
    expect(find(query, serum)).toEqual([]);
  });
});

describe('the order of what is found', () => {
  it('a title that begins with it, then one with a word that does, then one that contains it, then a match elsewhere', () => {
    const things = [
      thing('elsewhere', 'Déballage', { texts: ['une lampe'] }),
      thing('within', 'Un halampe'),
      thing('word', 'Ma lampe'),
      thing('start', 'Lampe de bureau'),
    ];
    expect(find('lampe', ...things)).toEqual([['video', ['start', 'word', 'within', 'elsewhere']]]);
  });

  it('the last used first when titles match equally well', () => {
    const old = thing('old', 'Lampe', { usedAt: '2026-11-01T10:00:00.000Z' });
    expect(find('lampe', old, thing('new', 'Lampe'))).toEqual([['video', ['new', 'old']]]);
  });

  it('by kind, the kind with the best title first', () => {
    const said = thing('said', 'Mon live', { kind: 'conversation', texts: ['la lampe'] });
    const group = thing('group', 'Lampes', { kind: 'hashtags' });
    expect(find('lampe', said, thing('video', 'Une lampe'), group)).toEqual([
      ['hashtags', ['group']],
      ['video', ['video']],
      ['conversation', ['said']],
    ]);
  });
});

describe('the excerpt', () => {
  const script = 'Ouvre sur le bureau vide. Pose la petite lampe à pince, allume, recule.';

  it('shows some words before, and as many as fit on a line', () => {
    expect(excerptOf(thing('a', 'Bureau', { texts: [script] }), 'LAMPE')).toBe(
      '… Pose la petite lampe à pince, allume, recule.',
    );
  });

  it('prefers the word that the title does not contain', () => {
    expect(excerptOf(thing('a', 'Lampe', { texts: ['La lampe seule', 'Une pince'] }), 'lampe pince')).toBe('Une pince');
  });

  it('is absent when only the title matches', () => {
    expect(excerptOf(thing('a', 'Lampe', { texts: ['Autre'] }), 'lampe')).toBeUndefined();
  });
});
