import { expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { COUNTRY_ZONES } from './countryZones';
import { isKnownZone } from './reminders/zone';

it.each(COUNTRIES)('the zone of %s is one that a clock can be set to', (country) => {
  expect(isKnownZone(COUNTRY_ZONES[country])).toBe(true);
});
