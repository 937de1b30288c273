import { describe, expect, it } from 'vitest';
import type { Product } from '../../contracts/product';
import { areSimilar, isReworded, similarProducts } from './similarNames';

describe('two spellings of one thing', () => {
  it.each([
    ['Sérum éclat', 'serum  ECLAT'],
    ['air fryer', 'airfryer'],
    ['air fryer', 'air frier'],
    ['Air fryer 5 L', 'airfrier 5L'],
    ['lampe de bureau', 'lampes bureau'],
    ['brosse lissante', 'brosse lisante'],
  ])('%s and %s', (one, other) => {
    expect(areSimilar(one, other)).toBe(true);
  });

  it.each([
    ['coque iPhone 14', 'coque iPhone 15'],
    ['air fryer 3,5 L', 'air fryer 5 L'],
    ['tapis taille S', 'tapis taille M'],
    ['masque led', 'casque led'],
    ['sac', 'bac'],
    ['lampe', 'tapis'],
  ])('but not %s and %s', (one, other) => {
    expect(areSimilar(one, other)).toBe(false);
  });
});

it('a new name means the same if it says more or less, or corrects a typo', () => {
  expect(isReworded('lampe', 'Lampe de bureau')).toBe(true);
  expect(isReworded('air frier', 'air fryer')).toBe(true);
  expect(isReworded('lampe', 'Lampé')).toBe(false);
  expect(isReworded('lampe', 'tapis')).toBe(false);
});

describe('products that are probably the same', () => {
  const product = (id: string, name: string, more: Partial<Product> = {}): Product => ({
    id,
    name,
    facts: {},
    struck: [],
    createdAt: `2026-11-2${id}T10:00:00.000Z`,
    ...more,
  });
  const [older, newer, lamp] = [product('1', 'air fryer'), product('2', 'airfrier'), product('3', 'lampe')];

  it('are found, the older first', () => {
    expect(similarProducts([lamp, newer, older])).toEqual([older, newer]);
  });

  it('are none once the creator has told them apart', () => {
    expect(similarProducts([older, product('2', 'airfrier', { apart: ['1'] })])).toBeUndefined();
    expect(similarProducts([product('1', 'air fryer', { apart: ['2'] }), newer])).toBeUndefined();
    expect(similarProducts([])).toBeUndefined();
  });
});
