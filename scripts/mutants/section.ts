import { EQUIVALENT } from './equivalent.ts';
import { type Mutant, oneLine } from './places.ts';
import { commit, isOfThisFile, type Result } from './results.ts';
import { type AreaSample, SEED } from './sample.ts';

interface Judged {
  mutant: Mutant;
  result: Result;
}

/** What docs/reliability.md says of the mutants. */
export function section(areas: readonly AreaSample[], results: ReadonlyMap<string, Result>): string {
  const rows = areas.map(({ area, lines, places, mutants }) => ({
    name: area,
    lines,
    places,
    drawn: mutants.length,
    judged: mutants.flatMap((mutant) => {
      const result = results.get(mutant.key);
      return isOfThisFile(mutant, result) ? [{ mutant, result }] : [];
    }),
  }));
  const all = {
    name: 'All',
    lines: sum(rows.map(({ lines }) => lines)),
    places: sum(rows.map(({ places }) => places)),
    drawn: sum(rows.map(({ drawn }) => drawn)),
    judged: rows.flatMap(({ judged }) => judged),
  };
  const survivors = all.judged.filter(({ result }) => result.outcome === 'survived');
  const listed = (isEquivalent: boolean, say: (judged: Judged) => string) =>
    survivors.filter(({ mutant }) => EQUIVALENT.has(mutant.key) === isEquivalent).map(say);
  return `## Mutants

Written by \`npm run test:mutants\`: of the changes that \`scripts/mutants/operators.ts\` can make to the code, seed ${SEED} has drawn
${all.drawn}; ${all.judged.length} of them have been tried on the files as they are at commit ${commit}. Each is made in a copy, and the tests that stand beside the file, all unit
tests that import it, the type checker, and the screens' or workerd's tests are run until one fails. The browser tests are not.
What the type checker refuses is no change that could be delivered: it is left out of the rate, as is what does the same as
before (below, with the reason).

| Area | Lines | Places | Drawn | Tried | A test fails | Tests hang | Refused by the types | Survived | Of these equivalent | Rate |
|---|---|---|---|---|---|---|---|---|---|---|
${[...rows, all].map(row).join('\n')}

Survived:

${listed(false, describe).join('\n') || 'none'}

Equivalent:

${listed(true, (judged) => `${describe(judged)}: ${EQUIVALENT.get(judged.mutant.key)}`).join('\n') || 'none'}
`;
}

/** The share noticed by tests of what they could have noticed, percent. */
export function rate(judged: readonly Judged[]): number {
  const could = judged.filter(({ mutant, result }) => result.outcome !== 'types' && !EQUIVALENT.has(mutant.key));
  return (100 * could.filter(({ result }) => result.outcome !== 'survived').length) / could.length;
}

function row(of: { name: string; lines: number; places: number; drawn: number; judged: readonly Judged[] }): string {
  const count = (outcome: Result['outcome']) => of.judged.filter(({ result }) => result.outcome === outcome).length;
  const equivalent = of.judged.filter(
    ({ mutant, result }) => result.outcome === 'survived' && EQUIVALENT.has(mutant.key),
  ).length;
  const counts = [of.lines, of.places, of.drawn, of.judged.length, count('test'), count('hang'), count('types')];
  const percent = of.judged.length > 0 ? `${rate(of.judged).toFixed(1)} %` : '–';
  return `| ${[of.name, ...counts, count('survived'), equivalent, percent].join(' | ')} |`;
}

function describe({ mutant: { file, line, operator, code, from, to }, result }: Judged): string {
  const [before, after, whole] = [from, to, code].map(codeSpan);
  return `- \`${file}:${line}\` ${operator}: ${before} → ${after} in ${whole} (${result.commit})`;
}

/** In double backticks if the code contains one. */
const codeSpan = (code: string) => (code.includes('`') ? `\`\` ${oneLine(code)} \`\`` : `\`${oneLine(code)}\``);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
