import { expect, it } from 'vitest';
import { inOtherEnglish, otherEnglishOf } from './marketEnglish';

it('the UK says basket, the US cart', () => {
  expect(otherEnglishOf('US')).toBeUndefined();
  expect(otherEnglishOf('FR')).toBeUndefined();
  expect(otherEnglishOf(undefined)).toBeUndefined();
  expect(otherEnglishOf('GB')).toBe('british');
  expect(inOtherEnglish('Tap the cart. Carts, too: add it to cart!', 'british')).toBe(
    'Tap the basket. Baskets, too: add it to basket!',
  );
});

it('Australia has its spelling, and the cart', () => {
  expect(otherEnglishOf('AU')).toBe('commonwealth');
  expect(inOtherEnglish('Color of the cart', 'commonwealth')).toBe('Colour of the cart');
});

it('endings follow', () => {
  expect(inOtherEnglish('Colored, centered, favorites, organizers, recognizes, analyzed, neighbors', 'british')).toBe(
    'Coloured, centred, favourites, organisers, recognises, analysed, neighbours',
  );
});

it('a text that names both says it once', () => {
  expect(inOtherEnglish('the pinned card or the cart (basket in the UK).', 'british')).toBe(
    'the pinned card or the basket.',
  );
});

it('parts of words, hashtags and slots stay', () => {
  expect(inOtherEnglish('literally humorous', 'british')).toBe('literally humorous');
  const text = 'cartoon #homeorganization #color {{color}} carton';
  expect(inOtherEnglish(text, 'british')).toBe(text);
});

it('what the user typed stays as it was typed', () => {
  expect(inOtherEnglish('Golf cart: show the color.', 'british', 'my GOLF CART')).toBe('Golf cart: show the colour.');
});
