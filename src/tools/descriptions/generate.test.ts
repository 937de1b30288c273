import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHashtag } from '../../domain/hashtags/hashtags';
import { NICHE_PICKS, type NichePick } from '../../domain/matchNiche';
import { checkInItsLanguage } from '../../domain/scriptCheck/checkedScript';
import { seededRandom } from '../../lib/seededRandom';
import { type Descriptions, generate, VARIANTS } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const LANGUAGES = [
  { language: 'en', catalogue: english },
  { language: 'fr', catalogue: french },
] as const;
type Catalogue = typeof english;

const LONG = 'Lot de 12 boîtes de rangement empilables avec couvercle à clips pour placard de cuisine et garde-manger';
const PRODUCTS = ['Bouilloire Zyx', 'Mini imprimante thermique Bluetooth de poche', LONG] as const;
const VALID = /^#[\p{L}\p{M}\p{N}_]+$/u;
const SEED = 1;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

const make = (answers: Record<string, string>, { texts }: Catalogue, seed = SEED) =>
  generate({ product: 'Gloss prune', niche: 'beauty', ...answers }, texts, { random: seededRandom(seed) });

const textsOf = ({ variants, bestChoice, trends }: Descriptions) => [
  ...variants.flatMap(({ name, description, hashtags, reasoning }) => [name, description, ...hashtags, reasoning]),
  ...[bestChoice.name, bestChoice.explanation, ...trends],
];

const bodiesOf = ({ texts }: Catalogue, niche: NichePick) =>
  VARIANTS.flatMap((type) => texts.niches[niche][type].bodies);

const bankOf = ({ texts }: Catalogue, niche: NichePick) => [
  ...VARIANTS.flatMap((type) => texts.niches[niche][type].hashtags),
  ...texts.niches[niche].occasions,
  ...texts.niches[niche].specific,
];

/** Every sentence that belongs to a niche. */
const sentencesOf = (catalogue: Catalogue, niche: NichePick) => {
  const { best, trends } = catalogue.texts.niches[niche];
  const reasoning = VARIANTS.flatMap((type) => catalogue.texts.niches[niche][type].reasoning);
  return [...bodiesOf(catalogue, niche), ...reasoning, ...best, ...trends];
};

describe('the specification of the description generator', () => {
  it('two variants (Grand Public and Niche Ciblée, the latter marked recommended)', () => {
    for (const niche of NICHE_PICKS) {
      const { variants } = make({ niche }, french);
      expect(variants.map(({ name, recommended }) => [name, recommended])).toEqual([
        ['Grand Public', false],
        ['Niche Ciblée', true],
      ]);
    }
  });

  it('Result also has bestChoice {variant, explanation} and trends', () => {
    const { niche, product, bestChoice, trends } = make({ niche: 'tech' }, english);
    expect({ niche, product, variant: bestChoice.variant }).toEqual({
      niche: 'tech',
      product: 'Gloss prune',
      variant: 'nicheCiblee',
    });
    expect(english.texts.niches.tech.best).toContain(bestChoice.explanation);
    expect(trends).toHaveLength(3);
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
    for (const { hashtags } of make({}, french).variants) expect(hashtags).toHaveLength(8);
  });
});

describe.each(LANGUAGES)('a result ($language)', ({ language, catalogue }) => {
  it.each(NICHE_PICKS)('is complete for %s, with texts of its own', (niche) => {
    const result = make({ niche }, catalogue);
    for (const text of textsOf(result)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\{\{|undefined/);
    }
    const bodies = bodiesOf(catalogue, niche).map((body) => body.replace('{{product}}', 'Gloss prune'));
    for (const { description } of result.variants)
      expect(bodies.some((body) => description.startsWith(`${body} `))).toBe(true);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, catalogue)).toEqual(make({}, catalogue));
    expect(make({}, catalogue)).not.toEqual(make({}, catalogue, SEED + 1));
  });

  it('its two descriptions start and end differently', () => {
    for (const seed of seeds) {
      const [broad, targeted] = make({}, catalogue, seed).variants.map(({ description }) => description);
      const ending = catalogue.texts.endings.find((text) => broad?.endsWith(` ${text}`));
      expect(targeted?.endsWith(` ${ending}`)).toBe(false);
    }
  });

  it('max 150 characters whatever the product’s length, shortened by words, never cut in the middle', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    const typed = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' ').trim() || 'x');
    fc.assert(
      fc.property(typed, fc.constantFrom(...NICHE_PICKS), fc.nat(), (product, niche, seed) => {
        for (const { type, description } of make({ product, niche }, catalogue, seed).variants) {
          expect(description.length).toBeLessThanOrEqual(150);
          const body = catalogue.texts.niches[niche][type].bodies.find((pattern) => {
            const [before = '', after = ''] = pattern.split('{{product}}');
            return description.startsWith(before) && description.includes(after);
          });
          expect(body, description).toBeDefined();
        }
      }),
    );
    for (const { description, shownName } of make({ product: LONG }, catalogue).variants) {
      expect(description).toContain(shownName);
      const words = shownName.split(' ');
      expect(words.length).toBeGreaterThan(2);
      expect(LONG.split(' ').slice(0, words.length)).toEqual(words);
    }
  });

  it('keeps any typed product that fits as it was typed', () => {
    const awkward = ['<b>x</b> & "y"', '{{product}} {{unnamed}}', '$& $1 $$', '🧴👩🏽‍🦱', 'מוצר'];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }));
    fc.assert(
      fc.property(typed, fc.constantFrom(...NICHE_PICKS), fc.nat(), (product, niche, seed) => {
        const marked = '\u0001';
        const descriptions = (name: string) =>
          make({ product: name, niche }, catalogue, seed).variants.map(({ description }) => description);
        fc.pre(product.length <= 30);
        expect(descriptions(product)).toEqual(descriptions(marked).map((text) => text.split(marked).join(product)));
      }),
    );
  });

  it('always keeps a name of 50 characters in full', () => {
    const product = 'Mini imprimante thermique Bluetooth 58 mm, 2 piles';
    expect(product).toHaveLength(50);
    for (const niche of NICHE_PICKS)
      for (const seed of seeds)
        for (const { description } of make({ product, niche }, catalogue, seed).variants)
          expect(description).toContain(product);
  });

  it('leaves out a name with no word that fits', () => {
    for (const { description, hashtags } of make({ product: 'ß'.repeat(10_000) }, catalogue).variants) {
      expect(description).toContain(catalogue.texts.unnamed);
      expect(hashtags).toHaveLength(8);
    }
  });

  it('8 hashtags, distinct and valid, whatever is typed; first the product, two of the niche, an occasion, the market', () => {
    const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(typed, fc.constantFrom(...NICHE_PICKS), fc.nat(), (product, niche, seed) => {
        for (const { hashtags } of make({ product, niche }, catalogue, seed).variants) {
          expect(new Set(hashtags.map((tag) => tag.toLowerCase())).size).toBe(8);
          for (const tag of hashtags) expect(tag).toMatch(VALID);
        }
      }),
    );
    for (const niche of NICHE_PICKS) {
      for (const { type, hashtags } of make({ niche }, catalogue).variants) {
        const [product, ...rest] = hashtags.map((tag) => tag.slice(1));
        expect(product).toBe('Glossprune');
        const ofVariant = catalogue.texts.niches[niche][type].hashtags;
        expect(rest.slice(0, 2).every((tag) => ofVariant.includes(tag))).toBe(true);
        expect(catalogue.texts.niches[niche].occasions).toContain(rest[2]);
        expect(catalogue.texts.market).toContain(rest[3]);
      }
    }
  });

  it('all our own descriptions pass the script check, with product, call to action and disclosure', () => {
    const problems = new Set<string>();
    for (const seed of seeds) {
      for (const niche of NICHE_PICKS) {
        const product = PRODUCTS[seed % PRODUCTS.length] ?? '';
        for (const { description, shownName } of make({ product, niche }, catalogue, seed).variants) {
          const checked = checkInItsLanguage({ text: description, product: shownName }, language);
          expect(checked?.language, description).toBe(language);
          for (const finding of checked?.check.findings ?? [])
            if ('problem' in finding) problems.add(`${finding.problem}: ${description}`);
        }
      }
    }
    expect([...problems]).toEqual([]);
  });
});

describe.each(LANGUAGES)('the texts ($language)', ({ language, catalogue }) => {
  it.each(NICHE_PICKS)(
    '%s: at least 12 sentence patterns, each with the product once, and every one passes',
    (niche) => {
      const bodies = bodiesOf(catalogue, niche);
      expect(new Set(bodies).size).toBeGreaterThanOrEqual(12);
      for (const body of bodies) expect(body.split('{{product}}'), body).toHaveLength(2);
      for (const product of PRODUCTS.slice(0, 2)) {
        for (const text of bodies.flatMap((body) =>
          catalogue.texts.endings.map((ending) => `${body} ${ending}`.replace('{{product}}', product)),
        )) {
          const found = checkInItsLanguage({ text, product }, language)?.check.findings ?? [];
          expect(
            found.filter((finding) => 'problem' in finding),
            text,
          ).toEqual([]);
        }
      }
    },
  );

  it.each(NICHE_PICKS)('%s: a bank of at least 40 hashtags, distinct and valid as they stand', (niche) => {
    const bank = bankOf(catalogue, niche);
    expect(new Set(bank).size).toBe(bank.length);
    expect(bank.length).toBeGreaterThanOrEqual(40);
    for (const tag of bank) expect(toHashtag(tag)).toBe(`#${tag}`);
  });

  it('no hashtag is in two niches', () => {
    const tags = [...catalogue.texts.market, ...NICHE_PICKS.flatMap((niche) => bankOf(catalogue, niche))];
    expect(tags.filter((tag, place) => tags.indexOf(tag) !== place)).toEqual([]);
  });

  it('no sentence is word for word in two niches', () => {
    const sentences = NICHE_PICKS.flatMap((niche) => sentencesOf(catalogue, niche));
    const words = sentences.map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
    expect(words.filter((sentence, place) => words.indexOf(sentence) !== place)).toEqual([]);
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });
});

it('in French put a product’s name only where nothing inflects', () => {
  expect(JSON.stringify(french.texts)).not.toMatch(
    /(?<!\p{L})(?:[dl][eua]|les|des|ton|ta|tes|ce|cette|d’|l’) ?\{\{product/iu,
  );
});
