import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_PICKS } from '../../domain/matchNiche';
import { checkScript } from '../../domain/scriptCheck/checkScript';
import { generate, STEPS, type Texts } from './generate';
import english from './locales/en.json';
import french from './locales/fr.json';

const catalogues: ['fr' | 'en', typeof french | typeof english, Texts][] = [
  ['fr', french, french.texts],
  ['en', english, english.texts],
];
const strings = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(strings) : [];
};

describe('the specification of the live recommendations by niche', () => {
  it.each(NICHE_PICKS)(
    'Quirk to preserve: it always returns the generic default result, with the niche shown as Général (%s)',
    (niche) => {
      const result = generate({ niche }, french.texts);
      expect(result.niche).toBe('Général');
      expect(result).toEqual(generate({}, french.texts));
    },
  );

  it('the same for anything else in the answers', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (answers) => {
        expect(generate(answers, french.texts)).toEqual(generate({}, french.texts));
      }),
    );
  });

  it('typical live plan in 5 steps: introduction, presentation, story, productPresentation, callToAction', () => {
    const { liveStructure } = generate({}, french.texts);
    expect(Object.keys(liveStructure)).toEqual([
      'introduction',
      'presentation',
      'story',
      'productPresentation',
      'callToAction',
    ]);
    const minutes = STEPS.map((step) => liveStructure[step].minutes);
    expect(minutes[0]?.from).toBe(0);
    for (const [place, { from }] of minutes.entries()) if (place > 0) expect(from).toBe(minutes[place - 1]?.to);
  });

  it('3 intro scripts with effectiveness, the first recommended; without a niche 89/85/81, as in the live plan', () => {
    const { introScripts } = generate({}, french.texts);
    expect(introScripts.map(({ effectiveness }) => effectiveness)).toEqual([89, 85, 81]);
    expect(introScripts.map(({ recommended }) => recommended)).toEqual([true, false, false]);
  });
});

describe.each(catalogues)('the recommendations (%s)', (language, { labels }, texts) => {
  const result = generate({}, texts);

  it('are complete, and no text appears twice but the script that opens the plan', () => {
    const { introduction, ...steps } = result.liveStructure;
    const all = strings({ ...result, liveStructure: { ...steps, introduction: introduction.text } });
    for (const text of all) expect(text).not.toMatch(/^\s*$|\{\{|undefined/);
    expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
    expect(introduction.say).toEqual(result.introScripts[0]?.script);
  });

  it('give the duration that the plan fills', () => {
    const { callToAction, productPresentation } = result.liveStructure;
    expect(result.idealDuration).toMatch(new RegExp(`^${callToAction.minutes.to}\\D`));
    expect(result.productDisplayTiming).toMatch(new RegExp(`\\b${productPresentation.minutes.from}\\D`));
    expect(productPresentation.minutes.to - productPresentation.minutes.from).toBe(3 * 8);
  });

  it('can be said as they are: the plan and every intro pass the script check', () => {
    const scripts = [
      STEPS.flatMap((step) => result.liveStructure[step].say),
      ...result.introScripts.map(({ script }) => script),
    ];
    for (const lines of scripts) {
      const { findings } = checkScript(lines.join('\n'), { language, onScreen: labels.disclosure });
      expect(
        findings.filter(({ level }) => level !== 'ok'),
        lines[0],
      ).toEqual([]);
    }
  });

  it('make no claim of health, result, income or urgency, send nobody away, and name neither lien nor bio', () => {
    const rules = ['elsewhere', 'health', 'result', 'income', 'urgency'];
    const problems = strings(texts).flatMap((text) =>
      checkScript(text, { language })
        .findings.filter(({ rule, level }) => level !== 'ok' && rules.includes(rule))
        .map(({ rule }) => `${rule}: ${text}`),
    );
    expect(problems).toEqual([]);
  });
});
