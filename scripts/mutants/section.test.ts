import { expect, it } from 'vitest';
import { EQUIVALENT } from './equivalent';
import type { Verdict } from './judge';
import { mutantsOf } from './places';
import { type Result, resultOf } from './results';
import { COUNT } from './sample';
import { section } from './section';

const file = 'a.ts';
const source = 'one();\ntwo();\nthree();\nfour();\n';
const mutants = mutantsOf(file, source);
const survived: Verdict = { outcome: 'survived' };
const byTest: Verdict = { outcome: 'test', files: ['a.test.ts'], test: 'does one' };

function said(verdicts: readonly Verdict[]): string {
  const results = new Map<string, Result>();
  for (const [index, verdict] of verdicts.entries()) {
    const mutant = mutants[index];
    if (mutant) results.set(mutant.key, resultOf(mutant, verdict));
  }
  return section([{ area: 'sw', lines: 4, places: 4, mutants }], results);
}

it('the rate covers what has been tried and is not equivalent', () => {
  expect(said([byTest, survived, { outcome: 'types' }])).toContain(
    '| sw | 4 | 4 | 4 | 3 | 1 | 0 | 1 | 1 | 0 | 50.0 % |',
  );
});

it('tests that hang have noticed, and a survivor is listed with its line', () => {
  const text = said([{ outcome: 'hang' }, survived]);
  expect(text).toContain('| 1 | 0 | 50.0 % |');
  expect(text).toContain(`- \`${file}:2\` statement removed: \`two();\``);
  expect(text).not.toContain('three();');
});

it('a result of a file that has changed since does not count', () => {
  const before = mutantsOf(file, `${source}\n`);
  const kept = new Map(before.map((mutant) => [mutant.key, resultOf(mutant, byTest)]));
  expect(said([byTest, byTest])).toContain('| 4 | 2 | 2 |');
  expect(section([{ area: 'sw', lines: 4, places: 4, mutants }], kept)).toContain('| 4 | 0 | 0 |');
});

it('no more than 5 % are called equivalent', () => {
  expect(EQUIVALENT.size).toBeLessThanOrEqual(COUNT * 0.05);
});
