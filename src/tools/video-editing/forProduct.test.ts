import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { ToldFacts } from '../../domain/products/told';
import arabic from '../../i18n/locales/ar/video-editing.texts.json';
import spanish from '../../i18n/locales/es/video-editing.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { CONTENT_TYPES, generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const CATALOGUES = { fr: french, en: english };
type Language = keyof typeof CATALOGUES;
const LANGUAGES: Language[] = ['fr', 'en'];

/** Of twelve families and more; what is known of the last is nothing. */
const PRODUCTS = {
  fr: [
    ...['sérum vitamine C', 'air fryer 5 L', 'perceuse sans fil', 'legging taille haute', 'arbre à chat', 'biscuits'],
    ...['formation en ligne', 'livre de recettes', 'écouteurs bluetooth', 'lunettes de soleil', 'whey', 'sac à dos'],
    ...['jouet pour chien', 'huile moteur', 'bougie parfumée', 'Zorblax 3000'],
  ],
  en: [
    ...['vitamin C serum', 'air fryer 5 qt', 'cordless drill', 'high waisted leggings', 'cat tree', 'cookies'],
    ...['online course', 'cookbook', 'wireless earbuds', 'sunglasses', 'whey protein', 'backpack'],
    ...['dog toy', 'motor oil', 'scented candle', 'Zorblax 3000'],
  ],
};
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);

interface Options {
  answers?: Record<string, string>;
  seed?: number;
  used?: readonly string[];
  facts?: ToldFacts;
}

function taking(language: Language, typed: string, { answers = {}, seed = 1, used = [], facts }: Options = {}) {
  const product = briefOfTyped(typed, language, facts);
  const random = seededRandom(seed);
  const choose = freshChoice(random, { used, struck: new Set() });
  const made = generate(answers, worded(CATALOGUES[language].texts, product.name), { choose, product });
  return { made, product, taken: choose.taken };
}
/** A text without the questions of buyers, who may ask what we do not claim. */
const unasked = (text: string, { knowledge }: ReturnType<typeof briefOfTyped>) =>
  knowledge.doubts.reduce((rest, { ask }) => rest.replaceAll(ask, 'OK ?'.replace(' ', '\u00a0')), text);
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};

describe.each(LANGUAGES)('a video about the creator’s own product (%s)', (language) => {
  const all = PRODUCTS[language].flatMap((typed) =>
    CONTENT_TYPES.flatMap(({ id: contentType }) =>
      SEEDS.slice(0, 4).map((seed) => taking(language, typed, { seed, answers: { niche: 'beauty', contentType } })),
    ),
  );

  it('keeps the counts and figures of the specification', () => {
    for (const { made } of all) {
      expect(made.dynamicStructure).toHaveLength(4);
      expect(made.dynamicStructure.at(-1)?.timeframe.to).toBe(made.optimalDuration.recommended);
      expect(made.visualEffects.map(({ effects }) => effects.length)).toEqual([3, 3, 3]);
      expect(made.june2025Trends).toHaveLength(2);
      expect(made.liveReplayBonus?.tips.length).toBe(made.contentType === 'live_replay' ? 3 : undefined);
      expect(made.cutFrequency.seconds).toBeGreaterThanOrEqual(2);
      expect(made.cutFrequency.seconds).toBeLessThanOrEqual(3);
    }
  });

  it('is written for its proofs, and names it as typed', () => {
    for (const { made, product } of all) {
      expect(made.product).toBe(product.typed);
      const text = strings(made.dynamicStructure).join(' ').toLowerCase();
      const { proofs } = product.knowledge;
      expect(
        proofs.some(({ shows, shot }) => text.includes(shot.toLowerCase()) || text.includes(shows.toLowerCase())),
      ).toBe(true);
    }
  });

  it('leaves no slot, and says nothing lived, praised or wrongly set', () => {
    for (const { made, product } of all) {
      for (const text of strings({ ...made, product: undefined })) {
        expect(text.trim(), product.typed).not.toBe('');
        expect(text, product.typed).not.toMatch(/[{}]|undefined|\.\.|[?!]\./);
        expect(faultsOf(unasked(text, product), language), text).toEqual([]);
      }
    }
  });

  it('is another one three times in a row', () => {
    const [typed = ''] = PRODUCTS[language];
    let used: string[] = [];
    const parts = [1, 2, 3].map((seed) => {
      const { made, taken } = taking(language, typed, { seed, used });
      used = [...used, ...taken];
      return [made.optimalDuration.reason, made.cutFrequency.technique, made.dynamicStructure[1]?.content];
    });
    expect(new Set(parts.flat()).size).toBe(parts.flat().length);
  });

  it('has no product’s text without a product, nor where the texts go by niche', () => {
    const product = briefOfTyped('air fryer', 'en');
    for (const { texts } of [spanish, arabic]) {
      const random = seededRandom(1);
      const made = generate({ niche: 'cooking' }, texts, { choose: freshChoice(random), product });
      expect(strings(made).join(' ')).not.toMatch(/\{\{(?!code)|air fryer/i);
    }
  });
});
