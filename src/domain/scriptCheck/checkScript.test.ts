import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_EXAMPLES } from '../../../tests/fixtures/scriptCheck/examples.en';
import { FRENCH_EXAMPLES } from '../../../tests/fixtures/scriptCheck/examples.fr';
import { betterWording } from './betterWordings';
import { checkScript, type ScriptContext } from './checkScript';
import type { ScriptLanguage } from './phrases';
import { PROBLEMS, type Problem, RULES, type Rule } from './rules';
import { HOOK_WORDS } from './speakingTime';

const LANGUAGES = [
  ['fr', FRENCH_EXAMPLES],
  ['en', ENGLISH_EXAMPLES],
] as const;

const rows = LANGUAGES.flatMap(([language, examples]) =>
  RULES.flatMap((rule) =>
    examples[rule].map(([expected, text, context]) => ({ language, rule, expected, text, context })),
  ),
);
const problems = Object.keys(PROBLEMS) as Problem[];

function findingsOf(text: string, context: ScriptContext, rule: Rule) {
  return checkScript(text, context).findings.filter((finding) => finding.rule === rule);
}

function verdictsOf(text: string, context: ScriptContext, rule: Rule) {
  return findingsOf(text, context, rule).map((finding) => ('problem' in finding ? finding.problem : finding.level));
}

/** The words of the text that a rule marks. */
function wordsAt(text: string, context: ScriptContext, rule: Rule) {
  return findingsOf(text, context, rule).flatMap((finding) =>
    'problem' in finding ? finding.at.map(({ start, end }) => text.slice(start, end)) : [],
  );
}

describe('the labelled examples', () => {
  it('are at least 120, with passing ones and every problem in both languages', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    for (const [, examples] of LANGUAGES) {
      const expected = RULES.flatMap((rule) => examples[rule].map(([label]) => label));
      expect(new Set(expected)).toEqual(new Set(['ok', ...problems]));
      for (const rule of RULES) expect(examples[rule].map(([label]) => label)).toContain('ok');
    }
  });

  it('are all different', () => {
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it.each(rows)('$language $rule: $expected ← $text', ({ language, rule, expected, text, context }) => {
    expect(verdictsOf(text, { ...context, language }, rule)).toEqual([expected]);
  });
});

describe('the words that are marked', () => {
  it.each<[ScriptLanguage, Rule, string, string[]]>([
    ['fr', 'health', 'Œuf, cœur : ça GUÉRIT l’eczéma et fait maigrir.', ['GUÉRIT', 'maigrir']],
    ['fr', 'health', 'Ça gue\u0301rit tout. 🧴🧴 Et ça soigne l’acné !', ['gue\u0301rit', 'soigne l’acné']],
    ['fr', 'elsewhere', 'Le lien en bio, ou\u00a0 sur  mon\u00a0site.', ['lien en bio', 'sur  mon\u00a0site']],
    ['fr', 'hook', '« Salut tout le monde », dit le chat.', ['Salut']],
    ['fr', 'hook', '🎥 Alors, aujourd’hui je vais vous parler.', ['Alors, aujourd’hui je vais']],
    ['en', 'urgency', 'Only 5 left, hurry up!', ['hurry up', 'Only 5 left']],
    [
      'en',
      'hook',
      'A plain sentence that goes on for much too long. Then.',
      ['A plain sentence that goes on for much too long'],
    ],
    ['en', 'product', 'No name here.', []],
  ])('%s %s ← %s', (language, rule, text, expected) => {
    expect(wordsAt(text, { language, product: 'Zyx' }, rule)).toEqual(expected);
  });

  it('lie within the text, whatever it is', () => {
    const text = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(' guérit ', 'lien en bio', '\n', ' only 5 left', 'Œ', 'e\u0301', '\u00a0', '🧴', ' ad ', '(('),
      ),
    );
    fc.assert(
      fc.property(text, fc.string(), fc.constantFrom('fr' as const, 'en' as const), (parts, product, language) => {
        const whole = parts.join('');
        const { findings } = checkScript(whole, { language, product, onScreen: product, seconds: 3 });
        for (const finding of findings) {
          for (const { start, end } of 'problem' in finding ? finding.at : []) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(whole.length);
          }
        }
      }),
    );
  });
});

describe('what is checked', () => {
  it('every rule once, in their order, with its problems in place of ok', () => {
    const rules = checkScript('Salut.', { language: 'fr', product: 'Zyx', seconds: 15 }).findings.map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(RULES);
  });

  it('neither product nor reading time when they are not known', () => {
    const rules = checkScript('Salut.', { language: 'fr', product: '  ' }).findings.map(({ rule }) => rule);
    expect(rules).toEqual(RULES.filter((rule) => rule !== 'product' && rule !== 'readingTime'));
  });

  it('several problems of one rule, each with its level', () => {
    const found = findingsOf('Lien en bio. Du coton bio.', { language: 'fr' }, 'elsewhere');
    expect(found.map(({ level }) => level)).toEqual(['must', 'hint']);
  });

  it('the reading time: 3.5 words a second, a figure of ours, rounded up', () => {
    const text = Array.from({ length: 36 }, () => 'mot').join(' ');
    expect(checkScript(text, { language: 'fr' })).toMatchObject({ words: 36, readingSeconds: 11 });
    expect(checkScript('J’ai 2 idées — et toi\u00a0? 🧴', { language: 'fr' }).words).toBe(5);
  });

  it('hook within the first 2 seconds: seven words', () => {
    expect(HOOK_WORDS).toBe(7);
    expect(verdictsOf('un deux trois quatre cinq six sept. Huit', { language: 'fr' }, 'hook')).toEqual(['ok']);
    expect(verdictsOf('un deux trois quatre cinq six sept huit.', { language: 'fr' }, 'hook')).toEqual(['longOpening']);
  });

  it('a disclosure in France needs the words of its law, in the United Kingdom "Ad"', () => {
    const onScreen = 'Ad';
    expect(verdictsOf('Regarde.', { language: 'fr', country: 'FR', onScreen }, 'disclosure')).toEqual(['weakWording']);
    expect(verdictsOf('Regarde.', { language: 'fr', country: 'GB', onScreen }, 'disclosure')).toEqual(['ok']);
    expect(verdictsOf('Look.', { language: 'en', country: 'FR', onScreen }, 'disclosure')).toEqual(['undisclosed']);
  });
});

describe.each(['fr', 'en'] as const)('the better wordings (%s)', (language) => {
  it.each(problems)('of %s keep the rule, and no other rule has more than a craft hint against them', (problem) => {
    const text = betterWording(problem, language, 'Bouilloire Zyx');
    const { findings } = checkScript(text, { language, product: 'Bouilloire Zyx', seconds: 15 });
    expect(findings.find(({ rule }) => rule === PROBLEMS[problem].rule)?.level).toBe('ok');
    const musts = findings.filter(({ level, rule }) => level === 'must' && rule !== 'disclosure');
    expect(musts).toEqual([]);
  });

  it("hold neither 'lien' nor 'bio' as a word, and are all different", () => {
    const all = problems.map((problem) => betterWording(problem, language, 'Bouilloire Zyx'));
    for (const text of all) expect(text).not.toMatch(/(?<!\p{L})(?:lien|bio)(?!\p{L})/iu);
    expect(new Set(all).size).toBe(all.length);
  });
});
