import { expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { Product } from '../../contracts/product';
import { waitingProducts } from './waitingProducts';

const TODAY = '2026-11-22';
const product = (name: string, change: Partial<Product> = {}): Product => ({
  id: name,
  name,
  facts: {},
  struck: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  ...change,
});
const sample = (name: string, deadline: string) => product(name, { from: 'sample', deadline });
const names = (products: readonly Product[], today = TODAY, ...videos: Parameters<typeof exampleVideo>[0][]) =>
  waitingProducts(products, videos.map(exampleVideo), today).map(({ product, due }) =>
    due ? `${product.name} ${due}` : product.name,
  );

it('the sample whose day comes first goes first', () => {
  expect(names([product('lampe'), sample('sérum', '2026-12-01'), sample('micro', '2026-11-27')])).toEqual([
    'micro 2026-11-27',
    'sérum 2026-12-01',
    'lampe',
  ]);
});

it('a sample that is a few days late still does, one that is long past does not', () => {
  expect(names([sample('sérum', '2026-11-20')])).toEqual(['sérum 2026-11-20']);
  expect(names([sample('sérum', '2026-10-20')])).toEqual(['sérum']);
});

it('a sample whose video is published is due no more, however its name is written', () => {
  const published = { product: 'SERUM', publishedAt: '2026-11-20T10:00:00.000Z' };
  expect(names([sample('sérum', '2026-11-27')], TODAY, published)).toEqual(['sérum']);
  expect(names([sample('sérum', '2026-11-27')], TODAY, { product: 'SERUM' })).toEqual(['sérum 2026-11-27']);
});

it('without samples another one comes first each day', () => {
  const three = ['a', 'b', 'c'].map((name) => product(name));
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'];
  expect(new Set(days.map((day) => names(three, day)[0])).size).toBe(3);
});

it('what is archived does not count, and there may be none', () => {
  expect(names([product('lampe', { archivedAt: '2026-11-10T10:00:00.000Z' })])).toEqual([]);
  expect(names([])).toEqual([]);
});
