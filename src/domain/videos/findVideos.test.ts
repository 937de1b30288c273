import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { findVideos, searchable } from './findVideos';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const videos = [
  exampleVideo({ title: 'Mini imprimante', niche: 'tech', createdAt: day(1) }),
  exampleVideo({ title: 'Le sérum œil de biche', niche: 'beauty', product: 'Sérum Zyx', createdAt: day(2) }),
  exampleVideo({ title: 'Sérum du matin', niche: 'Pêche', createdAt: day(3) }),
  exampleVideo({ title: 'Ma routine', niche: 'beauty', product: 'serum', createdAt: day(1), publishedAt: day(4) }),
];
const names: Readonly<Record<string, string>> = { beauty: 'Beauté', tech: 'Tech' };
const all = searchable(videos, (niche) => names[niche] ?? niche);
const found = (query: string) => findVideos(all, query).map(({ title }) => title);

describe('findVideos', () => {
  it('gives all of them for a blank query, newest first, a published one by its publication', () => {
    for (const query of ['', '   '])
      expect(found(query)).toEqual(['Ma routine', 'Sérum du matin', 'Le sérum œil de biche', 'Mini imprimante']);
  });

  it('puts a title that begins with the query first, then one that contains it, then other matches', () => {
    expect(found('SERUM')).toEqual(['Sérum du matin', 'Le sérum œil de biche', 'Ma routine']);
    expect(found('m')).toEqual(['Ma routine', 'Mini imprimante', 'Sérum du matin', 'Le sérum œil de biche']);
  });

  it.each([
    ['oeil', ['Le sérum œil de biche']],
    ['peche', ['Sérum du matin']],
    ['beaute', ['Ma routine', 'Le sérum œil de biche']],
    ['zyx beaute', ['Le sérum œil de biche']],
    ['imprimante mini', ['Mini imprimante']],
    ['beauteserum', []],
    ['rien de tel', []],
  ])('%s: every word, in title, niche or product, ignoring case and accents', (query, titles) => {
    expect(found(query)).toEqual(titles);
  });
});
