import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { COUNTRIES, matchCountry } from '../../domain/countries';
import { matchNiche, textNicheOf } from '../../domain/matchNiche';
import { NICHE_LISTS } from '../../domain/niches';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { Original } from '../../domain/products/productBook';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import arabic from '../../i18n/locales/ar/creative-formats.texts.json';
import spanish from '../../i18n/locales/es/creative-formats.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { FORMATS, type Format } from './formats';
import { generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const CATALOGUES = { fr: french, en: english };
const LANGUAGES = ['fr', 'en'] as const;
const PRODUCTS: Readonly<Record<Original, readonly string[]>> = {
  fr: [
    'Sérum vitamine C',
    'air fryer 5 L',
    'leggings taille haute',
    'perceuse sans fil',
    'croquettes pour chat',
    'livre de recettes',
    'écouteurs Bluetooth',
    'puzzle en bois',
    'thé matcha',
    'boucles d’oreilles',
    'formation en ligne',
    'gourde inox 750 ml',
    'bougie parfumée',
    'tapis de yoga',
    'Zorblax 3000',
    'Bouilloire Zyx',
  ],
  en: [
    'Vitamin C serum',
    'air fryer 5 qt',
    'high-waist leggings',
    'cordless drill',
    'dry cat food',
    'cookbook',
    'Bluetooth earbuds',
    'wooden puzzle',
    'matcha powder',
    'gold hoop earrings',
    'online course',
    'insulated tumbler',
    'scented candle',
    'yoga mat',
    'Zorblax 3000',
    'Kettle Zyx',
  ],
};
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

interface Making {
  country?: string;
  seed?: number;
  used?: readonly string[];
}

function make(product: string, language: Original, { country = 'France', seed = 1, used = [] }: Making = {}) {
  const random = seededRandom(seed);
  const choose = freshChoice(random, { used, struck: new Set() });
  const brief = briefOfTyped(product, language);
  const texts = worded(CATALOGUES[language].texts, brief.name);
  const made = generate({ product, niche: 'Beauté', country }, texts, { random, choose, product: brief });
  return { ...made, taken: choose.taken };
}

const everyResult = (language: Original) =>
  PRODUCTS[language].flatMap((product) => SEEDS.map((seed) => make(product, language, { seed })));

const textsOf = ({ icon, style, title, description, script, visualIdea, soundSuggestion, callToAction }: Format) => [
  ...[icon, style, title, description, visualIdea, soundSuggestion, callToAction],
  ...script,
];

/** The seconds that a line runs from and to, and what is said in them. */
function readLine(line: string, language: Original) {
  const shape =
    language === 'fr'
      ? /^(\d+)–(\d+)\u00a0s\u00a0: .+?\. «\u00a0(.+?[.!?…])\u00a0»(?:$| À l’image)/
      : /^(\d+)–(\d+)\u00a0s: .+?\. “(.+?[.!?…])”(?:$| On screen)/;
  const [, from, to, said = ''] = shape.exec(line) ?? expect.fail(line);
  return { from: Number(from), to: Number(to), said };
}

const figuresOf = (id: Format['id']) => {
  const format = make('Sérum', 'fr').formats.find((one) => one.id === id);
  return format && { engagement: format.engagement, difficulty: french.labels.difficulty[format.difficulty] };
};

describe('the specification of the creative formats', () => {
  it.each([
    ['face camera 85 Facile', 'faceCamera', 85, 'Facile'],
    ['POV 92 Moyen', 'pov', 92, 'Moyen'],
    ['unboxing 88 Facile', 'unboxing', 88, 'Facile'],
    ['honest test 90 Moyen', 'honestTest', 90, 'Moyen'],
    ['trend remix 95 Avancé', 'trendRemix', 95, 'Avancé'],
  ] as const)('%s', (_, id, engagement, difficulty) => {
    expect(figuresOf(id)).toEqual({ engagement, difficulty });
  });

  it("Result: 5 formats, a 'best for beginners' card (face camera) and a 'max viral potential' card (trend remix)", () => {
    const { product, formats, bestForBeginner, bestForViral } = make('Sérum', 'en');
    expect(formats.map(({ id }) => id)).toEqual(['faceCamera', 'pov', 'unboxing', 'honestTest', 'trendRemix']);
    expect({ product, bestForBeginner, bestForViral }).toEqual({
      product: 'Sérum',
      bestForBeginner: 'faceCamera',
      bestForViral: 'trendRemix',
    });
  });

  it("'Générer les formats', 'Script (15 sec max)', 'Regénérer', 'Autre produit'", () => {
    const { generate: generateLabel, script, regenerate, otherProduct } = french.labels;
    expect([generateLabel, script, regenerate, otherProduct]).toEqual([
      'Générer les formats',
      'Script (15 sec max)',
      'Regénérer',
      'Autre produit',
    ]);
  });
});

describe.each(LANGUAGES)('a result (%s)', (language) => {
  it('Scripts max 15 seconds, without a gap, each line said at 2.5 words a second, give or take a fifth', () => {
    for (const { formats } of everyResult(language))
      for (const { script, callToAction } of formats) {
        const lines = [...script, callToAction].map((line) => readLine(line, language));
        expect(lines).toHaveLength(4);
        expect(lines.map(({ from }) => from)).toEqual([0, ...lines.slice(0, -1).map(({ to }) => to)]);
        expect(lines.at(-1)?.to).toBeLessThanOrEqual(15);
        for (const { from, to, said } of lines) {
          const pace = countWords(said) / (to - from);
          expect(pace, said).toBeGreaterThanOrEqual(2);
          expect(pace, said).toBeLessThanOrEqual(3);
        }
      }
  });

  it('opens with a proof’s hook, shows that proof and ends on what came of it', () => {
    for (const product of PRODUCTS[language]) {
      const { proofs } = briefOfTyped(product, language).knowledge;
      for (const { script } of make(product, language).formats) {
        const [open = '', show = '', end = ''] = script;
        const proof = proofs.find(
          ({ hook, say }) => open.includes(hook) && say.split(/(?<=[.!?…])\s+/).some((part) => show.includes(part)),
        );
        expect(proof, `${open} ${show}`).toBeDefined();
        const last = proof?.say.split(/(?<=[.!?…])\s+/).at(-1) ?? '';
        expect([last, ...CATALOGUES[language].texts.results].some((text) => `${show}${end}`.includes(text))).toBe(true);
      }
    }
  });

  it('has nothing empty, no slot left, and nothing that the rules for texts forbid', () => {
    for (const { formats } of everyResult(language))
      for (const text of formats.flatMap(({ icon, title, ...format }) => textsOf({ icon: '', title: '', ...format }))) {
        expect(text.trim() === text, text).toBe(true);
        expect(text).not.toMatch(/\{|undefined|\(\s*\)| {2}|\/ /);
        expect(text.replace(/[“«]\u00a0?Ad\u00a0?[”»]/g, '')).not.toMatch(/(?<!\p{L})(?:lien|links?|bio)(?!\p{L})/iu);
      }
  });

  it('each format has a proof of its own, and no two have the same call to action', () => {
    for (const { formats } of everyResult(language)) {
      const [shots, calls] = [formats.map(({ script }) => script.join()), formats.map((one) => one.callToAction)];
      expect(new Set(shots).size).toBe(FORMATS.length);
      expect(new Set(calls).size).toBe(FORMATS.length);
    }
  });

  it('shows what this very product proves', () => {
    const brief = briefOfTyped(PRODUCTS[language][0] ?? '', language);
    const own = brief.knowledge.proofs.slice(0, brief.ownProofs).map(({ hook }) => hook);
    const shown = SEEDS.flatMap((seed) =>
      make(brief.typed, language, { seed }).formats.flatMap(({ script }) => script),
    );
    for (const hook of own.filter((text) => countWords(text) <= 9)) expect(shown.join('\n')).toContain(hook);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make('mascara', language)).toEqual(make('mascara', language));
    expect(make('mascara', language)).not.toEqual(make('mascara', language, { seed: 2 }));
  });

  it('three results of one product have no script construction in common', () => {
    let used: readonly string[] = [];
    const constructions = [1, 2, 3].map((seed) => {
      const { taken } = make('mascara', language, { seed, used });
      used = [...used, ...taken];
      return taken.filter((place) => /\.(?:scripts)\./.test(place));
    });
    expect(new Set(constructions.flat()).size).toBe(3 * FORMATS.length);
  });

  it('has in every call to action what has to be on screen in the country', () => {
    const { disclosure } = CATALOGUES[language].texts;
    expect(new Set(Object.values(disclosure)).size).toBe(COUNTRIES.length + 1);
    for (const country of COUNTRIES)
      for (const { callToAction } of make('mascara', language, { country }).formats)
        expect(callToAction).toContain(disclosure[country]);
    for (const { callToAction } of make('mascara', language, { country: 'Narnia' }).formats)
      expect(callToAction).toContain(disclosure.other);
  });

  it('keeps any typed product as it was typed, in the title', () => {
    const awkward = [
      '<b>x</b> & "y"',
      '{{product}} {{style}}',
      '$& $1 $$',
      '🧴👩🏽‍🦱',
      'מוצר',
      'a / (b',
      'ß'.repeat(10_000),
    ];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }));
    fc.assert(
      fc.property(typed, fc.nat(), (product, seed) => {
        for (const { title, script } of make(product, language, { seed }).formats) {
          expect(title.endsWith(product)).toBe(true);
          expect(script).toHaveLength(3);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe.each(LANGUAGES)('the texts (%s)', (language) => {
  const { texts, labels } = CATALOGUES[language];

  it('six constructions, six descriptions and four sounds a format, none twice', () => {
    const scripts = FORMATS.flatMap(({ id }) => texts.formats[id].scripts);
    expect(new Set(scripts.map(({ visual }) => visual)).size).toBe(6 * FORMATS.length);
    expect(new Set(scripts.map(({ open }) => open.shot)).size).toBe(6 * FORMATS.length);
    for (const { id } of FORMATS) {
      expect(new Set(texts.formats[id].descriptions).size).toBe(6);
      expect(new Set(texts.formats[id].sounds).size).toBe(4);
    }
    expect(texts.calls.length).toBeGreaterThanOrEqual(12);
  });

  it('say nothing that the rules for products forbid', () => {
    const strings = (tree: unknown): string[] => {
      if (typeof tree === 'string') return [tree];
      return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
    };
    const { formats, calls, results } = texts;
    const faults = strings({ formats, calls, results }).flatMap((text) =>
      faultsOf(text.replace(/\{\{\w+\}\}/g, 'x'), language).map((fault) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('suggest only niches and countries that are understood', () => {
    const { niche, country } = labels.questions;
    for (const [id, name] of Object.entries(niche.suggestions)) {
      expect(matchNiche(name), name).toBeDefined();
      expect(textNicheOf(name)).toBe(id);
    }
    expect(Object.values(country.suggestions).map(matchCountry)).toEqual([...COUNTRIES]);
  });
});

describe('a language whose texts go by niche', () => {
  it.each([
    ['es', spanish.texts],
    ['ar', arabic.texts],
  ])('%s: complete for every niche, and the product is named', (_, texts) => {
    for (const niche of NICHE_LISTS.texts) {
      const random = seededRandom(1);
      const choose = freshChoice(random);
      const { formats } = generate({ product: 'Zyx', niche, country: 'France' }, texts, { random, choose });
      expect(formats).toHaveLength(FORMATS.length);
      for (const text of formats.flatMap(textsOf)) expect(text).not.toMatch(/\{\{|undefined/);
      for (const { script, callToAction } of formats) expect([...script, callToAction].join()).toContain('Zyx');
    }
  });
});
