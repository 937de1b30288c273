import { describe, expect, it } from 'vitest';
import { COUNTRIES, matchCountry } from './countries';

describe('matchCountry', () => {
  it('knows the ten countries of the specification by their names in French and English', () => {
    const french = 'France, États-Unis, Royaume-Uni, Canada, Allemagne, Espagne, Italie, Pays-Bas, Belgique, Suisse';
    const english =
      'France, United States, United Kingdom, Canada, Germany, Spain, Italy, Netherlands, Belgium, Switzerland';
    for (const names of [french, english]) expect(names.split(', ').map(matchCountry)).toEqual([...COUNTRIES]);
  });

  it('recognises them without case or accents', () => {
    expect(matchCountry(' etats unis ')).toBe('US');
    expect(matchCountry('USA')).toBe('US');
    expect(matchCountry('québec')).toBe('CA');
  });

  it('never guesses', () => {
    expect(matchCountry('Sénégal')).toBeUndefined();
    expect(matchCountry('')).toBeUndefined();
  });
});
