import { expect, it } from 'vitest';
import { suiting } from './suits';

const texts = [
  { say: 'always' },
  { say: 'blocking', onlyIf: ['rfid', 'anti rfid'] },
  { say: 'by hand', unless: ['electri', 'sans fil'] },
];
const saidOf = (typed: string) => suiting(typed)(texts).map(({ say }) => say);

it('takes what holds for the words that were typed, from the beginning of a word, whatever its accents', () => {
  expect(saidOf('Porte-cartes RFID')).toEqual(['always', 'blocking', 'by hand']);
  expect(saidOf('Balai ÉLECTRIQUE')).toEqual(['always']);
  expect(saidOf('balai sans-fil')).toEqual(['always']);
  expect(saidOf('coupe inélectrique')).toEqual(['always', 'by hand']);
});

it('hands the texts on without their conditions', () => {
  expect(suiting('RFID')(texts)[1]).toEqual({ say: 'blocking' });
});
