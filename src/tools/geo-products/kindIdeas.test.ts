import { describe, expect, it } from 'vitest';
import { productNamesIn } from '../../../scripts/products/productNames.ts';
import { takenFor } from '../../../tests/support/products/productsOnDisk';
import { seededRandom } from '../../lib/seededRandom';
import { kindIdeas } from './kindIdeas';
import { MARKET_NICHES } from './markets';

const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);
const [NOVEMBER, JULY] = [11, 7];

describe.each(['fr', 'en'] as const)('ideas in %s', (language) => {
  const list = productNamesIn(language);
  const ideas = (niche: (typeof MARKET_NICHES)[number], month: number, seed = 1) =>
    kindIdeas(list, language, { niche, month, random: seededRandom(seed) });
  const many = (niche: (typeof MARKET_NICHES)[number], month: number) =>
    new Set(Array.from({ length: 20 }, (_, seed) => ideas(niche, month, seed)).flat());

  it.each(MARKET_NICHES)('are five different ones for %s in every month, which the script understands', (niche) => {
    for (const month of MONTHS) {
      const names = ideas(niche, month);
      expect(new Set(names).size).toBe(5);
      for (const name of names) expect(['kind', 'ambiguous', 'unknown'], name).toContain(takenFor(name, language).is);
    }
    for (let seed = 0; seed < 20; seed++) expect(new Set(ideas(niche, NOVEMBER, seed)).size).toBe(5);
    expect(ideas(niche, NOVEMBER, 1)).not.toEqual(ideas(niche, NOVEMBER, 2));
  });

  it('suit the season', () => {
    const coat = language === 'fr' ? 'doudoune' : 'puffer jacket';
    const bikini = language === 'fr' ? 'short de bain' : 'swim trunks';
    expect(many('fashion', NOVEMBER)).toContain(coat);
    expect(many('fashion', NOVEMBER)).not.toContain(bikini);
    expect(many('fashion', JULY)).toContain(bikini);
    expect(many('fashion', JULY)).not.toContain(coat);
  });

  it('suit the niche, and give nothing that shops restrict most', () => {
    expect(many('cooking', NOVEMBER)).not.toContain(coatOf(language));
    for (const name of many('cooking', NOVEMBER)) expect(name).not.toMatch(/^couteau|knife$/i);
    for (const name of many('lifestyle', JULY)) expect(name).not.toMatch(/minceur|brûle|slimming|gummies/i);
  });
});

const coatOf = (language: string) => (language === 'fr' ? 'doudoune' : 'puffer jacket');
