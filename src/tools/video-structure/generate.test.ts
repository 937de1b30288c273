import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { checkInItsLanguage } from '../../domain/scriptCheck/checkedScript';
import { countWords, secondsFor } from '../../domain/scriptCheck/speakingTime';
import { seededRandom } from '../../lib/seededRandom';
import { DURATIONS, type Duration, generate, openedBy, type Timing, type VideoStructure } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';
import { formatOf, HOOK_KINDS } from './trends';

const LANGUAGES = [
  { language: 'en', catalogue: english },
  { language: 'fr', catalogue: french },
];
const PRODUCTS = ['', 'Bouilloire Zyx', 'Mini imprimante thermique Bluetooth de poche'];
const ANSWERS = { trend: 'POV', niche: 'beauty', duration: 'short', product: 'Bouilloire Zyx' };
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

const make = (answers: Record<string, string> = {}, { texts }: typeof english = french, seed = 1) =>
  generate({ ...ANSWERS, ...answers }, texts, { random: seededRandom(seed) });

const timingsOf = ({ hook, transition, mainContent, callToAction }: VideoStructure): Timing[] =>
  [hook, transition, ...mainContent.steps, callToAction].map(({ timing }) => timing);
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};
const said = ({ fullScript }: VideoStructure, hook: string) =>
  Object.values(openedBy(fullScript, hook)).flat().join('\n');
const everyResult = (catalogue: typeof english) =>
  NICHE_PICKS.flatMap((niche) =>
    DURATIONS.flatMap((duration) =>
      seeds.map((seed) => {
        const product = PRODUCTS[seed % PRODUCTS.length] ?? '';
        return { niche, product, made: make({ niche, duration, product }, catalogue, seed) };
      }),
    ),
  );

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
    expect(strings(make({ product: '' })).join()).not.toContain('{{');
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

  it.each(LANGUAGES)('of the quick-pick list is known, each as its own format ($language)', ({ catalogue }) => {
    const formats = catalogue.labels.form.trends.map((trend) => formatOf(trend).id);
    expect([...formats, 'other'].sort()).toEqual(Object.keys(catalogue.texts.techniques).sort());
  });

  it('says which hook is recommended, and why', () => {
    for (const kind of HOOK_KINDS) {
      const trend = { scene: 'POV', proof: 'ASMR', doubt: 'Test' }[kind];
      const { hook } = make({ trend });
      expect(french.texts.niches.beauty.hooks[kind]).toContain(
        hook.variants[hook.recommended]?.replace('Bouilloire Zyx', '{{product}}'),
      );
      expect(hook.explanation).toBe(french.texts.niches.beauty.why[kind]);
    }
  });
});

describe.each(LANGUAGES)('a structure ($language)', ({ language, catalogue }) => {
  it('is complete for every niche and duration', () => {
    for (const { made } of everyResult(catalogue)) {
      const { product, ...shown } = made;
      expect(product).toBeTypeOf('string');
      for (const text of strings(shown)) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\{\{|undefined/);
      }
      expect(made.visualElements.emojis).toHaveLength(3);
      expect(made.filmingTips.technical).toHaveLength(3);
    }
  });

  it('all our own generated scripts pass the script check', () => {
    const problems = new Set<string>();
    for (const { made, product } of everyResult(catalogue)) {
      const { onScreen } = made.disclosure;
      for (const hook of made.hook.variants) {
        const text = said(made, hook);
        const checked = checkInItsLanguage({ text, product, onScreen, seconds: made.mainContent.seconds }, language);
        expect(checked?.language, text).toBe(language);
        for (const finding of checked?.check.findings ?? [])
          if ('problem' in finding)
            problems.add(
              `${finding.problem}: ${finding.at.map(({ start, end }) => text.slice(start, end)).join(' | ') || text}`,
            );
      }
    }
    expect([...problems]).toEqual([]);
  });

  it('can be said in its time at a brisk pace, and leaves no more than three fifths of it to the picture', () => {
    for (const { made, product } of everyResult(catalogue)) {
      const { recommended, variants } = made.hook;
      const text = said(made, variants[recommended] ?? '');
      const name = product.split(' ').slice(0, 3).join(' ');
      const seconds = secondsFor(countWords(product ? text.replaceAll(product, name) : text));
      expect(seconds, text).toBeLessThanOrEqual(made.mainContent.seconds);
      expect(seconds, text).toBeGreaterThanOrEqual(0.4 * made.mainContent.seconds);
    }
  });

  it('each part can be said in its own time', () => {
    const most: Record<Duration, number> = { short: 6, medium: 13, long: 27 };
    for (const niche of NICHE_PICKS) {
      const { angles, callsToAction } = catalogue.texts.niches[niche];
      for (const { transition, steps } of angles) {
        expect(secondsFor(countWords(transition.say[0] ?? '')), transition.say[0]).toBeLessThanOrEqual(3);
        expect(secondsFor(countWords(transition.say.join(' '))), transition.say[1]).toBeLessThanOrEqual(6);
        for (const { say } of steps)
          DURATIONS.forEach((duration, index) => {
            const words = say.slice(0, index + 1).join(' ');
            expect(secondsFor(countWords(words.replace('{{product}}', 'a b c'))), words).toBeLessThanOrEqual(
              most[duration],
            );
          });
      }
      for (const { script } of callsToAction) expect(secondsFor(countWords(script)), script).toBeLessThanOrEqual(4);
    }
  });

  it('is the same for the same seed and different for another', () => {
    expect(make({}, catalogue)).toEqual(make({}, catalogue));
    expect(new Set(seeds.map((seed) => JSON.stringify(make({}, catalogue, seed)))).size).toBeGreaterThan(9);
  });

  it('keep any typed trend and product as typed', () => {
    const awkward = ['<b>"x"</b>', '{{gesture}} $& $1', '{{product}}', '🧴👩🏽‍🦱', 'مصباح', 'a'.repeat(10_000)];
    const typed = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }));
    const [TREND, PRODUCT] = ['\ue000', '\ue001'];
    fc.assert(
      fc.property(typed, typed, fc.constantFrom(...NICHE_PICKS), fc.nat(), (trend, product, niche, seed) => {
        fc.pre(formatOf(trend).id === 'other');
        const marked = make({ trend: TREND, product: PRODUCT, niche }, catalogue, seed);
        const expected = strings(marked).map((text) =>
          text.includes(TREND) ? text.split(TREND).join(trend) : text.split(PRODUCT).join(product),
        );
        expect(strings(make({ trend, product, niche }, catalogue, seed))).toEqual(expected);
      }),
    );
  });
});

describe.each(LANGUAGES)('the texts ($language)', ({ catalogue }) => {
  const { niches } = catalogue.texts;

  it('no sentence is word for word in two niches, nor twice in one', () => {
    const sentences = NICHE_PICKS.flatMap((niche) => {
      const { visuals, ...rest } = niches[niche];
      const { emojis, ...described } = visuals;
      return strings([rest, described]).flatMap((text) =>
        text.split(/(?<=[.!?…])\s+/).filter((sentence) => countWords(sentence) > 2),
      );
    });
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('have 12 hooks a niche', () => {
    for (const niche of NICHE_PICKS) expect(new Set(Object.values(niches[niche].hooks).flat()).size).toBe(12);
  });

  it("hold neither 'lien' nor 'bio' as a word", () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
  });

  it('start a sentence with the product’s name, where nothing inflects and ‘this product’ can replace it', () => {
    for (const text of strings(niches)) expect(text).not.toMatch(/.\{\{product\}\}|\{\{product\}\}(?!\u00a0?: )/);
  });
});
