import { expect, it } from 'vitest';
import { carryFigures } from './carryFigures';
import { readQuantities } from './quantities';

const read = (message: string) => readQuantities(message, '€');
const shown = (earlier: string, own: string) =>
  carryFigures(read(earlier), read(own)).map(({ value, unit, role }) =>
    [value, unit, role].filter((part) => part !== undefined).join(' '),
  );

it('a new figure takes the place of the one that it is like', () => {
  expect(shown('10% sur 28 euros', 'et si c’est 12.5 ?')).toEqual(['28 money price', '12.5 percent']);
  expect(shown('je touche 4€ par vente et je veux 100€ par mois', 'et avec 300€ au lieu de 100')).toEqual([
    '4 money commission',
    '300 money goal',
  ]);
});

it('what is not replaced stays', () => {
  expect(shown('2400 vues 31 likes', 'et 60 likes ?')).toEqual(['2400 views', '60 likes']);
});
