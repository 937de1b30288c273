import { expect, it } from 'vitest';
import { promiseIn } from './promise';

it.each([
  ['tente pop up 2 secondes 3 places', '2 secondes'],
  ['aspirateur robot laveur qui se vide tout seul', 'se vide tout seul'],
  ['Car Trash Can with Lid Leakproof Hanging', 'Leakproof'],
  ['self watering planters indoor 5 pack', 'self watering'],
  ['mascara waterproof noir', 'waterproof'],
])('%s promises: %s', (typed, promise) => expect(promiseIn(typed)).toBe(promise));

it.each(['maillot 1 piece ventre plat', 'thé minceur 28 jus', 'crème anti-âge', 'air fryer 5 L', 'tapis 120 x 60 cm'])(
  'nothing that a camera could check: %s',
  (typed) => expect(promiseIn(typed)).toBeUndefined(),
);
