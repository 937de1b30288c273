import { describe, expect, it } from 'vitest';
import { allKinds, briefOfKind, briefOfTyped } from '../../../../tests/support/products/productsOnDisk';
import { freshChoice } from '../../../domain/products/freshChoice';
import { seededRandom } from '../../../lib/seededRandom';
import { cautionsFor } from './cautions';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('what may not be claimed or done', () => {
  it('says a thing once, even if a kind and its family word it differently', () => {
    const brief = briefOfTyped('Zorblax 3000', 'en');
    const lines = ['leave it where a child can reach', 'leave pods where a child can reach', 'store it by a heater'];
    const product = { ...brief, knowledge: { ...brief.knowledge, never: lines } };
    for (const seed of seeds) {
      const { never } = cautionsFor(product, freshChoice(seededRandom(seed)));
      expect(never).toHaveLength(2);
      expect(never).toContain('store it by a heater');
    }
  });

  it('keeps lines that only share the product’s name', () => {
    const brief = briefOfTyped('air fryer', 'en');
    const lines = ['run the air fryer empty', 'stack anything on the air fryer'];
    const product = { ...brief, knowledge: { ...brief.knowledge, never: lines } };
    expect(cautionsFor(product, freshChoice(seededRandom(1))).never).toHaveLength(2);
  });

  it.each(['fr', 'en'] as const)('is there for every tenth kind (%s)', (language) => {
    for (const { family, kind } of allKinds(language).filter((_, place) => place % 10 === 0)) {
      const { claims, never } = cautionsFor(briefOfKind(family, kind, language), freshChoice(seededRandom(1)));
      expect(claims.length).toBeGreaterThan(0);
      expect(never.length).toBeGreaterThan(0);
    }
  });
});
