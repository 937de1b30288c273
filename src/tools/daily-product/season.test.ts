import { expect, it } from 'vitest';
import { seasonOf } from './season';

it.each([
  [11, 'FR', 'autumn'],
  [12, 'FR', 'winter'],
  [2, 'US', 'winter'],
  [3, 'FR', 'spring'],
  [8, 'CA', 'summer'],
  [11, 'AU', 'spring'],
  [1, 'ZA', 'summer'],
  [7, 'AR', 'winter'],
  // Rain and heat make the year there.
  [11, 'SN', undefined],
  [11, 'CI', undefined],
  [11, undefined, undefined],
])('month %s in %s: %s', (month, country, season) => {
  expect(seasonOf(month, country)).toBe(season);
});
