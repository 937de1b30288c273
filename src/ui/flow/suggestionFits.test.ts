import { describe, expect, it } from 'vitest';
import { suggestionFits } from './suggestionFits';

const NICHES = ['Beauté', 'Tech', 'Fitness', 'Mode', 'Maison', 'Cuisine', 'Lifestyle', 'Parentalité'];
const COUNTRIES = ['France', 'États-Unis', 'Royaume-Uni', 'Allemagne', 'Pays-Bas'];
const offered = (suggestions: readonly string[], typed: string) =>
  suggestions.filter((suggestion) => suggestionFits(suggestion, typed));

describe('Free-text niche and country are matched without case or accents against synonyms in both languages, offered as suggestions', () => {
  it('all of them before anything is typed', () => {
    expect(offered(NICHES, '  ')).toEqual(NICHES);
  });

  it.each([
    ['beau', 'Beauté'],
    ['MAQUILLAGE', 'Beauté'],
    ['skincare', 'Beauté'],
    ['yoga', 'Lifestyle'],
    ['puériculture', 'Parentalité'],
  ])('%s: %s', (typed, niche) => {
    expect(offered(NICHES, typed)).toEqual([niche]);
  });

  it.each([
    ['etats', 'États-Unis'],
    ['usa', 'États-Unis'],
    ['Germany', 'Allemagne'],
    ['hollande', 'Pays-Bas'],
  ])('%s: %s', (typed, country) => {
    expect(offered(COUNTRIES, typed)).toEqual([country]);
  });

  it('none if the text names none of them', () => {
    expect(offered(NICHES, 'Philatélie')).toEqual([]);
    expect(offered(COUNTRIES, 'Japon')).toEqual([]);
  });
});
