import { COUNTRY_ZONES } from '../../domain/countryZones';

/** The countries whose shop is known to be open (July 2026), two that people ask about, and any other. */
export const SHOP_COUNTRIES = [
  'FR',
  'BE',
  'DE',
  'AT',
  'ES',
  'IE',
  'IT',
  'NL',
  'PL',
  'GB',
  'US',
  'CA',
  'CH',
  'other',
] as const;
export type ShopCountry = (typeof SHOP_COUNTRIES)[number];

export const shopCountryOf = (id: string | undefined): ShopCountry | undefined =>
  SHOP_COUNTRIES.find((country) => country === id);

/**
 * The guide for someone who lives in a country (ISO 3166-1): `other` for one that is not listed, undefined if it is
 * unknown.
 */
export const shopCountryOfHome = (home: string | undefined): ShopCountry | undefined =>
  home === undefined ? undefined : (shopCountryOf(home) ?? 'other');

/** `unlisted`: no source names a shop there. `unknown`: a country that we have not looked into. */
export function shopCountryStatus(country: ShopCountry): 'open' | 'unlisted' | 'unknown' {
  if (country === 'other') return 'unknown';
  return country === 'CA' || country === 'CH' ? 'unlisted' : 'open';
}

/**
 * More zones (IANA): where most people live in countries with several, and those of countries that no other tool asks
 * for.
 */
const MORE_ZONES: Readonly<Record<string, ShopCountry>> = {
  'Europe/Dublin': 'IE',
  'Europe/Vienna': 'AT',
  'Europe/Warsaw': 'PL',
  'Atlantic/Canary': 'ES',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Detroit': 'US',
  'America/Phoenix': 'US',
  'America/Los_Angeles': 'US',
  'America/Anchorage': 'US',
  'Pacific/Honolulu': 'US',
  'America/Halifax': 'CA',
  'America/Winnipeg': 'CA',
  'America/Edmonton': 'CA',
  'America/Vancouver': 'CA',
};

/**
 * The country that a time zone belongs to: only ever a suggestion, since a clock does not say where an account is
 * registered.
 */
export function countryOfZone(zone: string): ShopCountry | undefined {
  const [country] = Object.entries(COUNTRY_ZONES).find(([, its]) => its === zone) ?? [];
  return shopCountryOf(country) ?? MORE_ZONES[zone];
}

const REGIONAL_INDICATOR_A = 0x1f1e6;

/** A country's flag: its code in regional indicator letters. */
export const flagOf = (country: ShopCountry): string =>
  country === 'other'
    ? '🌍'
    : String.fromCodePoint(...Array.from(country, (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65));
