import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { Original } from '../../domain/products/productBook';
import type { ToldFacts } from '../../domain/products/told';
import arabic from '../../i18n/locales/ar/live-plan.texts.json';
import spanish from '../../i18n/locales/es/live-plan.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { detailedScript, saleWith } from './detailedScript';
import { generate } from './generate';
import type { LivePlan } from './livePlan';
import { DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './livePlanOptions';
import english from './locales/en.json';
import french from './locales/fr.json';

const CATALOGUES = { fr: french, en: english };
const LANGUAGES = ['fr', 'en'] as const;
/** Of many families, of a family only, unknown; plural and uncountable. */
const PRODUCTS: Readonly<Record<Original, readonly string[]>> = {
  fr: 'Sérum vitamine C|air fryer 5 L|leggings taille haute|perceuse sans fil|croquettes pour chat|livre de recettes|écouteurs Bluetooth|puzzle en bois|thé matcha|boucles d’oreilles|formation en ligne|gourde inox|bougie parfumée|tapis de yoga|canapé|lessive|Zorblax 3000'.split(
    '|',
  ),
  en: 'Vitamin C serum|air fryer 5 qt|high-waist leggings|cordless drill|dry cat food|cookbook|Bluetooth earbuds|wooden puzzle|matcha powder|gold hoop earrings|online course|insulated tumbler|scented candle|yoga mat|sofa|laundry detergent|Zorblax 3000'.split(
    '|',
  ),
};
const ANSWERS = {
  product: 'Gloss prune',
  niche: 'beauty',
  experience: 'occasional',
  duration: 'standard',
  objective: 'sales',
};
const SEEDS = Array.from({ length: 3 }, (_, seed) => seed);

interface Making {
  language?: Original;
  seed?: number;
  used?: readonly string[];
  struck?: ReadonlySet<string>;
  facts?: ToldFacts;
  isOwnShop?: boolean;
}

function make(given: Partial<typeof ANSWERS> = {}, making: Making = {}): LivePlan & { taken: readonly string[] } {
  const { language = 'fr', seed = 1, used = [], struck = new Set(), facts = {}, isOwnShop = false } = making;
  const answers = { ...ANSWERS, ...given };
  const random = seededRandom(seed);
  const choose = freshChoice(random, { used, struck });
  const product = { ...briefOfTyped(answers.product, language, facts), isOwnShop };
  const made = generate(answers, worded(CATALOGUES[language].texts, product.name), { random, choose, product });
  return { ...made, taken: choose.taken };
}
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
/** The texts shown for a plan, with every script; the offer's slot is filled. */
const shown = (plan: LivePlan, offer = '') => {
  const { timing, productDisplayTips } = plan.salesMoment;
  return {
    ...plan,
    salesMoment: { timing, productDisplayTips, ...saleWith(plan, offer) },
    scripts: plan.takes.map((take, place) =>
      detailedScript(plan, { hook: plan.introduction.hooks[0], take, demo: plan.demos?.[place], offer }),
    ),
  };
};

const faultsIn = (text: string, language: Original): string[] =>
  [...faultsOf(text, language), ...(/[{}]|undefined|^\s*$/.test(text) ? ['a gap'] : [])].map(
    (fault) => `${fault}: ${text}`,
  );

describe('the specification of the live plan', () => {
  it.each([
    ['beauty', [94, 87, 82]],
    ['tech', [92, 88, 85]],
    ['fitness', [91, 86, 83]],
    ['fashion', [89, 85, 81]],
    ['home', [89, 85, 81]],
    ['cooking', [89, 85, 81]],
    ['lifestyle', [89, 85, 81]],
    ['Philatélie', [89, 85, 81]],
  ])(
    'Intro hook viral scores: beauty 94/87/82, tech 92/88/85, fitness 91/86/83, other 89/85/81 (%s)',
    (niche, scores) => {
      expect(make({ niche }).introduction.hooks.map(({ viralScore }) => viralScore)).toEqual(scores);
    },
  );

  it('The first hook is recommended', () => {
    expect(make().introduction.hooks.map(({ isRecommended }) => isRecommended)).toEqual([true, false, false]);
  });

  it.each([
    ['short', 4, '8-12 min'],
    ['standard', 4, '8-12 min'],
    ['long', 6, '15-20 min'],
    ['marathon', 6, '15-20 min'],
  ])(
    'Durations of 1-2 h or 2+ h add two extra presentation steps and set presentation length to 15-20 min; otherwise 8-12 min (%s)',
    (duration, steps, length) => {
      const { productPresentation } = make({ duration });
      expect(productPresentation.structure).toHaveLength(steps);
      expect(productPresentation.duration).toBe(length);
      const usual = make({ duration: 'standard' }).productPresentation.structure;
      expect(productPresentation.structure.slice(0, 4)).toEqual(usual);
    },
  );

  it('A first-time streamer gets fewer interaction activities', () => {
    const activities = (experience: string) => make({ experience }).interaction.activities.length;
    for (const experience of ['occasional', 'regular', 'expert']) {
      expect(activities('first')).toBeLessThan(activities(experience));
    }
    expect(activities('first')).toBe(2);
  });

  it("the 'communauté' objective adds two tactics", () => {
    const tactics = (objective: string) => make({ objective }).interaction.engagementTactics;
    for (const { id } of OBJECTIVES.filter((objective) => objective.id !== 'community')) {
      expect(tactics('community').slice(0, -2)).toEqual(tactics(id));
    }
  });

  it('the options, to the letter', () => {
    const plain = (labels: Record<string, string>) =>
      Object.values(labels).map((label) => label.replace(/\u00a0/g, ' '));
    const { niches, experiences, durations, objectives, newPlan, newScript, otherProduct } = french.labels;
    expect(plain(niches).join(', ')).toBe(
      'Beauté & Skincare, Fitness & Santé, Tech & Gadgets, Mode & Style, Maison & Décoration, Food & Cuisine, Lifestyle & Bien-être',
    );
    expect(plain(experiences).join('; ')).toBe(
      'Non, ce sera mon premier live; Oui, quelques lives occasionnels; Oui, je fais des lives régulièrement; Oui, je suis expert en live TikTok',
    );
    expect(plain(durations).join('; ')).toBe(
      '15-30 minutes (court); 30-60 minutes (standard); 1-2 heures (long); 2+ heures (marathon)',
    );
    expect(plain(objectives).join('; ')).toBe(
      'Engagement et construction communauté; Vente directe du produit; Présentation détaillée produit; Démonstration et test en live; Q&A et conseils personnalisés; Création de buzz et viral',
    );
    expect([newPlan, newScript, otherProduct]).toEqual(['Nouveau plan', 'Nouveau script', 'Autre produit']);
    for (const [options, labels] of [
      [NICHES, niches],
      [EXPERIENCES, experiences],
      [DURATIONS, durations],
      [OBJECTIVES, objectives],
    ] as const) {
      expect(options.map(({ id }) => id)).toEqual(Object.keys(labels));
    }
  });
});

describe.each(LANGUAGES)('a plan (%s)', (language) => {
  it.each(PRODUCTS[language])(
    'about %s is whole, whatever else is answered, and breaks no rule of the texts',
    (product) => {
      const { exampleOffer } = CATALOGUES[language].texts;
      const texts = new Set<string>();
      for (const [place, { id: objective }] of OBJECTIVES.entries()) {
        for (const [shift, { id: experience }] of EXPERIENCES.entries()) {
          const { id: duration } = DURATIONS[(place + shift) % DURATIONS.length] ?? DURATIONS[0];
          const answers = { product, experience, duration, objective };
          const { taken: _taken, ...plan } = make(answers, { language, seed: 4 * place + shift });
          const { product: _typed, ...made } = shown(plan);
          for (const text of strings(made)) texts.add(text.replace(exampleOffer, 'X'));
          for (const list of [made.repeatedPhrases, made.optimizationTips, ...(made.demos ?? [])]) {
            expect(new Set(list).size).toBe(list.length);
          }
        }
      }
      // What buyers ask and type is theirs.
      const { doubts, searched } = briefOfTyped(product, language).knowledge;
      const quoted = [...doubts.map(({ ask }) => ask), ...searched];
      const ours = [...texts].map((text) => quoted.reduce((rest, words) => rest.replaceAll(words, 'X'), text));
      expect(ours.flatMap((text) => faultsIn(text, language))).toEqual([]);
    },
  );

  it('demonstrates what its hook announces, and names the product while it does', () => {
    for (const product of PRODUCTS[language]) {
      const { knowledge, name } = briefOfTyped(product, language);
      for (const seed of SEEDS) {
        const { introduction, productPresentation, demos = [] } = make({ product }, { language, seed });
        const [first] = introduction.hooks;
        const main = knowledge.proofs.find(({ need, hook }) => first?.text.startsWith(need ?? hook));
        expect(main).toBeDefined();
        expect(productPresentation.structure[0]?.toLowerCase()).toContain(main?.shot.toLowerCase());
        expect(demos[0]).toEqual(productPresentation.say);
        for (const demo of demos) {
          expect(demo).toContain(main?.say);
          expect(demo.join(' ').toLowerCase()).toContain(name.bare.toLowerCase());
        }
      }
    }
  });

  it('answers doubts of this very product', () => {
    for (const product of PRODUCTS[language]) {
      const { doubts } = briefOfTyped(product, language).knowledge;
      for (const { interaction } of make({ product }, { language }).takes) {
        const answered = interaction.filter((line) =>
          doubts.some(({ ask, say }) => line.includes(ask) && line.includes(say)),
        );
        expect(answered).toHaveLength(2);
        expect(new Set(interaction).size).toBe(3);
      }
    }
  });

  it.each(['experience', 'duration', 'objective'] as const)('differs with the %s', (question) => {
    const options = { experience: EXPERIENCES, duration: DURATIONS, objective: OBJECTIVES }[question];
    const plans = options.map(({ id }) => JSON.stringify(make({ [question]: id }, { language })));
    expect(new Set(plans).size).toBe(options.length);
  });

  it('repeats neither opening nor demo three times in a row', () => {
    let used: string[] = [];
    const plans = [1, 1, 1].map((seed) => {
      const plan = make({ product: PRODUCTS[language][0] }, { language, seed, used });
      used = [...used, ...plan.taken];
      return plan;
    });
    for (const place of [1, 2]) {
      expect(new Set(plans.map(({ introduction }) => introduction.hooks[place]?.text)).size).toBe(3);
    }
    expect(new Set(plans.map(({ demos }) => JSON.stringify(demos))).size).toBe(3);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, { language })).toEqual(make({}, { language }));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(make({}, { language, seed })))).size).toBe(SEEDS.length);
  });

  it('takes no sentence that was struck', () => {
    const [struck = ''] = make({}, { language }).repeatedPhrases;
    expect(strings(make({}, { language, struck: new Set([struck]) }).repeatedPhrases)).not.toContain(struck);
  });

  it('says what the creator told, once in each demo, and of their own shop no commission', () => {
    const surprised = { fr: 'le couvercle tient seul', en: 'the lid stays up' }[language];
    const { demos = [] } = make({}, { language, facts: { surprised } });
    for (const demo of demos) expect(demo.join(' ')).toContain(surprised);
    for (const seed of SEEDS) {
      expect(JSON.stringify(make({}, { language, seed, isOwnShop: true }).takes)).not.toMatch(/commission/);
    }
  });
});

it('of something unknown says how it looks, moves or is used in no word', () => {
  const used = {
    fr: /branche|goûte|porte-|enfile|applique|avale|recharge|main gauche/iu,
    en: /\bplug|\btaste|\bwear|\bapply|\bswallow|\brecharge/iu,
  };
  for (const language of LANGUAGES) {
    for (const seed of SEEDS) {
      expect(strings(make({ product: 'Zorblax 3000' }, { language, seed })).join('\n')).not.toMatch(used[language]);
    }
  }
});

it('keeps the product as it was typed', () => {
  const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(typed, (product) => make({ product }).product === product),
    { numRuns: 40 },
  );
});

describe.each([
  ['es', spanish.texts],
  ['ar', arabic.texts],
])('a language whose texts go by niche (%s)', (_, texts) => {
  it('has a whole plan for every answer', () => {
    for (const niche of [...NICHES.map(({ id }) => id), 'other']) {
      for (const { id: experience } of EXPERIENCES) {
        for (const { id: duration } of DURATIONS) {
          for (const { id: objective } of OBJECTIVES) {
            const random = seededRandom(objective.length);
            const answers = { product: 'X', niche, experience, duration, objective };
            const plan = generate(answers, texts, { random, choose: freshChoice(random) });
            expect(strings(shown(plan)).filter((text) => /\{\{|undefined|^\s*$/.test(text))).toEqual([]);
            expect(plan.productPresentation.structure).toHaveLength(/long|marathon/.test(duration) ? 6 : 4);
          }
        }
      }
    }
  });
});
