import { describe, expect, it } from 'vitest';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { Original } from '../../domain/products/productBook';
import { seededRandom } from '../../lib/seededRandom';
import { detailedScript, saleWith } from './detailedScript';
import { generate } from './generate';
import type { LivePlan } from './livePlan';
import english from './locales/en.json';
import french from './locales/fr.json';
import { TAKES } from './takes';

const CATALOGUES = { fr: french, en: english };
const LANGUAGES = ['fr', 'en'] as const;
const PRODUCTS = ['Gloss prune', 'air fryer', 'leggings', 'Zorblax 3000'];
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

function make(language: Original = 'fr', seed = 1, typed = 'Gloss prune'): LivePlan {
  const random = seededRandom(seed);
  const product = briefOfTyped(typed, language);
  const answers = {
    product: typed,
    niche: 'beauty',
    experience: 'occasional',
    duration: 'standard',
    objective: 'sales',
  };
  const texts = worded(CATALOGUES[language].texts, product.name);
  return generate(answers, texts, { random, choose: freshChoice(random), product });
}
const scriptOf = (plan: LivePlan, { opening = 0, take = 0, offer = '' } = {}) =>
  detailedScript(plan, {
    hook: plan.introduction.hooks[opening],
    take: plan.takes[take],
    demo: plan.demos?.[take],
    offer,
  });
const linesOf = (...given: Parameters<typeof scriptOf>) => scriptOf(...given).flatMap(({ lines }) => lines);

it('Script timing: intro 0-2 min, demo 3-10, interaction 10-20, urgency 20-30', () => {
  expect(scriptOf(make()).map(({ id, minutes }) => [id, minutes.from, minutes.to])).toEqual([
    ['intro', 0, 2],
    ['demo', 3, 10],
    ['interaction', 10, 20],
    ['urgency', 20, 30],
  ]);
});

it('Sample promo: -40%, 50 units', () => {
  expect(saleWith(make()).text).toContain('-40\u00a0%, 50 unités [exemple]');
  expect(saleWith(make('en')).text).toContain('-40%, 50 units [example]');
});

describe.each(LANGUAGES)('the offer (%s)', (language) => {
  it('is an example while the creator has given none, and the script states none', () => {
    for (const product of PRODUCTS) {
      for (const seed of seeds) {
        const plan = make(language, seed, product);
        const { isExample, text } = saleWith(plan);
        expect(isExample).toBe(true);
        expect(text).toContain(CATALOGUES[language].texts.exampleOffer);
        for (const take of plan.takes.keys())
          expect(linesOf(plan, { take }).join('\n')).not.toMatch(/\d+\s?%|unité|units/u);
      }
    }
  });

  it('of the creator replaces the example, in the script too', () => {
    const plan = make(language);
    const offer = '  2 achetés = 1 offert ';
    const { isExample, text } = saleWith(plan, offer);
    expect(isExample).toBe(false);
    expect(text).toContain('2 achetés = 1 offert');
    expect(text).not.toContain('40');
    expect(linesOf(plan, { offer })).toContain(text);
  });

  it('counts as none when it is blank', () => {
    expect(saleWith(make(language), '   ')).toEqual(saleWith(make(language)));
  });
});

describe.each(LANGUAGES)('the script (%s)', (language) => {
  const { texts } = CATALOGUES[language];

  it('is opened by the recommended hook, or by another chosen one', () => {
    const plan = make(language);
    const [first, second] = plan.introduction.hooks;
    const [line, ...others] = linesOf(plan);
    expect(line).toBe(first?.text);
    expect(linesOf(plan, { opening: 1 })).toEqual([second?.text, ...others]);
  });

  it('says in the intro, and again before the sale, that it is advertising', () => {
    for (const seed of seeds) {
      const plan = make(language, seed);
      for (const take of plan.takes.keys()) {
        const [intro, , , urgency] = scriptOf(plan, { take });
        expect(intro?.lines.some((line) => texts.disclosures.includes(line))).toBe(true);
        expect(texts.reminders).toContain(urgency?.lines[0]);
      }
    }
  });

  it('says the demo of the plan where a take has none of its own, as plans of earlier versions', () => {
    const { demos: _, ...plan } = make(language);
    expect(scriptOf(plan, { take: 1 })[1]?.lines).toEqual(plan.productPresentation.say);
  });

  it('is different with every take', () => {
    const plan = make(language);
    expect(new Set(plan.takes.map((_, take) => linesOf(plan, { take }).join('\n'))).size).toBe(TAKES);
  });
});
