import type { Country } from './countries';

/** The zone (IANA) used for a country's hours: its own, or the one most of its people live in. */
export const COUNTRY_ZONES: Readonly<Record<Country, string>> = {
  FR: 'Europe/Paris',
  US: 'America/New_York',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
};
