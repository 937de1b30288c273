import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { type Bank, hashtagsByNiche } from './hashtagsByNiche';

const BANK: Bank = {
  general: Array.from({ length: 9 }, (_, place) => `general${place}`),
  occasions: ['matin', 'soir', 'weekend'],
  specific: ['cheveuxfins', 'soincheveux', 'rougealevres', 'tapisdesport'],
  market: ['marche'],
};
const tagsFor = (product: string, bank: Partial<Bank> = {}) =>
  hashtagsByNiche(product, { ...BANK, ...bank }, seededRandom(1));

describe('8 hashtags per variant', () => {
  it('product, two of the niche, an occasion, the market; then three spares', () => {
    const kinds = tagsFor('Gloss').map((tag) => tag.replace(/\d$/, ''));
    expect(kinds.with(3, 'occasion').with(7, 'occasion')).toEqual([
      ...['#Gloss', '#general', '#general', 'occasion', '#marche'],
      ...['#general', '#general', 'occasion'],
    ]);
    for (const place of [3, 7]) expect(['#matin', '#soir', '#weekend']).toContain(kinds[place]);
  });

  it('one for a kind of product comes first where the name says that kind, and appears nowhere else', () => {
    expect(tagsFor('Huile pour cheveux').slice(1, 3).sort()).toEqual(['#cheveuxfins', '#soincheveux']);
    expect(tagsFor('Tapis de yoga')[1]).toBe('#tapisdesport');
    expect(tagsFor('Sac à dos').some((tag) => BANK.specific.includes(tag.slice(1)))).toBe(false);
  });

  it('a long name gives its first words, one that cannot be shortened none', () => {
    expect(tagsFor('Brosse soufflante à air chaud pour cheveux')[0]).toBe('#Brossesoufflanteàairchaud');
    expect(tagsFor('x'.repeat(31))).toHaveLength(8);
    expect(tagsFor('x'.repeat(31)).join()).not.toContain('x');
  });

  it('a product that is a hashtag of the bank appears once, and eight remain', () => {
    const tags = tagsFor('GENERAL3');
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(8);
  });
});
