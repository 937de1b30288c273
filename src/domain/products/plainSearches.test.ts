import { expect, it } from 'vitest';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { plainSearches } from './plainSearches';

const { knowledge } = briefOfTyped('Zorblax 3000', 'en');

it('leaves out searches that ask for the best, unless there are no others', () => {
  const searched = ['best lapel mic', 'lapel mic review', 'lapel mic bestseller', 'meilleur micro'];
  expect(plainSearches({ ...knowledge, searched })).toEqual(['lapel mic review', 'lapel mic bestseller']);
  expect(plainSearches({ ...knowledge, searched: ['best lapel mic'] })).toEqual(['best lapel mic']);
});
