import { describe, expect, it } from 'vitest';
import { directionOf } from '../lib/direction';
import { languageNamesIn } from './languageNames';
import { LANGUAGES, languageByCode, searchLanguages } from './languages';

describe('languages', () => {
  it('53 supported', () => {
    expect(LANGUAGES).toHaveLength(53);
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(53);
  });

  it('are those of the product, each with name, native name and flag', () => {
    const codes =
      'en fr es de it pt nl pl ru ja ko zh ar hi tr sv da nb fi is cs sk hu ro bg el hr sr sl uk et lv lt sq mk ca he fa ur bn ta te th vi id ms fil sw am ha yo zu af';
    expect(LANGUAGES.map(({ code }) => code).join(' ')).toBe(codes);
    for (const { name, nativeName, flag } of LANGUAGES) {
      expect(name && nativeName).toBeTruthy();
      expect(flag).toMatch(/^\p{Regional_Indicator}{2}$/u);
    }
  });

  it('a search box matching name, native name or code', () => {
    expect(searchLanguages('german')[0]?.code).toBe('de');
    expect(searchLanguages('deutsch')[0]?.code).toBe('de');
    expect(searchLanguages('de')[0]?.code).toBe('de');
    expect(searchLanguages('FRANCAIS')[0]?.code).toBe('fr');
    expect(searchLanguages('العربية')[0]?.code).toBe('ar');
    expect(searchLanguages('allemand', (code) => (code === 'de' ? 'Allemand' : undefined))[0]?.code).toBe('de');
    const [french, own] = [languageNamesIn('fr'), languageNamesIn('tr')];
    expect(searchLanguages('neerlandais', own, french)[0]?.code).toBe('nl');
    expect(searchLanguages('almanca', own, french)[0]?.code).toBe('de');
    expect(searchLanguages('klingon')).toEqual([]);
    expect(searchLanguages('  ')).toHaveLength(53);
  });

  it('Arabic, Hebrew, Persian and Urdu are written from right to left', () => {
    expect(LANGUAGES.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code)).toEqual([
      'ar',
      'he',
      'fa',
      'ur',
    ]);
    expect(languageByCode('xx')).toBeUndefined();
  });
});
