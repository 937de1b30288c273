import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { type ProductBrief, worded } from '../../domain/products/brief';
import type { Proof } from '../../domain/products/familyFiles';
import { freshChoice } from '../../domain/products/freshChoice';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import arabic from '../../i18n/locales/ar/titles.texts.json';
import spanish from '../../i18n/locales/es/titles.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { TITLE_TYPES, type Titles } from './titleVariants';

const CATALOGUES = { fr: french, en: english };
type Language = keyof typeof CATALOGUES;
const LANGUAGES: Language[] = ['fr', 'en'];
const TYPES = TITLE_TYPES.map(({ type }) => type);

/** Of more than twelve families, one of which only the family is known, and one that is unknown. */
const PRODUCTS = {
  fr: [
    ...['sérum vitamine C', 'air fryer 5 L', 'perceuse sans fil', 'legging taille haute', 'arbre à chat', 'biscuits'],
    ...['formation en ligne', 'livre de recettes', 'écouteurs bluetooth', 'lunettes de soleil', 'whey', 'sac à dos'],
    ...['brassière de sport', 'tapis de yoga', 'aspirateur balai', 'jouet pour chien', 'huile moteur', 'Zorblax 3000'],
  ],
  en: [
    ...['vitamin C serum', 'air fryer 5 qt', 'cordless drill', 'high waisted leggings', 'cat tree', 'cookies'],
    ...['online course', 'cookbook', 'wireless earbuds', 'sunglasses', 'whey protein', 'sports bra', 'yoga mat'],
    ...['backpack', 'stick vacuum', 'dog toy', 'motor oil', 'Zorblax 3000'],
  ],
};
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

/** Around a short name every pattern fits. */
const SHORT = { product: 'whey' };

interface Options {
  product?: string;
  niche?: string;
  seed?: number;
  used?: readonly string[];
  /** Whether something changes in each of its proofs, or in none. */
  changes?: boolean;
  /** Whether each of its proofs says what one wants it for, or none. */
  needs?: boolean;
}

function taking(language: Language, { product: typed, niche = 'beauty', seed = 1, used = [], ...all }: Options = {}) {
  const product = alike(briefOfTyped(typed ?? PRODUCTS[language][0] ?? '', language), all);
  const random = seededRandom(seed);
  const choose = freshChoice(random, { used, struck: new Set() });
  const texts = worded(CATALOGUES[language].texts, product.wholeName);
  const made = generate({ product: product.typed, niche }, texts, { random, choose, product });
  return { made, product, taken: choose.taken };
}
/** With proofs that are all alike in this. */
function alike(brief: ProductBrief, { changes, needs }: Pick<Options, 'changes' | 'needs'>): ProductBrief {
  const proofs = brief.knowledge.proofs.map(({ changes: isOne, need, ...proof }): Proof => {
    const isChange = changes ?? isOne;
    const wanted = needs === false ? undefined : (need ?? (needs ? 'OK.' : undefined));
    return { ...proof, ...(isChange && { changes: true }), ...(wanted && { need: wanted }) };
  });
  return { ...brief, knowledge: { ...brief.knowledge, proofs } };
}
const make = (language: Language, options: Options = {}) => taking(language, options).made;

const everything = (language: Language) =>
  PRODUCTS[language].flatMap((product) => seeds.map((seed) => taking(language, { product, seed })));

const textsOf = ({ variants, bestPerformer, june2025Insights }: Titles) => [
  ...variants.flatMap(({ name, title, psychologyEffect, whyItWorks }) => [name, title, psychologyEffect, whyItWorks]),
  ...[bestPerformer.name, bestPerformer.explanation, ...june2025Insights],
];

describe('the specification of the title generator', () => {
  it('Titles: 3 variants per niche; type (curiosity, transformation, conversational)', () => {
    for (const niche of NICHE_PICKS) {
      const { variants } = make('fr', { niche });
      expect(variants.map(({ type }) => type)).toEqual(['curiosity', 'transformation', 'conversational']);
    }
  });

  it('Result also carries product, niche, bestPerformer {variant, explanation}, june2025Insights', () => {
    const { product, niche, variants, bestPerformer, june2025Insights } = make('en', { niche: 'tech' });
    expect({ product, niche, variant: bestPerformer.variant }).toEqual({
      product: 'vitamin C serum',
      niche: 'tech',
      variant: 'curiosity',
    });
    expect(bestPerformer.explanation).not.toBe('');
    expect(june2025Insights).toHaveLength(3);
    expect(variants.filter(({ recommended }) => recommended).map(({ type }) => type)).toEqual([bestPerformer.variant]);
  });

  it("'Générer les titres', 'Retour aux niches', 'Autre produit', 'Formats créatifs', 'Script complet'", () => {
    const { generate: generateLabel, backToNiches, otherProduct, creativeFormats, fullScript } = french.labels;
    expect([generateLabel, backToNiches, otherProduct, creativeFormats, fullScript]).toEqual([
      'Générer les titres',
      'Retour aux niches',
      'Autre produit',
      'Formats créatifs',
      'Script complet',
    ]);
  });
});

describe.each(LANGUAGES)('every result (%s)', (language) => {
  const all = everything(language);

  it('is about products of at least twelve families, about a family alone and about an unknown one', () => {
    expect(new Set(all.map(({ product }) => product.family)).size).toBeGreaterThan(12);
    expect(all.some(({ product }) => product.family === undefined)).toBe(true);
  });

  it('has no slot left, no praise, no experience and no faulty typography', () => {
    for (const { made, product } of all) {
      // A buyer may ask or search for the best.
      const { doubts, searched } = product.knowledge;
      const buyers = [...searched, ...doubts.map(({ ask }) => ask)];
      const isOfBuyer = (text: string) => buyers.some((theirs) => text.toLowerCase().includes(theirs.toLowerCase()));
      const texts = textsOf(made).filter((text) => !isOfBuyer(text));
      const faults = texts.flatMap((text) => faultsOf(text, language).map((fault) => `${fault}: ${text}`));
      expect(faults).toEqual([]);
      expect(texts.join()).not.toMatch(/undefined|null/);
    }
  });

  it('has titles that fit on the first image: 100 characters, nine in ten within 80', () => {
    const lengths = all.flatMap(({ made }) => made.variants.map(({ title }) => title.length));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
    expect(lengths.filter((length) => length > 80).length / lengths.length).toBeLessThan(0.1);
  });

  it('has titles that claim nothing, as the script check sees it', () => {
    // Call to action and disclosure belong to the video, not to its title.
    const judged = new Set(['elsewhere', 'health', 'result', 'income', 'urgency']);
    for (const { made, product } of all) {
      for (const { title } of made.variants) {
        const { findings } = checkScript(title, { language, product: product.name.bare });
        const problems = findings.flatMap((finding) =>
          'problem' in finding && judged.has(finding.rule) ? [`${finding.problem}: ${title}`] : [],
        );
        expect(problems).toEqual([]);
      }
    }
  });

  it('starts from what this product proves, or from what buyers of it wonder', () => {
    for (const { made, product } of all) {
      const { proofs, doubts, measure, notFor, when } = product.knowledge;
      const own = [
        ...proofs.flatMap(({ shows, need, hook }) => [shows, hook, ...(need ? [need] : [])]),
        ...doubts.map(({ ask }) => ask),
        ...[...measure, ...notFor, ...when, product.name.bare],
      ].map((text) => text.toLowerCase());
      for (const { title } of made.variants) {
        expect(
          own.some((text) => title.toLowerCase().includes(text)),
          title,
        ).toBe(true);
      }
    }
  });

  it('three of one product have other titles, reasons and pointers', () => {
    for (const product of PRODUCTS[language]) {
      const first = taking(language, { product, seed: 1 });
      const second = taking(language, { product, seed: 2, used: first.taken });
      const third = taking(language, { product, seed: 3, used: [...first.taken, ...second.taken] });
      const titles = [first, second, third].flatMap(({ made }) => made.variants.map(({ title }) => title));
      expect(new Set(titles).size).toBe(9);
      const notes = [first, second, third].flatMap(({ made }) => made.variants.map(({ whyItWorks }) => whyItWorks));
      expect(new Set(notes).size).toBe(9);
    }
  });

  it('every pattern is used sooner or later, at least 6 a type', () => {
    const { variants, needed, unchanged, insights } = CATALOGUES[language].texts;
    let used: readonly string[] = [];
    for (const changes of [true, false])
      for (const needs of [true, false])
        for (const seed of seeds) used = [...used, ...taking(language, { ...SHORT, seed, used, changes, needs }).taken];
    const seen = (list: string) => new Set(used.filter((place) => place.startsWith(`${list}.`))).size;
    for (const [list, { titles, effects }] of Object.entries({ ...variants, needed, unchanged })) {
      expect(titles.length).toBeGreaterThanOrEqual(6);
      expect(seen(`titles.${list}`)).toBe(titles.length);
      expect(seen(`effects.${list}`)).toBe(effects.length);
    }
    expect(new Set(used.filter((place) => /^insights\.\d/.test(place))).size).toBe(insights.length);
  });

  it('calls a transformation best only where something changes', () => {
    for (const seed of seeds) {
      const best = (changes: boolean) => make(language, { niche: 'home', seed, changes }).bestPerformer.variant;
      expect([best(true), best(false)]).toEqual(['transformation', 'curiosity']);
    }
  });

  it('is the same for the same seed and different for another', () => {
    expect(make(language)).toEqual(make(language));
    expect(make(language)).not.toEqual(make(language, { seed: 2 }));
  });

  it('shows any typed product as it was typed', () => {
    const awkward = ['<b>x</b> & "y"', '{{product}} {le}', '$& $1 $$', '🧴👩🏽‍🦱', 'מוצר', 'ß'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }));
    fc.assert(
      fc.property(typed, fc.string({ unit: 'grapheme' }), fc.nat(), (product, niche, seed) => {
        const made = make(language, { product, niche, seed });
        expect(made.product).toBe(product);
        expect(made.variants).toHaveLength(3);
      }),
    );
  });

  it('an address is said in no title', () => {
    for (const seed of seeds) {
      const { variants } = make(language, { product: 'https://shop.example.com/item/12345', seed });
      expect(variants.map(({ title }) => title).join()).not.toContain('http');
    }
  });
});

describe.each([
  ['es', spanish.texts],
  ['ar', arabic.texts],
])('a language whose texts go by niche (%s)', (_, texts) => {
  it('has three whole titles that name the product', () => {
    for (const niche of NICHE_PICKS) {
      for (const seed of seeds) {
        const random = seededRandom(seed);
        const made = generate({ product: 'Zyx', niche }, texts, { random, choose: freshChoice(random) });
        expect(made.variants.map(({ type }) => type)).toEqual(TYPES);
        for (const text of textsOf(made)) expect(text).not.toMatch(/\{\{|undefined|^$/);
        for (const { title } of made.variants) expect(title).toContain('Zyx');
      }
    }
  });
});
