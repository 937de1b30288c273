import { expect, it } from 'vitest';
import { joined } from './joined.ts';

it('stands behind a colon, small in French', () => {
  expect(joined('À contre-jour, un seul pschitt.', 'fr')).toBe('\u00a0: à contre-jour, un seul pschitt.');
  expect(joined('One spritz, backlit.', 'en')).toBe(': One spritz, backlit.');
});

it('leaves an acronym and what begins with no letter as they are', () => {
  expect(joined('LED rouge, pièce noire.', 'fr')).toBe('\u00a0: LED rouge, pièce noire.');
  expect(joined('«\u00a0Ça colle\u00a0?\u00a0»', 'fr')).toBe('\u00a0: «\u00a0Ça colle\u00a0?\u00a0»');
});

it('never makes a second colon', () => {
  expect(joined('Gélule ou comprimé\u00a0: c’est gros comment\u00a0?', 'fr')).toBe(
    '. Gélule ou comprimé\u00a0: c’est gros comment\u00a0?',
  );
  expect(joined('The truth: it’s 6:30.', 'en')).toBe('. The truth: it’s 6:30.');
});
