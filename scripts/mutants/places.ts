import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'vite';
import { changes, type Operator } from './operators.ts';

/** One change to one file, and its place in it. */
export interface Mutant {
  /** Stays the same as long as its line does, wherever in the file the line moves. */
  key: string;
  file: string;
  line: number;
  operator: Operator;
  /** The line as it is, the code in it that is replaced, and its replacement. */
  code: string;
  from: string;
  to: string;
  start: number;
  end: number;
  /** What tells this file's text from any other. */
  content: string;
}

/** Every change that the operators make to a file. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const content = hashOf(source).slice(0, 12);
  const seen = new Map<string, number>();
  const visitor = new Visitor(
    changes(source, (operator, start, end, to) => {
      const lineStart = source.lastIndexOf('\n', start - 1) + 1;
      const code = source.slice(lineStart, source.indexOf('\n', start)).trim();
      const from = source.slice(start, end);
      const same = `${file} | ${operator} | ${code} | ${oneLine(from)} → ${oneLine(to)}`;
      const before = seen.get(same) ?? 0;
      seen.set(same, before + 1);
      const key = before === 0 ? same : `${same} | ${before + 1}`;
      const line = source.slice(0, start).split('\n').length;
      mutants.push({ key, file, line, operator, code, from, to, start, end, content });
    }),
  );
  visitor.visit(parseSync(file, source).program);
  return mutants;
}

/** The file with the change made. */
export const mutate = (source: string, { start, end, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(end);

/** Code as the report shows it. */
export const oneLine = (code: string) => code.replace(/\s+/g, ' ');

/** The first places in an order drawn by the seed: most stay the same when other code changes. */
export function draw(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const rank = ({ key }: Mutant) => hashOf(`${seed} ${key}`);
  const ranked = mutants.map((mutant) => ({ mutant, at: rank(mutant) }));
  return ranked
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
