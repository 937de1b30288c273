import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { allKinds, briefOfKind, briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { type ProductBrief, worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { ToldFacts } from '../../domain/products/told';
import { checkInItsLanguage } from '../../domain/scriptCheck/checkedScript';
import arabic from '../../i18n/locales/ar/descriptions.texts.json';
import spanish from '../../i18n/locales/es/descriptions.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { type Descriptions, VARIANTS } from './describedProduct';
import { generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const CATALOGUES = { fr: french, en: english };
type Language = keyof typeof CATALOGUES;
const LANGUAGES: Language[] = ['fr', 'en'];

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
const NOVEMBER = new Date(2026, 10, 20);
const VALID = /^#[\p{L}\p{M}\p{N}_]+$/u;
const seeds = Array.from({ length: 24 }, (_, seed) => seed);

interface Options {
  niche?: string;
  seed?: number;
  used?: readonly string[];
}

function takingOf(product: ProductBrief, language: Language, { niche = 'beauty', seed = 1, used = [] }: Options = {}) {
  const random = seededRandom(seed);
  const choose = freshChoice(random, { used, struck: new Set() });
  const texts = worded(CATALOGUES[language].texts, product.wholeName);
  const made = generate({ product: product.typed, niche }, texts, { now: NOVEMBER, random, choose, product });
  return { made, product, taken: choose.taken };
}
const make = (language: Language, typed = PRODUCTS[language][0] ?? '', options: Options = {}) =>
  takingOf(briefOfTyped(typed, language), language, options).made;

const everything = (language: Language) =>
  PRODUCTS[language]
    .map((typed) => briefOfTyped(typed, language))
    .flatMap((product) => seeds.map((seed) => takingOf(product, language, { seed })));

const textsOf = ({ variants, bestChoice, trends }: Descriptions) => [
  ...variants.flatMap(({ name, description, reasoning }) => [name, description, reasoning]),
  ...[bestChoice.name, bestChoice.explanation, ...trends],
];

describe('the specification of the description generator', () => {
  it('two variants (Grand Public and Niche Ciblée, the latter marked recommended)', () => {
    for (const niche of NICHE_PICKS) {
      const { variants } = make('fr', undefined, { niche });
      expect(variants.map(({ name, recommended }) => [name, recommended])).toEqual([
        ['Grand Public', false],
        ['Niche Ciblée', true],
      ]);
    }
  });

  it('Result also has bestChoice {variant, explanation} and trends', () => {
    const { niche, product, bestChoice, trends } = make('en', undefined, { niche: 'tech' });
    expect({ niche, product, variant: bestChoice.variant }).toEqual({
      niche: 'tech',
      product: 'vitamin C serum',
      variant: 'nicheCiblee',
    });
    expect(bestChoice.explanation).not.toBe('');
    expect(new Set(trends).size).toBe(3);
  });

  it("'Générer descriptions', 'Titres viraux', 'Optimiser montage', 'Autre produit'", () => {
    const { generate: generateLabel, viralTitles, editing, otherProduct } = french.labels;
    expect([generateLabel, viralTitles, editing, otherProduct]).toEqual([
      'Générer descriptions',
      'Titres viraux',
      'Optimiser montage',
      'Autre produit',
    ]);
  });

  it('8 hashtags per variant (the intro text says 5-10)', () => {
    expect(french.labels.niche.hint).toContain('5-10 hashtags');
    expect(english.labels.niche.hint).toContain('5-10 hashtags');
    for (const { hashtags } of make('fr').variants) expect(hashtags).toHaveLength(8);
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
      expect(textsOf(made).join()).not.toMatch(/undefined|null|\{\{/);
    }
  });

  it('names the product in both descriptions, which start and end differently', () => {
    for (const { made, product } of all) {
      const [broad = '', targeted = ''] = made.variants.map(({ description }) => description);
      for (const text of [broad, targeted]) expect(text.toLowerCase()).toContain(product.name.bare.toLowerCase());
      const ending = CATALOGUES[language].texts.endings.find((text) => broad.endsWith(` ${text}`));
      expect(targeted.endsWith(` ${ending}`)).toBe(false);
    }
  });

  it('passes the script check, with product, call to action and disclosure', () => {
    const problems = new Set<string>();
    for (const { made } of all) {
      for (const { description, shownName } of made.variants) {
        const checked = checkInItsLanguage({ text: description, product: shownName }, language);
        expect(checked?.language, description).toBe(language);
        for (const finding of checked?.check.findings ?? [])
          if ('problem' in finding) problems.add(`${finding.problem}: ${description}`);
      }
    }
    expect([...problems]).toEqual([]);
  });

  it('8 hashtags, distinct and valid', () => {
    for (const { made } of all) {
      for (const { hashtags } of made.variants) {
        expect(new Set(hashtags.map((tag) => tag.toLowerCase())).size).toBe(8);
        for (const tag of hashtags) expect(tag).toMatch(VALID);
      }
    }
  });

  it('three of one product have other texts and reasons', () => {
    for (const typed of PRODUCTS[language]) {
      const product = briefOfTyped(typed, language);
      const first = takingOf(product, language, { seed: 1 });
      const second = takingOf(product, language, { seed: 2, used: first.taken });
      const third = takingOf(product, language, { seed: 3, used: [...first.taken, ...second.taken] });
      const variants = [first, second, third].flatMap(({ made }) => made.variants);
      expect(new Set(variants.map(({ description }) => description)).size).toBe(6);
      expect(new Set(variants.map(({ reasoning }) => reasoning)).size).toBe(6);
    }
  });

  it('every pattern is used sooner or later, at least 8 a variant', () => {
    const { bodies, winners, trends, endings } = CATALOGUES[language].texts;
    const product = briefOfTyped('air fryer', language);
    let used: readonly string[] = [];
    for (const seed of seeds) used = [...used, ...takingOf(product, language, { seed, used }).taken];
    const seen = (list: string) => new Set(used.filter((place) => place.startsWith(`${list}.`))).size;
    for (const type of VARIANTS) {
      expect(bodies[type].length).toBeGreaterThanOrEqual(8);
      expect(seen(`bodies.${type}`)).toBe(bodies[type].length);
    }
    expect([seen('winners'), seen('trends'), seen('endings')]).toEqual([winners.length, trends.length, endings.length]);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make(language)).toEqual(make(language));
    expect(make(language)).not.toEqual(make(language, undefined, { seed: 2 }));
  });
});

describe.each(LANGUAGES)('max 150 characters (%s)', (language) => {
  it('for every tenth kind there is', () => {
    const long = allKinds(language)
      .filter((_, place) => place % 10 === 0)
      .flatMap(
        ({ family, kind }, seed) => takingOf(briefOfKind(family, kind, language), language, { seed }).made.variants,
      )
      .filter(({ description }) => description.length > 150);
    expect(long).toEqual([]);
  });

  it('whatever is typed and told, with 8 hashtags that are distinct and valid', () => {
    const nasty = [
      '{{product}} {le}',
      '$& $1 $$',
      '🧴👩🏽‍🦱',
      'מוצר',
      'ß'.repeat(10_000),
      'https://shop.example.com/1',
    ];
    const typed = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }));
    fc.assert(
      fc.property(typed, typed, fc.nat(), (product, fact, seed) => {
        const facts: ToldFacts = { surprised: fact };
        const { made } = takingOf(briefOfTyped(product, language, facts), language, { seed });
        expect(made.product).toBe(product);
        for (const { description, hashtags } of made.variants) {
          expect(description.length).toBeLessThanOrEqual(150);
          expect(description).not.toContain('http');
          expect(new Set(hashtags.map((tag) => tag.toLowerCase())).size).toBe(8);
          for (const tag of hashtags) expect(tag).toMatch(VALID);
        }
      }),
    );
  });
});

describe.each([
  ['es', spanish.texts],
  ['ar', arabic.texts],
])('a language whose texts go by niche (%s)', (_, texts) => {
  it('has two whole descriptions that name the product, within the limit', () => {
    for (const niche of NICHE_PICKS) {
      for (const seed of seeds) {
        const random = seededRandom(seed);
        const context = { now: NOVEMBER, random, choose: freshChoice(random) };
        const made = generate({ product: 'Zyx', niche }, texts, context);
        for (const text of textsOf(made)) expect(text).not.toMatch(/\{\{|undefined|^$/);
        for (const { description, hashtags } of made.variants) {
          expect(description).toContain('Zyx');
          expect(description.length).toBeLessThanOrEqual(150);
          expect(hashtags).toHaveLength(8);
        }
      }
    }
  });

  it('shortens a long name by words, and leaves out one with no word that fits', () => {
    const long =
      'Lot de 12 boîtes de rangement empilables avec couvercle à clips pour placard de cuisine et garde-manger';
    for (const product of [long, 'ß'.repeat(10_000)]) {
      const random = seededRandom(1);
      const { variants } = generate({ product, niche: 'home' }, texts, {
        now: NOVEMBER,
        random,
        choose: freshChoice(random),
      });
      for (const { description, shownName } of variants) {
        expect(description.length).toBeLessThanOrEqual(150);
        expect(description).toContain(shownName);
        expect([texts.unnamed, ...long.split(' ').map((_, end, all) => all.slice(0, end + 1).join(' '))]).toContain(
          shownName,
        );
      }
    }
  });
});
