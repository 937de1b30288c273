import { localesOf } from '../../../i18n/formatters';
import { shownLanguage } from '../../../i18n/i18n';
import type { Place } from './findPlaces';

/** The languages in which the list has the cities. */
const WRITTEN = ['fr', 'en'] as const;

const countryIn = (language: string, country: string) =>
  new Intl.DisplayNames(localesOf(language), { type: 'region' }).of(country) ?? country;

/** What a country may be called: its code, and its name in French, English and the language on the screen. */
export const countryNames = (country: string): string[] => [
  country,
  ...[...WRITTEN, shownLanguage()].map((language) => countryIn(language, country)),
];

/** A country in the language on the screen. */
export const countryName = (country: string): string => countryIn(shownLanguage(), country);

/**
 * A city with its country, in French or else in English: 'Londres, Royaume-Uni'. If both have the same name, it appears
 * once.
 */
export function placeName({ name, country }: Place): string {
  const language = WRITTEN.find((written) => written === shownLanguage()) ?? 'en';
  const inCountry = countryIn(language, country);
  return name[language] === inCountry ? inCountry : `${name[language]}, ${inCountry}`;
}
