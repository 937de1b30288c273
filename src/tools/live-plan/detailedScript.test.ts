import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { detailedScript, saleWith } from './detailedScript';
import { generate, type LivePlan, TAKES, type Texts } from './generate';
import { NICHES } from './livePlanOptions';
import english from './locales/en.json';
import french from './locales/fr.json';

const catalogues: [string, Texts][] = [
  ['fr', french.texts],
  ['en', english.texts],
];
const NICHE_IDS = [...NICHES.map(({ id }) => id), 'other'] as const;
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

const make = (texts: Texts = french.texts, seed = 1, niche = 'beauty') =>
  generate(
    { product: 'Gloss prune', niche, experience: 'occasional', duration: 'standard', objective: 'sales' },
    texts,
    { random: seededRandom(seed) },
  );
const scriptOf = (plan: LivePlan, { opening = 0, take = 0, offer = '' } = {}) =>
  detailedScript(plan, { hook: plan.introduction.hooks[opening], take: plan.takes[take], offer });
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
  expect(saleWith(make(english.texts)).text).toContain('-40%, 50 units [example]');
});

describe.each(catalogues)('the offer (%s)', (_, texts) => {
  it('is an example while the creator has given none, and the script states none', () => {
    for (const niche of NICHE_IDS) {
      for (const seed of seeds) {
        const plan = make(texts, seed, niche);
        const { isExample, text } = saleWith(plan);
        expect(isExample).toBe(true);
        expect(text).toContain(texts.exampleOffer);
        for (const take of plan.takes.keys())
          expect(linesOf(plan, { take }).join('\n')).not.toMatch(/\d+\s?%|unité|units/u);
      }
    }
  });

  it('of the creator replaces the example, in the script too', () => {
    const plan = make(texts);
    const offer = '  2 achetés = 1 offert ';
    const { isExample, text } = saleWith(plan, offer);
    expect(isExample).toBe(false);
    expect(text).toContain('2 achetés = 1 offert');
    expect(text).not.toContain('40');
    expect(linesOf(plan, { offer })).toContain(text);
  });

  it('counts as none when it is blank', () => {
    expect(saleWith(make(texts), '   ')).toEqual(saleWith(make(texts)));
  });
});

describe.each(catalogues)('the script (%s)', (_, texts) => {
  it('is opened by the recommended hook, or by another chosen one', () => {
    const plan = make(texts);
    const [first, second] = plan.introduction.hooks;
    const [line, ...others] = linesOf(plan);
    expect(line).toBe(first?.text);
    expect(linesOf(plan, { opening: 1 })).toEqual([second?.text, ...others]);
  });

  it('says in the intro, and again before the sale, that it is advertising', () => {
    for (const seed of seeds) {
      const plan = make(texts, seed);
      for (const take of plan.takes.keys()) {
        const [intro, , , urgency] = scriptOf(plan, { take });
        expect(intro?.lines.some((line) => texts.disclosures.includes(line))).toBe(true);
        expect(texts.reminders).toContain(urgency?.lines[0]);
      }
    }
  });

  it('names the product in the demo of every niche', () => {
    for (const niche of NICHE_IDS) {
      for (const { script } of texts.niches[niche].presentations) {
        expect(script.join('\n'), niche).toContain('{{product}}');
      }
    }
  });

  it('is different with every take', () => {
    const plan = make(texts);
    expect(new Set(plan.takes.map((_, take) => linesOf(plan, { take }).join('\n'))).size).toBe(TAKES);
  });
});
