import { ZONES_BY_COUNTRY } from './zonesByCountry';

let countryOfZone: ReadonlyMap<string, string> | undefined;

/** Every country (ISO 3166-1 alpha-2) with a time zone of its own; the two without one are missing. */
export const countryCodes = (): readonly string[] => [...new Set(zones().values())];

/**
 * Where somebody probably lives, ISO 3166-1: the country of the device's time zone (IANA), else the region of the first
 * language (BCP 47) that names one; undefined when neither does. It is a guess, to be confirmed.
 */
export function guessCountry(zone: string, languages: readonly string[]): string | undefined {
  return zones().get(zone) ?? languages.map(regionOf).find((region) => region !== undefined);
}

function zones(): ReadonlyMap<string, string> {
  countryOfZone ??= new Map(
    ZONES_BY_COUNTRY.trim()
      .split('\n')
      .flatMap((line) => {
        const [country = '', ...names] = line.split(' ');
        return names.map((name): [string, string] => [name, country]);
      }),
  );
  return countryOfZone;
}

function regionOf(language: string): string | undefined {
  return /-([A-Z]{2})(?:-|$)/.exec(language)?.[1];
}
