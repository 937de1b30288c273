import { describe, expect, it } from 'vitest';
import { matchNiche, NICHE_PICKS, nichePickOf } from './matchNiche';
import { NICHE_LISTS, NICHES } from './niches';

describe('matchNiche', () => {
  it('knows its own ids, and every list of the specification', () => {
    for (const niche of NICHES) expect(matchNiche(niche)).toBe(niche);
    const named = {
      'Home Decor': 'home',
      'Health & Wellness': 'wellness',
      'Cooking & Kitchen': 'cooking',
      'Pet Products': 'pets',
      beaute: 'beauty',
      cuisine: 'cooking',
      mode: 'fashion',
      maison: 'home',
      parent: 'parenting',
    };
    for (const [text, niche] of Object.entries(named)) expect(matchNiche(text), text).toBe(niche);
  });

  it('ignores case and accents and finds the niche inside a sentence', () => {
    expect(matchNiche('BEAUTÉ')).toBe('beauty');
    expect(matchNiche('je vends des jeux vidéo')).toBe('gaming');
    expect(matchNiche('plutôt des bijoux')).toBe('fashion');
    expect(matchNiche('stuff for dogs')).toBe('pets');
    expect(matchNiche('tout pour le bien-être')).toBe('wellness');
    expect(matchNiche('home workout')).toBe('fitness');
  });

  it('takes the first one named', () => {
    expect(matchNiche('plutôt tech que mode')).toBe('tech');
  });

  it('does not mistake a place or a figure of speech for a niche', () => {
    for (const text of [
      'je filme à la maison',
      'en mode selfie',
      'my account health',
      'I film at home',
      '',
      'jardinage lunaire',
      'le chat du live',
    ])
      expect(matchNiche(text), text).toBeUndefined();
  });

  it('knows the niche that stands right after a place or a figure of speech', () => {
    expect(matchNiche('tournage à la maison beauté')).toBe('beauty');
    expect(matchNiche('filming at home gaming')).toBe('gaming');
  });
});

describe('Eight ids: beaute, tech, fitness, lifestyle, cuisine, mode, maison, parent', () => {
  it('in this order, by their names in both languages', () => {
    const french = ['Beauté', 'Tech', 'Fitness', 'Lifestyle', 'Cuisine', 'Mode', 'Maison', 'Parentalité'];
    const english = ['Beauty', 'Tech', 'Fitness', 'Lifestyle', 'Cooking', 'Fashion', 'Home', 'Parenting'];
    const ids = ['beaute', 'tech', 'fitness', 'lifestyle', 'cuisine', 'mode', 'maison', 'parent'];
    for (const names of [french, english, ids]) expect(names.map(nichePickOf)).toEqual(NICHE_PICKS);
  });

  it('by their own id', () => {
    expect(NICHE_PICKS.map(nichePickOf)).toEqual(NICHE_PICKS);
  });
});

describe('a niche that the screen lacks leaves the question open, never guessed', () => {
  it('gadgets belong to tech, well-being to lifestyle; gaming and pets to none', () => {
    const others = NICHES.filter((niche) => !NICHE_PICKS.some((pick) => pick === niche));
    expect(others.map((niche) => [niche, nichePickOf(niche)])).toEqual([
      ['gadgets', 'tech'],
      ['wellness', 'lifestyle'],
      ['pets', undefined],
      ['gaming', undefined],
    ]);
  });

  it.each(['', '  ', 'philatélie', 'mode avion'])('%j names none', (typed) => {
    expect(nichePickOf(typed)).toBeUndefined();
  });

  it("the profile's niches, all but gaming", () => {
    expect(NICHE_LISTS.onboarding.filter((niche) => nichePickOf(niche) !== niche)).toEqual(['gaming']);
  });
});
