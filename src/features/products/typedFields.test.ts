import { describe, expect, it } from 'vitest';
import { commissionFrom, pageFrom, priceFrom } from './typedFields';

describe('a typed price', () => {
  it.each([
    ['29,90', 29.9],
    ['1 299 €', 1299],
    ['$12.50', 12.5],
    ['0', 0],
  ])('%s', (text, amount) => {
    expect(priceFrom(text, 'EUR')).toEqual({ price: { amount, currency: 'EUR' } });
  });

  it('can be taken away; words are none', () => {
    expect(priceFrom(' ', 'USD')).toEqual({ price: undefined });
    expect(priceFrom('cher', 'USD')).toBeUndefined();
    expect(priceFrom('-3', 'USD')).toBeUndefined();
  });
});

it('a typed commission is a rate up to 100', () => {
  expect(commissionFrom('12,5 %')).toEqual({ commission: 12.5 });
  expect(commissionFrom('')).toEqual({ commission: undefined });
  expect(commissionFrom('140')).toBeUndefined();
  expect(commissionFrom('beaucoup')).toBeUndefined();
});

it('a typed address may lack its scheme, but is nothing else', () => {
  expect(pageFrom('https://example.com/p/1')).toEqual({ link: 'https://example.com/p/1' });
  expect(pageFrom(' example.com/p ')).toEqual({ link: 'https://example.com/p' });
  expect(pageFrom('')).toEqual({ link: undefined });
  expect(pageFrom('exam')).toBeUndefined();
  expect(pageFrom('javascript:alert(1).x')).toBeUndefined();
  expect(pageFrom('https://a.b c')).toBeUndefined();
});
