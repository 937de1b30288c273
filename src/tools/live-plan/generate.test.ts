import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/seededRandom';
import { detailedScript, saleWith } from './detailedScript';
import { generate, type LivePlan, type Texts } from './generate';
import { DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './livePlanOptions';
import english from './locales/en.json';
import french from './locales/fr.json';

const catalogues: [string, Texts][] = [
  ['fr', french.texts],
  ['en', english.texts],
];
const NICHE_IDS = [...NICHES.map(({ id }) => id), 'other'] as const;
const ANSWERS = {
  product: 'Gloss prune',
  niche: 'beauty',
  experience: 'occasional',
  duration: 'standard',
  objective: 'sales',
};

const make = (answers: Record<string, string> = {}, texts: Texts = french.texts, seed = 1) =>
  generate({ ...ANSWERS, ...answers }, texts, { random: seededRandom(seed) });
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const seeds = Array.from({ length: 12 }, (_, seed) => seed);
/** The texts shown for a plan, with a script that states this offer. */
const shown = (plan: LivePlan, offer = '') => {
  const { timing, productDisplayTips } = plan.salesMoment;
  return {
    ...plan,
    salesMoment: { timing, productDisplayTips, ...saleWith(plan, offer) },
    script: detailedScript(plan, { hook: plan.introduction.hooks[0], take: plan.takes[0], offer }),
  };
};

describe('the specification of the live plan', () => {
  it.each([
    ['beauty', [94, 87, 82]],
    ['tech', [92, 88, 85]],
    ['fitness', [91, 86, 83]],
    ['fashion', [89, 85, 81]],
    ['home', [89, 85, 81]],
    ['cooking', [89, 85, 81]],
    ['lifestyle', [89, 85, 81]],
  ])(
    'Intro hook viral scores: beauty 94/87/82, tech 92/88/85, fitness 91/86/83, other 89/85/81 (%s)',
    (niche, scores) => {
      expect(make({ niche }).introduction.hooks.map(({ viralScore }) => viralScore)).toEqual(scores);
    },
  );

  it('The first hook is recommended', () => {
    expect(make().introduction.hooks.map(({ isRecommended }) => isRecommended)).toEqual([true, false, false]);
  });

  it('an unknown niche uses generic hooks', () => {
    const generic = Object.values(french.texts.niches.other.hooks).flatMap(({ reasoning }) => reasoning);
    const { hooks } = make({ niche: 'Philatélie' }).introduction;
    expect(hooks.map(({ reasoning }) => reasoning)).toEqual(generic);
    expect(hooks.map(({ viralScore }) => viralScore)).toEqual([89, 85, 81]);
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
    for (const added of tactics('community').slice(-2)) expect(french.texts.communityTactics).toContain(added);
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

describe.each(catalogues)('a plan (%s)', (_, texts) => {
  it.each(NICHE_IDS)('is complete for %s, whatever else is answered', (niche) => {
    for (const { id: experience } of EXPERIENCES) {
      for (const { id: duration } of DURATIONS) {
        for (const { id: objective } of OBJECTIVES) {
          const made = shown(make({ product: 'X', niche, experience, duration, objective }, texts, objective.length));
          for (const text of strings(made)) {
            expect(text.trim()).not.toBe('');
            expect(text).not.toMatch(/\{\{|undefined/);
          }
          for (const list of [
            made.repeatedPhrases,
            made.optimizationTips,
            made.introduction.tips,
            made.script.flatMap(({ lines }) => lines),
          ]) {
            expect(new Set(list).size).toBe(list.length);
          }
        }
      }
    }
  });

  it.each(['niche', 'experience', 'duration', 'objective'] as const)('differs with the %s', (question) => {
    const options = { niche: NICHES, experience: EXPERIENCES, duration: DURATIONS, objective: OBJECTIVES }[question];
    const plans = options.map(({ id }) => JSON.stringify(make({ [question]: id }, texts)));
    expect(new Set(plans).size).toBe(options.length);
  });

  it('does not depend on what is decided about it afterwards', () => {
    expect(make({ offer: '-10 %', take: '3', opening: '2' }, texts)).toEqual(make({}, texts));
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, texts)).toEqual(make({}, texts));
    expect(new Set(seeds.map((seed) => JSON.stringify(make({}, texts, seed)))).size).toBe(seeds.length);
  });

  it('keeps any typed product and offer as they were typed', () => {
    const awkward = [
      '{{product}} {{offer}}',
      '$& $1 $$',
      '<b>"x"</b> &amp;',
      '🧴👩🏽‍🦱',
      'מוצר \u202e',
      'a'.repeat(10_000),
    ];
    const typed = fc
      .oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const [PRODUCT, OFFER] = ['\ue000', '\ue001'];
    fc.assert(
      fc.property(typed, typed, fc.constantFrom(...NICHE_IDS), fc.nat(), (product, offer, niche, seed) => {
        const expected = strings(shown(make({ niche, product: PRODUCT }, texts, seed), OFFER)).map((text) =>
          text
            .split(PRODUCT)
            .map((part) => part.split(OFFER).join(offer))
            .join(product),
        );
        expect(strings(shown(make({ niche, product }, texts, seed), offer))).toEqual(expected);
      }),
    );
  });

  it('stays whole whatever is in the answers', () => {
    const word = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ niche: word, experience: word, duration: word, objective: word }), (typed) => {
        for (const text of strings(shown(make(typed, texts)))) expect(text).not.toMatch(/\{\{|undefined/);
      }),
    );
  });
});

describe.each(catalogues)('the texts (%s)', (_, texts) => {
  it('of every niche are its own, and none appears twice', () => {
    const all = strings(texts.niches);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('have two or more of what is picked', () => {
    for (const niche of NICHE_IDS) {
      const { hooks, presentations, sales, nextLives, optimization } = texts.niches[niche];
      const lists = [presentations, sales, nextLives, optimization, ...Object.values(hooks).map((one) => one.texts)];
      for (const list of lists) expect(list.length, niche).toBeGreaterThanOrEqual(2);
    }
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(texts)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });
});

it('in French put a product’s name only where nothing inflects', () => {
  const inflecting = /(?<!\p{L})(?:d[eu]|l[ea]|les|des|un|une|ton|ta|tes|ce|cette|d’|l’)\s?(?:«\s)?\{\{product/iu;
  expect(JSON.stringify(french.texts)).not.toMatch(inflecting);
});
