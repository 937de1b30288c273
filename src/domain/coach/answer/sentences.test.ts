import { expect, it } from 'vitest';
import { bubblesOf, itemsOf, sentencesOf } from './sentences';

it('a sentence does not end at a decimal point, nor before what closes a quotation', () => {
  expect(sentencesOf('À 4.3 étoiles, oui. Dis « Stop. » Puis filme.')).toEqual([
    'À 4.3 étoiles, oui.',
    'Dis « Stop. » Puis filme.',
  ]);
});

it('the items of a list are read without their dash', () => {
  expect(itemsOf('Voici :\n- un\n- deux\nVoilà.')).toEqual(['un', 'deux']);
});

it('a short text is one bubble; of a long one the first sentence stands alone', () => {
  expect(bubblesOf('Oui. Toujours.')).toEqual(['Oui. Toujours.']);
  const long =
    `Commence par le résultat à l’image. ${'Puis tu montres le geste en entier, sans couper. '.repeat(5)}`.trim();
  const [first, rest] = bubblesOf(long);
  expect(first).toBe('Commence par le résultat à l’image.');
  expect(`${first} ${rest}`).toBe(long);
});
