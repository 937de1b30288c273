import { useEffect } from 'react';
import { useStore } from 'zustand';
import { includesFolded } from '../../../lib/fold';
import { hydrateProducts, productNamed, productsStore } from '../../../state/slices/productsStore';

/** The most products offered at once. */
const MOST = 6;

/**
 * The names of the creator's products to offer for what is typed so far, the newest first; none unless the question asks
 * for a product. A name that is there in full is an answer, beside which the others are offered as before.
 */
export function useProductNames(question: string, typed: string): readonly string[] {
  const { items } = useStore(productsStore);
  useEffect(() => void hydrateProducts(), []);
  if (question !== 'product') return [];
  const part = productNamed(items, typed) ? '' : typed;
  return items
    .filter(({ name, archivedAt }) => !archivedAt && includesFolded(name, part))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** The products before the examples, each once. */
export const withExamples = (products: readonly string[], examples: readonly string[] = []): string[] => [
  ...new Set([...products, ...examples]),
];
