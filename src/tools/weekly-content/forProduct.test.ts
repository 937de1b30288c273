import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { ToldFacts } from '../../domain/products/told';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import arabic from '../../i18n/locales/ar/weekly-content.texts.json';
import spanish from '../../i18n/locales/es/weekly-content.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { GOALS } from './contentOptions';
import { generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { captionOf } from './presentEntry';

const CATALOGUES = { fr: french, en: english };
type Language = keyof typeof CATALOGUES;
const LANGUAGES: Language[] = ['fr', 'en'];

/** Of twelve families and more; what is known of the last is nothing. */
const PRODUCTS = {
  fr: [
    ...['sérum vitamine C', 'air fryer 5 L', 'perceuse-visseuse', 'legging taille haute', 'arbre à chat', 'biscuits'],
    ...['formation en ligne', 'livre de recettes', 'écouteurs bluetooth', 'lunettes de soleil', 'whey', 'sac à dos'],
    ...['jouet pour chien', 'huile moteur', 'bougie parfumée', 'Zorblax 3000'],
  ],
  en: [
    ...['vitamin C serum', 'air fryer 5 qt', 'cordless drill', 'high waisted leggings', 'cat tree', 'cookies'],
    ...['online course', 'cookbook', 'wireless earbuds', 'sunglasses', 'whey protein', 'backpack'],
    ...['dog toy', 'motor oil', 'scented candle', 'Zorblax 3000'],
  ],
};
const THURSDAY = new Date(2026, 10, 26, 9);
const SEEDS = Array.from({ length: 3 }, (_, seed) => seed);

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
  const made = generate(answers, worded(CATALOGUES[language].texts, product.name), {
    now: THURSDAY,
    random,
    choose,
    product,
  });
  return { made, product, taken: choose.taken };
}
/** A text without the questions of buyers, who may ask what we do not claim. */
const unasked = (text: string, { knowledge }: ReturnType<typeof briefOfTyped>) =>
  knowledge.doubts.reduce((rest, { ask }) => rest.replaceAll(ask, 'OK ?'.replace(' ', '\u00a0')), text);
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const entriesOf = ({ days }: ReturnType<typeof generate>) => days.flatMap(({ content }) => content);

describe.each(LANGUAGES)('a week about the creator’s own product (%s)', (language) => {
  const all = PRODUCTS[language].flatMap((typed) => SEEDS.map((seed) => taking(language, typed, { seed })));

  it('keeps the counts, formats and hashtags of the specification', () => {
    for (const { made, product } of all) {
      const entries = entriesOf(made);
      expect(made.summary).toMatchObject({ lives: 2, products: 1, forGoal: 6, shopCallShare: 1 });
      for (const { totalVideos } of made.days) expect([1, 2]).toContain(totalVideos);
      for (const entry of entries) {
        expect(entry.product).toBe(product.typed);
        expect(new Set(entry.hashtags.map((tag) => tag.toLowerCase())).size).toBe(8);
        expect(Object.values(CATALOGUES[language].texts.formats)).toContain(entry.format);
      }
      expect(made.hashtags).toHaveLength(8);
    }
  });

  it('serves every goal with four ideas', () => {
    for (const goal of GOALS) {
      const { made } = taking(language, PRODUCTS[language][0] ?? '', { answers: { goal } });
      expect(entriesOf(made).filter(({ aim, type }) => type === 'video' && aim === goal)).toHaveLength(4);
    }
  });

  it('has no idea twice, and another proof, doubt, measure or moment each day', () => {
    for (const { made, product } of all) {
      const entries = entriesOf(made);
      expect(new Set(entries.map(({ title }) => title)).size, product.typed).toBe(entries.length);
      expect(new Set(entries.map(({ description }) => description)).size).toBe(entries.length);
      const { proofs, doubts, measure, when } = product.knowledge;
      const own = [
        ...proofs.flatMap(({ shows, shot }) => [shows, shot]),
        ...doubts.map(({ ask }) => ask),
        ...measure,
        ...when,
      ];
      for (const { title, description } of entries) {
        const text = `${title} ${description}`.toLowerCase();
        expect(
          own.some((fact) => text.includes(fact.toLowerCase())),
          text,
        ).toBe(true);
      }
    }
  });

  it('leaves no slot, and says nothing lived, praised or wrongly set', () => {
    for (const { made, product } of all) {
      for (const shown of strings({
        ...made,
        days: made.days.map((day) => ({
          ...day,
          content: day.content.map((entry) => ({ ...entry, product: undefined })),
        })),
      })) {
        const text = shown.replace('{{code}}', 'CODE');
        expect(text.trim(), product.typed).not.toBe('');
        expect(text, product.typed).not.toMatch(/[{}]|undefined|\.\.|[?!]\./);
        expect(faultsOf(unasked(text, product), language), text).toEqual([]);
      }
    }
  });

  it('has captions that pass the script check', () => {
    const problems = new Set<string>();
    for (const { made } of all) {
      for (const entry of entriesOf(made)) {
        const text = captionOf(entry, entry.shopCTA, CATALOGUES[language].labels.disclosure);
        // A title may be one of the product's own hooks, which last as long as they are said.
        for (const { level, rule } of checkScript(text, { language, product: entry.product }).findings)
          if (level !== 'ok' && rule !== 'hook') problems.add(`${rule}: ${text}`);
      }
    }
    expect([...problems]).toEqual([]);
  });

  it('has what was told in its true stories only', () => {
    const { made, product } = taking(language, 'air fryer', {
      facts: { bothers: 'LE-CABLE' },
      answers: { goal: 'growth' },
    });
    const [told = ''] = product.told;
    const telling = entriesOf(made).filter(({ description }) => description.includes(told));
    expect(new Set(telling.map(({ format }) => format))).toEqual(new Set([CATALOGUES[language].texts.formats.story]));
  });

  it('has no product’s text without a product, nor where the texts go by niche', () => {
    const product = briefOfTyped('air fryer', 'en');
    for (const { texts } of [spanish, arabic]) {
      const random = seededRandom(1);
      const made = generate({ niche: 'cooking' }, texts, {
        now: THURSDAY,
        random,
        choose: freshChoice(random),
        product,
      });
      expect(strings(made).join(' ')).not.toMatch(/\{\{(?!code)|air fryer/i);
    }
  });
});
