import { describe, expect, it } from 'vitest';
import { NICHE_PICKS, nichePickOf } from './nichePicks';
import { NICHE_LISTS, NICHES } from './niches';

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
