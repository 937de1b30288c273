import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { ToldFacts } from '../../domain/products/told';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import arabic from '../../i18n/locales/ar/live-script.texts.json';
import spanish from '../../i18n/locales/es/live-script.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { generate } from './generate';
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
const linesOf = ({ structure }: ReturnType<typeof generate>['longVersion']) =>
  structure.flatMap(({ content }) => content);

describe.each(LANGUAGES)('a live about the creator’s own product (%s)', (language) => {
  const all = PRODUCTS[language].flatMap((typed) => SEEDS.map((seed) => taking(language, typed, { seed })));

  it('keeps the steps, minutes, versions and counts of the specification', () => {
    for (const { made } of all) {
      const { shortVersion, longVersion, recommendedVersion } = made;
      expect([shortVersion.structure.length, longVersion.structure.length]).toEqual([5, 7]);
      expect([shortVersion.duration, longVersion.duration, recommendedVersion]).toEqual([5, 18, 'short']);
      expect(shortVersion.productLinkTiming.moment).toMatch(/^1(?:m|:)30/);
      expect([shortVersion, longVersion].map((version) => version.engagementTechniques.length)).toEqual([2, 4]);
      expect([shortVersion, longVersion].map((version) => version.june2025Trends.length)).toEqual([2, 3]);
      for (const { structure } of [shortVersion, longVersion]) {
        for (const { timing, beats, tips } of structure) {
          expect(beats.reduce((sum, { seconds }) => sum + seconds, 0)).toBe((timing.to - timing.from) * 60);
          for (const { seconds } of beats.slice(1)) expect(seconds).toBeGreaterThanOrEqual(10);
          expect(tips.length).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it('names it as typed, and says its proofs and its doubts', () => {
    for (const { made, product } of all) {
      const said = linesOf(made.longVersion).join(' ');
      expect([made.product, made.isOwn]).toEqual([product.typed, true]);
      expect(product.knowledge.proofs.filter(({ say }) => said.includes(say)).length).toBeGreaterThanOrEqual(3);
      expect(
        product.knowledge.doubts.filter(({ ask, say }) => said.includes(ask) && said.includes(say)).length,
      ).toBeGreaterThanOrEqual(2);
      const shown = made.longVersion.structure.flatMap(({ beats }) => beats.map(({ what }) => what.toLowerCase()));
      const isShown = (shot: string) => shown.includes(`${shot.toLowerCase()}.`);
      expect(product.knowledge.proofs.filter(({ shot }) => isShown(shot)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('says in the long version all that the short one says, and nothing twice', () => {
    for (const { made } of all) {
      const long = linesOf(made.longVersion);
      expect(linesOf(made.shortVersion).filter((line) => !long.includes(line))).toEqual([]);
      expect(new Set(long).size).toBe(long.length);
    }
  });

  it('leaves no slot, and says nothing lived, praised or wrongly set', () => {
    for (const { made, product } of all) {
      for (const text of strings(made)) {
        expect(text.trim(), product.typed).not.toBe('');
        expect(text, product.typed).not.toMatch(/[{}]|undefined|\.\.|[?!]\./);
        expect(faultsOf(unasked(text, product), language), text).toEqual([]);
      }
    }
  });

  it('passes the script check', () => {
    const problems = new Set<string>();
    for (const { made } of all) {
      for (const version of [made.shortVersion, made.longVersion]) {
        const text = linesOf(version).join('\n');
        const context = { language, product: made.product, seconds: version.duration * 60, onScreen: '' };
        for (const { level, rule } of checkScript(text, context).findings) {
          if (level === 'must') problems.add(`${rule}: ${text}`);
        }
      }
    }
    expect([...problems]).toEqual([]);
  });

  it('is another one three times in a row', () => {
    const [typed = ''] = PRODUCTS[language];
    let used: string[] = [];
    const lines = [1, 2, 3].map((seed) => {
      const { made, taken } = taking(language, typed, { seed, used });
      used = [...used, ...taken];
      return linesOf(made.shortVersion).slice(2);
    });
    expect(new Set(lines.flat()).size).toBe(lines.flat().length);
  });

  it('says in the first person only what was told, and names one’s own shop', () => {
    const told = taking(language, 'air fryer', { facts: { bothers: 'LE-CABLE' } });
    expect(linesOf(told.made.longVersion).join(' ')).toContain(told.product.told[0]);
    const random = seededRandom(1);
    const texts = worded(CATALOGUES[language].texts, told.product.name);
    const made = generate({}, texts, { choose: freshChoice(random), product: { ...told.product, isOwnShop: true } });
    for (const version of [made.shortVersion, made.longVersion])
      expect(linesOf(version).join(' ')).not.toMatch(/commission/i);
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
