import { matchCountry } from '../../../domain/countries';
import { COUNTRY_ZONES } from '../../../domain/countryZones';
import { fold } from '../../../lib/fold';
import { allPlaces } from './findPlaces';

/**
 * The country that a text names, with the clock for its hours: for a country with several zones, the zone where most
 * people live, or with most of its cities in the list. Undefined if it names none.
 *
 * @param countryNames what a country (ISO 3166-1) may be called
 */
export function findCountry(
  typed: string,
  countryNames: (country: string) => readonly string[],
): { country: string; zone: string } | undefined {
  const known = matchCountry(typed);
  if (known) return { country: known, zone: COUNTRY_ZONES[known] };
  const name = fold(typed).trim();
  const country = [...new Set(allPlaces().map((place) => place.country))].find((code) =>
    countryNames(code).some((each) => fold(each) === name),
  );
  if (!country) return undefined;
  const cities = new Map<string, number>();
  for (const place of allPlaces())
    if (place.country === country) cities.set(place.zone, (cities.get(place.zone) ?? 0) + 1);
  const [zone] = [...cities].sort(([, one], [, other]) => other - one)[0] ?? [];
  return zone ? { country, zone } : undefined;
}
