import { describe, expect, it } from 'vitest';
import { nicheIn } from './matchNiche';
import { NICHE_LISTS, NICHE_TABLE, NICHES } from './niches';

const lists = Object.entries(NICHE_LISTS);

describe('the table of niches', () => {
  it.each(lists)('%s: every entry it offers is what some niche maps to', (list, offered) => {
    const meant = new Set<string | undefined>(
      NICHES.map((niche) => new Map(Object.entries(NICHE_TABLE[niche])).get(list)),
    );
    expect(offered.filter((niche) => !meant.has(niche) && niche !== 'other')).toEqual([]);
    expect([...meant].filter((niche) => niche !== undefined && !offered.some((known) => known === niche))).toEqual([]);
  });

  it('a niche that a list offers maps to itself there', () => {
    for (const list of ['onboarding', 'picks', 'texts', 'guide', 'markets', 'planner'] as const) {
      for (const niche of NICHES) {
        if (NICHE_LISTS[list].some((offered) => offered === niche)) expect(nicheIn(list, niche), list).toBe(niche);
      }
    }
  });

  it('has a different emoji for each niche', () => {
    expect(new Set(NICHES.map((niche) => NICHE_TABLE[niche].emoji)).size).toBe(NICHES.length);
  });
});
