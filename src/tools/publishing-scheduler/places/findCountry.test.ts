import { expect, it } from 'vitest';
import { findCountry } from './findCountry';

const names = (country: string) =>
  ['fr', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country);

it.each([
  ['États-Unis', 'America/New_York'],
  ['usa', 'America/New_York'],
  ['Royaume-Uni', 'Europe/London'],
  ['brésil', 'America/Sao_Paulo'],
  ['Australia', 'Australia/Sydney'],
  ['Indonésie', 'Asia/Jakarta'],
  ['Sénégal', 'Africa/Dakar'],
  ['japon', 'Asia/Tokyo'],
])('the market %s uses the clock of %s', (typed, zone) => {
  expect(findCountry(typed, names)?.zone).toBe(zone);
});

it.each(['', 'Montréal', 'Trifouilly'])('%o is no country', (typed) => {
  expect(findCountry(typed, names)).toBeUndefined();
});
