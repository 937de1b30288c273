import { describe, expect, it } from 'vitest';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { freshChoice } from '../../domain/products/freshChoice';
import { seededRandom } from '../../lib/seededRandom';
import { hashtagsFor } from './hashtagsFor';
import french from './locales/fr.json';

const { texts } = french;
const tagsOf = (typed: string, type: 'grandPublic' | 'nicheCiblee', { month = 0, seed = 1 } = {}) => {
  const choose = freshChoice(seededRandom(seed));
  return hashtagsFor(briefOfTyped(typed, 'fr'), type, texts, { niche: 'home', month, choose });
};
const hash = (tags: readonly string[]) => tags.map((tag) => `#${tag}`);

describe('8 hashtags per variant', () => {
  it('product, two of the niche, an occasion, the market; then three spares', () => {
    for (let seed = 0; seed < 30; seed++) {
      const [product = '', ...rest] = tagsOf('air fryer 5 L', 'grandPublic', { seed });
      expect(product).toBe('#airfryer');
      for (const tag of rest.slice(0, 2)) expect(hash(texts.hashtags.cooking)).toContain(tag);
      expect(hash([...texts.occasions.everyday, ...(texts.occasions.months[0] ?? [])])).toContain(rest[2]);
      expect(hash(texts.market)).toContain(rest[3]);
      expect(new Set([product, ...rest]).size).toBe(8);
    }
  });

  it('for those who look for such a thing, the two of the niche are the kind’s own', () => {
    const { tags } = briefOfTyped('air fryer', 'fr').knowledge;
    for (let seed = 0; seed < 30; seed++) {
      for (const tag of tagsOf('air fryer', 'nicheCiblee', { seed }).slice(1, 3)) expect(tags).toContain(tag);
    }
  });

  it('an occasion is of the year only for what is bought in that month or used at that feast', () => {
    const seen = (typed: string, month: number) =>
      new Set(Array.from({ length: 20 }, (_, seed) => tagsOf(typed, 'grandPublic', { month, seed })[3]));
    expect(seen('piscine gonflable', 6)).toContain('#ete');
    for (const tag of seen('piscine gonflable', 11)) expect(hash(texts.occasions.everyday)).toContain(tag);
    for (const tag of seen('oreiller', 11)) expect(hash(texts.occasions.everyday)).toContain(tag);
    const { word, tag, months } = texts.occasions.feasts[1] ?? { word: '', tag: '', months: [] };
    const brief = briefOfTyped('oreiller', 'fr');
    const forFeast = { ...brief, knowledge: { ...brief.knowledge, when: [`avant ${word}`] } };
    const tagsIn = (month: number) => {
      const choose = freshChoice(seededRandom(1));
      return hashtagsFor(forFeast, 'grandPublic', texts, { niche: 'home', month, choose });
    };
    expect(tagsIn((months[0] ?? 1) - 1)).toContain(`#${tag}`);
    expect(tagsIn(5)).not.toContain(`#${tag}`);
  });

  it('an unknown product gives its name; one that cannot be said none', () => {
    expect(tagsOf('Zorblax 3000', 'nicheCiblee')[0]).toBe('#zorblax3000');
    for (const typed of ['https://shop.example.com/item/1', '🧴🧴', 'x'.repeat(300), '!?']) {
      const tags = tagsOf(typed, 'nicheCiblee');
      expect(new Set(tags).size).toBe(8);
      expect(tags.join()).not.toMatch(/http|xxx|#produit,/);
    }
  });
});
