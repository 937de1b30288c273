import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoAnalysis } from '../../src/contracts/videoAnalysis';
import { JUDGED, JUDGED_IN_FRENCH } from '../../tests/fixtures/analysis';
import { ATTACKS } from '../../tests/fixtures/attacks';
import { readJudgement } from './judgement';

const read = (value: unknown, language = 'en') => readJudgement(JSON.stringify(value), language);
const problemsOf = (value: unknown, language?: string) => {
  const judgement = read(value, language);
  return 'problems' in judgement ? judgement.problems.join(' ') : '';
};

describe('what a model says about a video', () => {
  it.each([
    ['plain', JSON.stringify(JUDGED)],
    ['in a code fence', `\`\`\`json\n${JSON.stringify(JUDGED, undefined, 2)}\n\`\`\``],
    ['between sentences', `Here it is:\n${JSON.stringify(JUDGED)}\nGood luck!`],
    ['with fields that nobody asked for', JSON.stringify({ ...JUDGED, confidence: 1, html: '<b>x</b>' })],
  ])('is taken %s', (_, text) => {
    expect(readJudgement(text, 'en')).toEqual({ analysis: JUDGED });
  });

  it.each([
    ['a score of 140', { ...JUDGED, overall_score: 140 }, "'overall_score'"],
    [
      'a score below 0',
      { ...JUDGED, visual_quality: { ...JUDGED.visual_quality, score: -1 } },
      "'visual_quality.score'",
    ],
    ['half a point', { ...JUDGED, overall_score: 71.5 }, "'overall_score'"],
    ['a score in words', { ...JUDGED, overall_score: '71' }, "'overall_score'"],
    ['no section', { ...JUDGED, technical_aspects: undefined }, "'technical_aspects'"],
    ['no list', { ...JUDGED, next_steps: 'Film it again.' }, "'next_steps'"],
    ['a list of objects', { ...JUDGED, next_steps: [{ step: 'Film it again.' }] }, "'next_steps.0'"],
    ['nothing of it', { response: 'Film it!', suggestions: [] }, "'overall_score'"],
  ])('with %s: the field is named, its value is not', (_, value, field) => {
    const problems = problemsOf(value);
    expect(problems).toContain(field);
    expect(problems).not.toMatch(/140|71|Film/);
  });

  it.each(['', 'Great video, 9/10!', '{"overall_score": 71', '}{', '[]', 'null'])('%j is no JSON object', (text) => {
    expect(readJudgement(text, 'en')).toEqual({ problems: ['It is not one whole JSON object.'] });
  });

  it('in another language than the one asked for is refused; English stands in for any except French', () => {
    const inChinese = { ...JUDGED, next_steps: ['请重新拍摄前三秒，把产品拿在手里，并且靠近窗户。'.repeat(12)] };
    expect(problemsOf(JUDGED_IN_FRENCH, 'fr')).toBe('');
    expect(problemsOf(JUDGED, 'fr')).toContain('language "fr"');
    expect(problemsOf(JUDGED_IN_FRENCH, 'en')).toContain('language "en"');
    expect(problemsOf(inChinese, 'en')).toContain('language');
    expect(problemsOf(inChinese, 'zh')).toBe('');
    expect(problemsOf(JUDGED, 'ja')).toBe('');
    expect(problemsOf(JUDGED_IN_FRENCH, 'ja')).toContain('language "ja"');
  });

  it('keeps at most eight sentences per list, each once', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Film take ${index % 12} again.`);
    expect(read({ ...JUDGED, next_steps: many })).toMatchObject({ analysis: { next_steps: many.slice(0, 8) } });
  });

  it('comes through without the attacks it repeats', () => {
    for (const attack of ATTACKS) {
      const hostile = { ...JUDGED, next_steps: [attack, ...JUDGED.next_steps], improvement_priority: [attack] };
      const judgement = read(hostile);
      expect(judgement).toHaveProperty('analysis');
      expect(JSON.stringify(judgement)).not.toMatch(/[<>@]|:\/\/|evil|javascript/);
    }
  });

  it('keeps to the contract or is refused, whatever was said', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.record({ overall_score: fc.jsonValue(), next_steps: fc.array(fc.string()) }),
      fc
        .constantFrom(...Object.keys(JUDGED))
        .chain((key) => fc.jsonValue().map((wrong) => ({ ...JUDGED, [key]: wrong }))),
    );
    const holds = fc.property(
      fc.oneof(
        fc.string(),
        value.map((said) => JSON.stringify(said)),
      ),
      (text) => {
        const judgement = readJudgement(text, 'en');
        if ('analysis' in judgement) videoAnalysis.parse(judgement.analysis);
        else expect(judgement.problems).not.toEqual([]);
      },
    );
    fc.assert(holds, { numRuns: 500 });
  });
});
