import type { Country } from './countries';

/** The zone (IANA) whose clock a country's hours are told by: its own, or the one that most of its people live in. */
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
