import { expect, it } from 'vitest';
import { promiseIn } from './promise';

it.each([
  ['tente pop up 2 secondes 3 places', '2 secondes'],
  ['bougie 40h', '40h'],
  ['Hair Dye Remover 10 minutes', '10 minutes'],
])('%s promises: %s', (typed, promise) => expect(promiseIn(typed)).toBe(promise));

it.each([
  'mascara waterproof noir',
  'maillot 1 piece ventre plat',
  'thé minceur 28 jus',
  'crème anti-âge',
  'air fryer 5 L',
  'tapis 120 x 60 cm',
])('none: %s', (typed) => expect(promiseIn(typed)).toBeUndefined());
