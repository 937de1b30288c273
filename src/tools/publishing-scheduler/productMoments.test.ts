import { describe, expect, it } from 'vitest';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { NICHE_PICKS } from '../../domain/matchNiche';
import english from './locales/en.json';
import french from './locales/fr.json';
import { planOf } from './plan';
import { productMoments, withMoments } from './productMoments';

const LANGUAGES = [
  { language: 'fr', texts: french.texts, typed: ['sérum visage', 'perceuse sans fil', 'air fryer', 'croquettes chat'] },
  { language: 'en', texts: english.texts, typed: ['face serum', 'cordless drill', 'air fryer', 'dog bed'] },
] as const;
const AT = { now: new Date('2026-11-21T10:00:00Z'), zone: 'Europe/Paris', audienceZone: 'Europe/Paris' };
const plan = planOf('home', french.texts, AT);

const placed = (moments: readonly string[]) =>
  [...productMoments(plan, moments)].map(([{ meant }, place]) => `${meant.period} ${meant.time} ${moments[place]}`);

describe('the moments of a product in the slots', () => {
  it('stand where they name the slot’s own time', () => {
    expect(placed(['le soir, lampe allumée', 'au réveil', 'un dimanche matin', 'un mercredi midi'])).toEqual([
      'weekdays 07:00 au réveil',
      'weekdays 13:15 un mercredi midi',
      'weekdays 20:15 le soir, lampe allumée',
      'weekends 08:30 un dimanche matin',
    ]);
  });

  it('name no other time of the day or the week, and no part of the year', () => {
    expect(placed(['un soir de semaine'])).toEqual(['weekdays 20:15 un soir de semaine']);
    expect(placed(['un dimanche soir'])).toEqual(['weekends 18:45 un dimanche soir']);
    expect(
      placed(['une rame bondée en juillet', 'the night before Thanksgiving', 'avant Noël', 'au premier froid']),
    ).toEqual([]);
  });

  it('fill what is left if they hold at any time, each once', () => {
    expect(placed(['dans le train'])).toEqual(['weekdays 07:00 dans le train']);
  });

  it.each(LANGUAGES)('follow the reason as it was, for every niche ($language)', ({ language, texts, typed }) => {
    for (const niche of NICHE_PICKS)
      for (const product of typed) {
        const general = planOf(niche, texts, AT);
        const { when } = briefOfTyped(product, language).knowledge;
        const places = productMoments(general, when);
        expect(places.size, product).toBeGreaterThan(0);
        expect(new Set(places.values()).size).toBe(places.size);
        const words = new Map([...places].map(([slot, place]) => [slot, `[${when[place]}]`]));
        const about = withMoments(general, words);
        for (const period of ['weekdays', 'weekends'] as const)
          about[period].forEach(({ reason, ...figures }, index) => {
            const before = general[period][index];
            expect(before).toMatchObject(figures);
            expect(reason.startsWith(before?.reason ?? 'none')).toBe(true);
          });
      }
  });
});
