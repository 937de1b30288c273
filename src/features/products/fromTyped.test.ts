import { expect, it } from 'vitest';
import { fromTyped } from './fromTyped';

it('a name stays as typed, and the price in it is noted', () => {
  expect(fromTyped('  Air fryer 5 L ')).toEqual({ name: 'Air fryer 5 L', change: {} });
  expect(fromTyped('Sérum 19,90 €')).toEqual({
    name: 'Sérum 19,90 €',
    change: { price: { amount: 19.9, currency: 'EUR' } },
  });
});

it('an address becomes the address of the page, and the product is named by it', () => {
  const link = 'https://shop.example.com/product/lampe-bureau-led/12345';
  expect(fromTyped(link)).toEqual({ name: 'lampe bureau led', change: { link } });
  expect(fromTyped(`Ma lampe ${link}`)).toEqual({ name: 'Ma lampe', change: { link } });
  expect(fromTyped('https://example.com/1')).toEqual({
    name: 'example.com',
    change: { link: 'https://example.com/1' },
  });
});
