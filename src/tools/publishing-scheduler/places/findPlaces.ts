import { words } from '../../../lib/fold';
import { CITIES } from './cities';

/** A city that a clock can be chosen by. */
export interface Place {
  name: { en: string; fr: string };
  /** ISO 3166-1 */
  country: string;
  /** IANA */
  zone: string;
  /** All its names, in the form used for comparison. */
  keys: readonly string[];
}

export interface Found {
  /**
   * Cities with exactly this name, the one that its zone is named after first; only those of the country if one was
   * typed after a comma.
   */
  exact: readonly Place[];
  /** Cities whose name starts with it. */
  begins: readonly Place[];
}

/** How many are offered while a name is being typed, those of France first: most users are there. */
const MOST_OFFERED = 5;
/** The shortest text, in letters, for which cities are offered. */
const LEAST_TYPED = 2;

const SHORT = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
]);

/** The form in which names are compared: 'St. John’s' and 'saint-john-s' are the same. */
const keyOf = (name: string): string =>
  words(name)
    .map((word) => SHORT.get(word) ?? word)
    .join(' ');

let read: readonly Place[] | undefined;

/** Every city, in the order of the list; parsed when one is first looked for. */
export function allPlaces(): readonly Place[] {
  read ??= CITIES.trim().split('\n').flatMap(placesOf);
  return read;
}

function placesOf(line: string): Place[] {
  const [country = '', zone = '', cities = ''] = line.split('|');
  return cities.split(';').map((city) => {
    const [names = '', ...spellings] = city.split(',');
    const [en = '', fr = en] = names.split('=');
    return { name: { en, fr }, country, zone, keys: [...new Set([en, fr, ...spellings].map(keyOf))] };
  });
}

/**
 * Of cities with the same name, the one that its zone is named after is most likely meant: London in the United
 * Kingdom.
 */
const namesItsZone = ({ name, zone }: Place): number => Number(zone.endsWith(`/${name.en.replaceAll(' ', '_')}`));

/**
 * The cities that a typed text names, in French or English, whatever its case and accents.
 *
 * @param countryNames what a country may be called
 */
export function findPlaces(typed: string, countryNames: (country: string) => readonly string[]): Found {
  const [city = '', ...after] = typed.split(',');
  const places = allPlaces();
  const key = keyOf(city);
  const country = keyOf(after.join(' '));
  if (key.length < LEAST_TYPED) return { exact: [], begins: [] };
  const isThere = (place: Place) =>
    country === '' || countryNames(place.country).some((name) => keyOf(name) === country);
  const exact = places.filter((place) => place.keys.includes(key) && isThere(place));
  exact.sort((one, other) => namesItsZone(other) - namesItsZone(one));
  const begins = places.filter((place) => place.keys.some((name) => name.startsWith(key)) && !exact.includes(place));
  const isFrench = ({ country }: Place) => Number(country === 'FR');
  begins.sort((one, other) => isFrench(other) - isFrench(one));
  return { exact, begins: begins.slice(0, MOST_OFFERED) };
}
