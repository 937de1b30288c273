import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries';
import { COUNTRY_ZONES } from '../countryZones';
import { countryCodes, guessCountry } from './guessCountry';

describe('guessCountry', () => {
  it.each([
    ['Europe/Paris', 'FR'],
    ['Africa/Dakar', 'SN'],
    ['Europe/Stockholm', 'SE'],
    ['America/Argentina/Ushuaia', 'AR'],
  ])('takes %s for a clock of %s', (zone, country) => {
    expect(guessCountry(zone, [])).toBe(country);
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata', 'IN'],
    ['Europe/Kiev', 'Europe/Kyiv', 'UA'],
  ])('knows %s by its new name too', (old, renamed, country) => {
    expect([guessCountry(old, []), guessCountry(renamed, [])]).toEqual([country, country]);
  });

  it('goes by where the clock is, whatever the language', () => {
    expect(guessCountry('Europe/Paris', ['en-US', 'en'])).toBe('FR');
  });

  it('goes by the first region among the languages when the clock names no country', () => {
    expect(guessCountry('UTC', ['fr', 'zh-Hant-TW', 'en-US'])).toBe('TW');
    expect(guessCountry('Etc/GMT+3', ['fr', 'es-419'])).toBeUndefined();
  });

  it('knows the country of every zone that this runtime knows', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => guessCountry(zone, []) === undefined)).toEqual([]);
  });

  it.each(COUNTRIES)('uses a zone for the hours of %s that belongs to it', (country) => {
    expect(guessCountry(COUNTRY_ZONES[country], [])).toBe(country);
  });

  it('lists every country once, each with a name', () => {
    const codes = countryCodes();
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(codes).toHaveLength(247);
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });
});
