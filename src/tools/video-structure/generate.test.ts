import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tests/contract/productRules';
import { briefOfTyped } from '../../../tests/support/products/productsOnDisk';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { worded } from '../../domain/products/brief';
import { freshChoice } from '../../domain/products/freshChoice';
import type { Original } from '../../domain/products/productBook';
import type { ToldFacts } from '../../domain/products/told';
import { checkInItsLanguage } from '../../domain/scriptCheck/checkedScript';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import arabic from '../../i18n/locales/ar/video-structure.texts.json';
import spanish from '../../i18n/locales/es/video-structure.texts.json';
import { seededRandom } from '../../lib/seededRandom';
import { generate } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { DURATIONS, LENGTHS, openedBy, type Timing, type VideoStructure } from './structure';
import { formatOf, HOOK_KINDS } from './trends';

const CATALOGUES = { fr: french, en: english };
const LANGUAGES = ['fr', 'en'] as const;
/** Without a name, of a dozen families, and unknown. */
const PRODUCTS: Readonly<Record<Original, readonly string[]>> = {
  fr: [
    '',
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
    'Zorblax 3000',
    'Bouilloire Zyx',
    'Mini imprimante thermique Bluetooth de poche',
  ],
  en: [
    '',
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
    'Zorblax 3000',
    'Kettle Zyx',
    'Pocket Bluetooth thermal mini printer',
  ],
};
const SEEDS = Array.from({ length: 4 }, (_, seed) => seed);

interface Making {
  seed?: number;
  used?: readonly string[];
  facts?: ToldFacts;
}

function make(
  answers: Record<string, string> = {},
  language: Original = 'fr',
  { seed = 1, used = [], facts = {} }: Making = {},
) {
  const all = { trend: 'POV', niche: 'beauty', duration: 'short', product: 'Bouilloire Zyx', ...answers };
  const random = seededRandom(seed);
  const choose = freshChoice(random, { used, struck: new Set() });
  const { texts } = CATALOGUES[language];
  const brief = all.product === '' ? undefined : briefOfTyped(all.product, language, facts);
  const made = generate(all, brief ? worded(texts, brief.name) : texts, {
    random,
    choose,
    ...(brief && { product: brief }),
  });
  return { ...made, taken: choose.taken };
}

const timingsOf = ({ hook, transition, mainContent, callToAction }: VideoStructure): Timing[] =>
  [hook, transition, ...mainContent.steps, callToAction].map(({ timing }) => timing);
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const everyResult = (language: Original) =>
  PRODUCTS[language].flatMap((product, place) =>
    DURATIONS.flatMap((duration) =>
      SEEDS.map((seed) => {
        const trends = CATALOGUES[language].labels.form.trends;
        const trend = trends[(seed + place) % trends.length] ?? 'POV';
        const niche = NICHE_PICKS[(seed + place) % NICHE_PICKS.length] ?? 'beauty';
        return { product, duration, made: make({ product, duration, trend, niche }, language, { seed }) };
      }),
    ),
  );
const RESULTS = { fr: everyResult('fr'), en: everyResult('en') };

describe('the specification of the video structure', () => {
  it.each([
    ['total duration text 25-30', 'short', 25, 30],
    ['total duration text 45-60', 'medium', 45, 60],
    ['total duration text 90-120 seconds', 'long', 90, 120],
  ] as const)('%s; its seconds add up to a figure inside it', (_, duration, least, most) => {
    const { mainContent } = make({ duration });
    expect(mainContent.totalDuration).toBe(`${least}-${most} secondes`);
    const lengths = timingsOf(make({ duration })).map(({ from, to }) => to - from);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    expect(total).toBe(mainContent.seconds);
    expect(total).toBeGreaterThanOrEqual(least);
    expect(total).toBeLessThanOrEqual(most);
  });

  it.each(DURATIONS)('no second of the video is without a plan, from 0 to the end (%s)', (duration) => {
    const timings = timingsOf(make({ duration }));
    expect(timings.map(({ from }) => from)).toEqual([0, ...timings.slice(0, -1).map(({ to }) => to)]);
    for (const { from, to } of timings) expect(to).toBeGreaterThan(from);
  });

  it('1 hook (3 variants, one recommended), 3 main content steps', () => {
    const { hook, mainContent } = make();
    expect(new Set(hook.variants).size).toBe(3);
    expect(hook.variants[hook.recommended]).toBe(make().fullScript.intro[0]);
    expect(mainContent.steps).toHaveLength(3);
  });

  it('short 15-30 s, medium 45-60 s, long 90-120 s', () => {
    const notes = Object.values(french.labels.durations).map(({ note }) => note.replace('\u00a0', ' '));
    expect(notes).toEqual(['15-30 s', '45-60 s', '90-120 s']);
  });

  it('product optional; duration defaults to short', () => {
    expect(make({ duration: '' }).mainContent).toEqual(make({ duration: 'short' }).mainContent);
    expect(strings(make({ product: '' })).join()).not.toMatch(/\{/);
  });
});

describe('the trend', () => {
  it.each([
    ['POV : tu rentres tard', 'pov'],
    ['Avant / après', 'beforeAfter'],
    ['Test honnête', 'test'],
    ['L’erreur à éviter', 'mistake'],
    ['Get ready with me', 'routine'],
    ['Contest', 'other'],
    ['踊り', 'other'],
  ])('%s is the format %s', (typed, format) => {
    expect(formatOf(typed).id).toBe(format);
  });

  it.each(LANGUAGES)('of the quick-pick list is known, each as its own format (%s)', (language) => {
    const { labels, texts } = CATALOGUES[language];
    const formats = labels.form.trends.map((trend) => formatOf(trend).id);
    expect([...formats, 'other'].sort()).toEqual(Object.keys(texts.techniques).sort());
    expect([...formats, 'other'].sort()).toEqual(Object.keys(texts.bridges).sort());
  });

  it('says which hook is recommended', () => {
    const trends = { scene: 'POV', proof: 'ASMR', doubt: 'Test' };
    for (const kind of HOOK_KINDS)
      expect(make({ trend: trends[kind] }).hook.recommended).toBe(HOOK_KINDS.indexOf(kind));
  });

  it('stays as it was typed', () => {
    const awkward = ['<b>"x"</b>', '{{gesture}} $& $1', '🧴👩🏽‍🦱', 'مصباح', 'a'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }));
    fc.assert(
      fc.property(typed, fc.nat(), (trend, seed) => {
        fc.pre(formatOf(trend).id === 'other');
        const made = make({ trend }, 'fr', { seed });
        expect(made.trend).toBe(trend);
        expect(made.transition.technique.startsWith(trend)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe.each(LANGUAGES)('a structure (%s)', (language) => {
  it('has nothing empty, no slot left and nothing that the rules forbid', () => {
    for (const { made } of RESULTS[language]) {
      const { trend, product, named, taken, ...shown } = made;
      for (const text of strings(shown)) {
        expect(text.trim() === text && text !== '', text).toBe(true);
        expect(text).not.toMatch(/[{}¶]|undefined|\(\s*\)| {2}/);
        expect(text).not.toMatch(/(?<!\p{L})(?:lien|links?|bio)(?!\p{L})/iu);
      }
      expect(made.visualElements.emojis).toHaveLength(3);
      expect(new Set(made.filmingTips.technical).size).toBe(3);
    }
  });

  it('is said at 2.5 words a second, give or take a fifth: hook, transition, steps and call', () => {
    for (const { made, duration } of RESULTS[language]) {
      const { hook, fullScript } = made;
      const lengths = LENGTHS[duration];
      const parts: [string, number][] = [
        ...hook.variants.map((text): [string, number] => [text, lengths.hook]),
        [fullScript.intro[1] ?? '', lengths.transition],
        [fullScript.main.join('\n'), 3 * lengths.step],
        [fullScript.outro.join('\n'), lengths.callToAction],
      ];
      for (const [text, seconds] of parts) {
        expect(countWords(text) / seconds, text).toBeGreaterThanOrEqual(2);
        expect(countWords(text) / seconds, text).toBeLessThanOrEqual(3);
      }
    }
  });

  it('all our own generated scripts pass the script check, but for what is known of a product, which has tests of its own', () => {
    const problems = new Set<string>();
    for (const { made, product } of RESULTS[language]) {
      const known = product === '' ? '' : JSON.stringify(briefOfTyped(product, language).knowledge);
      const { onScreen } = made.disclosure;
      for (const hook of made.hook.variants) {
        const text = Object.values(openedBy(made.fullScript, hook)).flat().join('\n');
        const script = { text, product: made.named ?? '', onScreen, seconds: made.mainContent.seconds };
        for (const finding of checkInItsLanguage(script, language)?.check.findings ?? []) {
          if (!('problem' in finding)) continue;
          const words = finding.at.map(({ start, end }) => text.slice(start, end));
          if (words.length > 0 && words.every((found) => known.toLowerCase().includes(found.toLowerCase()))) continue;
          problems.add(`${finding.problem}: ${words.join(' | ') || text}`);
        }
      }
    }
    expect([...problems]).toEqual([]);
  });

  it('shows what it says: a step is one proof, and its line is that proof’s', () => {
    const brief = briefOfTyped('mascara', language);
    for (const seed of SEEDS) {
      const { mainContent, fullScript } = make({ product: 'mascara', duration: 'medium' }, language, { seed });
      for (const { step } of mainContent.steps.slice(0, 2)) {
        const proof = brief.knowledge.proofs.find(({ shows }) => shows.toLowerCase() === step.toLowerCase());
        expect(fullScript.main.join(' ')).toContain(proof?.say);
      }
      const doubt = brief.knowledge.doubts.find(({ ask }) => ask === mainContent.steps[2]?.step);
      expect(fullScript.main.join(' ')).toContain(doubt?.say);
    }
  });

  it('says in the first person only what was told', () => {
    const facts = { surprised: language === 'fr' ? 'le bruit du couvercle' : 'the sound of the lid' };
    const said = ({ fullScript }: VideoStructure) => fullScript.main.join(' ');
    const [line = ''] = briefOfTyped('mascara', language, facts).told;
    expect(line).not.toBe('');
    const long = (told: ToldFacts) =>
      SEEDS.map((seed) => said(make({ product: 'mascara', duration: 'long' }, language, { seed, facts: told })));
    expect(long(facts).some((text) => text.includes(line))).toBe(true);
    expect(long({}).some((text) => text.includes(line))).toBe(false);
  });

  it('of something unknown names only what was typed', () => {
    const { fullScript } = make({ product: 'Zorblax 3000' }, language, { seed: 3 });
    expect(fullScript.intro.join(' ')).toContain('Zorblax 3000');
  });

  it('three results of one product open, prove and end otherwise', () => {
    let used: readonly string[] = [];
    const results = SEEDS.slice(0, 3).map((seed) => {
      const made = make({ product: 'mascara' }, language, { seed, used });
      used = [...used, ...made.taken];
      return made;
    });
    const differ = (of: (made: VideoStructure) => string) => expect(new Set(results.map(of)).size).toBe(3);
    differ(({ hook }) => hook.variants.join());
    differ(({ callToAction }) => callToAction.script);
    differ(({ fullScript }) => fullScript.main.join());
    differ(({ transition }) => transition.content);
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, language)).toEqual(make({}, language));
    const all = SEEDS.map((seed) => JSON.stringify(make({}, language, { seed })));
    expect(new Set(all).size).toBe(SEEDS.length);
  });
});

describe.each(LANGUAGES)('the texts (%s)', (language) => {
  const { totalDurations, format, disclosure, emojis, frames, ...lists } = CATALOGUES[language].texts;

  it('have at least six hooks a kind, and nothing twice', () => {
    for (const kind of HOOK_KINDS) expect(new Set(lists.hooks[kind]).size).toBeGreaterThanOrEqual(6);
    const { unnamed, spare, ...rest } = lists;
    const all = strings(rest);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('say nothing that the rules for products forbid', () => {
    const faults = strings(lists).flatMap((text) =>
      faultsOf(text.replace(/\{\{\w+\}\}/g, 'x'), language).map((fault) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('a language whose texts go by niche', () => {
  it.each([
    ['es', spanish.texts],
    ['ar', arabic.texts],
  ])('%s: complete for every niche and duration', (_, texts) => {
    for (const niche of NICHE_PICKS)
      for (const duration of DURATIONS) {
        const random = seededRandom(1);
        const choose = freshChoice(random);
        const { fullScript, ...made } = generate({ trend: 'POV', niche, duration, product: 'Zyx' }, texts, {
          random,
          choose,
        });
        for (const text of strings(made)) expect(text).not.toMatch(/\{\{|undefined/);
        expect(fullScript.intro.length).toBeGreaterThanOrEqual(2);
      }
  });
});
