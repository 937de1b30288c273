import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../domain/countries';
import { NICHE_LISTS } from '../../domain/niches';
import { seededRandom } from '../../lib/seededRandom';
import { calledWith, generate, type ShopScript, spokenParts, type Texts } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const catalogues: [string, Texts][] = [
  ['fr', french.texts],
  ['en', english.texts],
];
const NICHE_NAMES = [
  'Beauté',
  'Tech',
  'Fitness',
  'Mode',
  'Maison',
  'Cuisine',
  'Lifestyle',
  'Parentalité',
  'Philatélie',
];
const ANSWERS = { product: 'Sérum vitamine C', niche: 'Beauté', country: 'France' };

const make = (answers: Record<string, string> = ANSWERS, texts: Texts = french.texts, seed = 1) =>
  generate(answers, texts, { random: seededRandom(seed) });
const scriptOf = (made: ShopScript, place = 0, offer = '') => {
  const hook = made.hooks[place];
  return hook ? spokenParts(made, hook, offer).flatMap(({ lines }) => lines) : [];
};
/** The texts shown for a script, with a call to action that states this discount. */
const shown = ({ callToAction, ...made }: ShopScript, offer = '') => {
  const { timing, emphasis } = callToAction;
  return { ...made, callToAction: { timing, emphasis, ...calledWith(callToAction, offer) } };
};
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('the figures of the specification', () => {
  it.each([
    ['Beauté', [94, 89, 87]],
    ['Tech', [92, 88, 85]],
    ['Fitness', [91, 86, 84]],
    ['Philatélie', [88, 85, 82]],
    ['Mode', [88, 85, 82]],
    ['Parentalité', [88, 85, 82]],
  ])(
    'hook viral scores by niche: beauty 94/89/87, tech 92/88/85, fitness 91/86/84, other 88/85/82 (%s)',
    (niche, scores) => {
      expect(make({ ...ANSWERS, niche }).hooks.map(({ viralScore }) => viralScore)).toEqual(scores);
    },
  );

  it('3 hooks each with a viral score and an emotion, the first recommended', () => {
    const { hooks } = make();
    expect(hooks.map(({ isRecommended }) => isRecommended)).toEqual([true, false, false]);
    expect(new Set(hooks.map(({ emotion }) => emotion)).size).toBe(3);
  });

  it("demo timing '2-3 secondes'", () => {
    expect(make().demoVisual.timing).toBe('2-3 secondes');
    expect(make(ANSWERS, english.texts).demoVisual.timing).toBe('2-3 seconds');
  });

  it('CTA in the last 3-4 seconds with -40%', () => {
    const { timing, text } = shown(make()).callToAction;
    expect(timing).toBe('3-4 dernières secondes');
    expect(text).toContain('-40\u00a0%');
    expect(shown(make(ANSWERS, english.texts)).callToAction.text).toContain('-40%');
  });
});

describe('the discount', () => {
  it.each(catalogues)(
    'without the creator’s own value is marked as an example, and the script states none (%s)',
    (_, texts) => {
      for (const seed of seeds) {
        const made = make(ANSWERS, texts, seed);
        const { isExample, text } = calledWith(made.callToAction, '');
        expect(isExample).toBe(true);
        expect(text).toContain(texts.exampleOffer);
        expect(texts.exampleOffer).toMatch(/\[ex[ae]mple\]/);
        expect(scriptOf(made).join()).not.toMatch(/\d+\s?%|\[/u);
      }
    },
  );

  it.each(catalogues)('of the creator replaces the example, in the script too (%s)', (_, texts) => {
    for (const seed of seeds) {
      const made = make(ANSWERS, texts, seed);
      const offer = '  2 achetés = 1 offert ';
      const { isExample, text } = calledWith(made.callToAction, offer);
      expect(isExample).toBe(false);
      expect(text).toContain('2 achetés = 1 offert');
      expect(text).not.toContain('40');
      expect(scriptOf(made, 0, offer).at(-1)).toBe(text);
    }
  });

  it('counts as none when it is blank', () => {
    const { callToAction } = make();
    expect(calledWith(callToAction, '   ')).toEqual(calledWith(callToAction, ''));
  });

  it('changes nothing else in an existing script', () => {
    expect(make({ ...ANSWERS, offer: '-10 %' })).toEqual(make());
  });
});

describe.each(catalogues)('every script (%s)', (_, texts) => {
  it.each(NICHE_NAMES)('is complete for %s, in every country, with every pick', (niche) => {
    for (const country of [...COUNTRIES, 'Japon']) {
      for (const seed of seeds) {
        const made = make({ product: 'X', niche, country }, texts, seed);
        for (const text of strings(shown(made))) {
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/\{\{|undefined/);
          expect(text).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
        }
        expect(made.demoVisual.filmingTips).toHaveLength(3);
      }
    }
  });

  it('names the product, whatever is picked', () => {
    for (const niche of NICHE_NAMES) {
      for (const seed of seeds) {
        expect(scriptOf(make({ ...ANSWERS, niche, product: 'Zyx' }, texts, seed)).join()).toContain('Zyx');
      }
    }
  });

  it('can be said in its time, at 3.5 words a second without the name: hook 4 s, demo 3 s, feature 6 s, call 4 s', () => {
    const spoken = (text: string) => wordsOf(text.replace(/\{\{\w+\}\}/g, '')) / 3.5;
    for (const niche of NICHE_LISTS.texts) {
      const { hooks, demos, features } = texts.niches[niche];
      for (const text of Object.values(hooks).flatMap(({ texts: variants }) => variants)) {
        expect(spoken(text), text).toBeLessThanOrEqual(4);
      }
      for (const { say } of demos) expect(spoken(say), say).toBeLessThanOrEqual(3);
      for (const { say } of features) expect(spoken(say), say).toBeLessThanOrEqual(6);
    }
    for (const { withOffer, plain } of texts.callsToAction) {
      expect(spoken(withOffer), withOffer).toBeLessThanOrEqual(4);
      expect(spoken(plain), plain).toBeLessThanOrEqual(4);
    }
  });

  it('has texts that differ for every niche', () => {
    const ofNiche = NICHE_LISTS.texts.map((niche) => {
      const { hooks, ...rest } = texts.niches[niche];
      return [...Object.values(hooks).flatMap((hook) => hook.texts), ...strings(rest)];
    });
    const all = ofNiche.flat();
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('uses every emotion once per niche', () => {
    for (const niche of NICHE_LISTS.texts) {
      const emotions = Object.values(texts.niches[niche].hooks).map(({ emotion }) => emotion);
      expect(new Set(emotions).size).toBe(3);
    }
  });
});

describe('what was typed', () => {
  it('comes out as typed, whatever it is', () => {
    const nasty = [
      '{{product}}',
      '{{offer}} $& $1',
      '<b>"x"</b>',
      'مصباح \u202e',
      '\u0000\ud83e',
      '🧴'.repeat(20),
      'a'.repeat(10_000),
      "l'huile",
    ];
    const typed = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }));
    const offers = typed.map((offer) => offer.trim()).filter((offer) => offer !== '');
    const niches = fc.oneof(fc.constantFrom(...NICHE_NAMES), typed);
    const [PRODUCT, OFFER] = ['\ue000', '\ue001'];
    fc.assert(
      fc.property(
        typed,
        niches,
        offers,
        fc.constantFrom(...catalogues),
        fc.nat(),
        (product, niche, offer, [, texts], seed) => {
          const made = shown(make({ product, niche, country: niche }, texts, seed), offer);
          const marked = shown(make({ product: PRODUCT, niche, country: niche }, texts, seed), OFFER);
          const expected = strings(marked).map((text) =>
            text.includes(PRODUCT) ? text.split(PRODUCT).join(product) : text.split(OFFER).join(offer),
          );
          expect(strings(made)).toEqual(expected);
        },
      ),
    );
  });
});

describe('the picks', () => {
  it('are the same for the same seed and different for another', () => {
    expect(make()).toEqual(make());
    expect(new Set(seeds.map((seed) => JSON.stringify(make(ANSWERS, french.texts, seed)))).size).toBeGreaterThan(15);
  });

  it('open the script with the chosen hook', () => {
    const made = make();
    expect([0, 1, 2].map((place) => scriptOf(made, place)[0])).toEqual(made.hooks.map(({ text }) => text));
  });
});

describe('the country', () => {
  it('decides the wording of the ad label: in France « Collaboration commerciale »', () => {
    expect(make().disclosure).toEqual(french.texts.disclosure.FR);
    expect(make({ ...ANSWERS, country: 'allemagne' }).disclosure.onScreen).toBe('Werbung');
    expect(make({ ...ANSWERS, country: 'Atlantide' }).disclosure).toEqual(french.texts.disclosure.other);
  });

  it('United States: the disclosure is said as well, right after the hook', () => {
    const made = make({ ...ANSWERS, country: 'USA' });
    expect(scriptOf(made)[1]).toBe(french.texts.spokenDisclosure);
    expect(scriptOf(make())).not.toContain(french.texts.spokenDisclosure);
  });
});
