import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS, type NichePick } from '../../domain/matchNiche';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import { seededRandom } from '../../lib/seededRandom';
import { generate, TITLE_TYPES, type Titles } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const LANGUAGES = [
  { language: 'en', catalogue: english },
  { language: 'fr', catalogue: french },
] as const;
const TYPES = TITLE_TYPES.map(({ type }) => type);
const PRODUCTS = ['Bouilloire Zyx', 'Mini imprimante thermique Bluetooth de poche'] as const;
const SEED = 1;

const make = (answers: Record<string, string>, { texts }: typeof english, seed = SEED) =>
  generate({ product: 'Gloss prune', niche: 'beauty', ...answers }, texts, { random: seededRandom(seed) });

const textsOf = ({ variants, bestPerformer, june2025Insights }: Titles) => [
  ...variants.flatMap(({ icon, name, title, psychologyEffect, whyItWorks }) => [
    ...[icon, name, title, psychologyEffect, whyItWorks],
  ]),
  ...[bestPerformer.name, bestPerformer.explanation, ...june2025Insights],
];

/** Every sentence pattern of a niche. */
const patternsOf = ({ texts }: typeof english, niche: NichePick) =>
  TYPES.flatMap((type) => texts.niches[niche][type].titles.map(({ title }) => title));

/** Every text that belongs to a niche. */
const sentencesOf = ({ texts }: typeof english, niche: NichePick) => {
  const { best, insights, ...types } = texts.niches[niche];
  return [
    ...best,
    ...insights,
    ...Object.values(types).flatMap(({ effect, titles }) => [
      effect,
      ...titles.flatMap(({ title, why }) => [title, why]),
    ]),
  ];
};

describe('the specification of the title generator', () => {
  it('Titles: 3 variants per niche; type (curiosity, transformation, conversational)', () => {
    for (const niche of NICHE_PICKS) {
      const { variants } = make({ niche }, french);
      expect(variants.map(({ type }) => type)).toEqual(['curiosity', 'transformation', 'conversational']);
    }
  });

  it('Result also carries product, niche, bestPerformer {variant, explanation}, june2025Insights', () => {
    const { product, niche, variants, bestPerformer, june2025Insights } = make({ niche: 'tech' }, english);
    expect({ product, niche, variant: bestPerformer.variant }).toEqual({
      product: 'Gloss prune',
      niche: 'tech',
      variant: 'curiosity',
    });
    expect(english.texts.niches.tech.best).toContain(bestPerformer.explanation);
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

describe.each(LANGUAGES)('a result ($language)', ({ catalogue }) => {
  it.each(NICHE_PICKS)('is complete for %s, with texts of its own', (niche) => {
    const result = make({ niche }, catalogue);
    for (const text of textsOf(result)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toContain('{{');
    }
    const patterns = patternsOf(catalogue, niche).map((title) => title.replace('{{product}}', 'Gloss prune'));
    for (const { title } of result.variants) expect(patterns).toContain(title);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, catalogue)).toEqual(make({}, catalogue));
    expect(make({}, catalogue)).not.toEqual(make({}, catalogue, SEED + 1));
  });

  it('ten products in a row do not read alike: every pattern is used', () => {
    const seen = Array.from({ length: 100 }, (_, seed) => make({ product: '{{product}}' }, catalogue, seed));
    expect(new Set(seen.flatMap(({ variants }) => variants.map(({ title }) => title))).size).toBe(
      patternsOf(catalogue, 'beauty').length,
    );
  });

  it('keeps any typed product as it was typed, in every title', () => {
    const awkward = ['<b>x</b> & "y"', '{{product}} {{title}}', '$& $1 $$', '🧴👩🏽‍🦱', 'מוצר', 'ß'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }));
    fc.assert(
      fc.property(typed, fc.constantFrom(...NICHE_PICKS), fc.nat(), (product, niche, seed) => {
        const marked = '\u0001';
        const expected = make({ product: marked, niche }, catalogue, seed);
        const shown = make({ product, niche }, catalogue, seed);
        expect(textsOf(shown)).toEqual(textsOf(expected).map((text) => text.split(marked).join(product)));
        for (const { title } of shown.variants) expect(title).toContain(product);
      }),
    );
  });

  it('stays whole whatever the niche is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (niche) => {
        for (const text of textsOf(make({ niche }, catalogue))) expect(text).not.toContain('{{');
      }),
    );
  });
});

describe.each(LANGUAGES)('the texts ($language)', ({ language, catalogue }) => {
  it.each(NICHE_PICKS)(
    '%s: at least 12 sentence patterns behind its 3 variants, each with the product once',
    (niche) => {
      const patterns = patternsOf(catalogue, niche);
      expect(new Set(patterns).size).toBe(patterns.length);
      expect(patterns.length).toBeGreaterThanOrEqual(12);
      for (const type of TYPES) expect(catalogue.texts.niches[niche][type].titles.length).toBeGreaterThanOrEqual(4);
      for (const pattern of patterns) expect(pattern.split('{{product}}'), pattern).toHaveLength(2);
    },
  );

  it('no sentence is word for word in two niches', () => {
    const sentences = NICHE_PICKS.flatMap((niche) => sentencesOf(catalogue, niche));
    const words = sentences.map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
    expect(words.filter((sentence, place) => words.indexOf(sentence) !== place)).toEqual([]);
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });

  it('a title is a hook that claims nothing, as the script check sees it', () => {
    // Call to action and disclosure belong to the video, not to its title.
    const judged = new Set(['hook', 'product', 'elsewhere', 'health', 'result', 'income', 'urgency']);
    const problems = NICHE_PICKS.flatMap((niche) => patternsOf(catalogue, niche)).flatMap((pattern) =>
      PRODUCTS.flatMap((product) => {
        const title = pattern.replace('{{product}}', product);
        const { findings } = checkScript(title, { language, product });
        return findings.flatMap((finding) =>
          'problem' in finding && judged.has(finding.rule) ? [`${finding.problem}: ${title}`] : [],
        );
      }),
    );
    expect(problems).toEqual([]);
  });

  it('a title is short enough for the first image: 60 characters besides the product', () => {
    const long = NICHE_PICKS.flatMap((niche) => patternsOf(catalogue, niche)).filter(
      (pattern) => pattern.replace('{{product}}', '').length > 60,
    );
    expect(long).toEqual([]);
  });
});

it('in French put a product’s name only where nothing inflects', () => {
  expect(JSON.stringify(french.texts)).not.toMatch(
    /(?<!\p{L})(?:[dl][eua]|les|des|ton|ta|tes|ce|cette|d’|l’) ?\{\{product/iu,
  );
});
