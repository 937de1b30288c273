import { expect, it } from 'vitest';
import type { Product } from '../../contracts/product';
import { foundNames, MOST_OFFERED } from './foundNames';

const video = (product: string | undefined, day: number) => ({ product, createdAt: `2026-11-0${day}T10:00:00.000Z` });
const lamp: Product = {
  id: 'p1',
  name: 'Lampe de bureau',
  spellings: ['lampe burau'],
  facts: {},
  struck: [],
  createdAt: '2026-11-01T10:00:00.000Z',
};

it('finds what was typed in videos and tools, each once, the newest first', () => {
  const videos = [video('Sérum', 1), video(undefined, 2), video(' Air fryer ', 3), video('serum', 4)];
  expect(foundNames(videos, ['AIR FRYER', 'Tapis'], { items: [] })).toEqual(['serum', 'Air fryer', 'Tapis']);
});

it('leaves out what is on the list under any spelling, what was turned down, and what is too long for a name', () => {
  const typed = ['LAMPE de bureau', 'lampe burau', 'Mixeur', 'x'.repeat(301), 'Gourde'];
  expect(foundNames([], typed, { items: [lamp], passed: ['mixeur'] })).toEqual(['Gourde']);
});

it('offers a handful at a time', () => {
  const typed = Array.from({ length: 40 }, (_, place) => `Produit ${place}`);
  expect(foundNames([], typed, { items: [] })).toHaveLength(MOST_OFFERED);
});
