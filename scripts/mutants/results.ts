import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Verdict } from './judge.ts';
import type { Mutant } from './places.ts';

const result = z.object({
  outcome: z.enum(['test', 'hang', 'types', 'survived']),
  /** The test that noticed it. */
  by: z.string().optional(),
  /** The file's content before the change. */
  content: z.string(),
  commit: z.string(),
});
export type Result = z.infer<typeof result>;

const FILE = '.cache/mutants.json';
export const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** The results of earlier runs, by the mutant's key. */
export function readResults(): Map<string, Result> {
  const results = existsSync(FILE) ? z.record(z.string(), result).parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {};
  return new Map(Object.entries(results));
}

export function keepResults(results: ReadonlyMap<string, Result>): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(results), undefined, 2)}\n`);
}

export const resultOf = (mutant: Mutant, verdict: Verdict): Result => ({
  outcome: verdict.outcome,
  by: verdict.outcome === 'test' ? `${verdict.files[0] ?? 'a file'}: ${verdict.test}` : undefined,
  content: mutant.content,
  commit,
});

/** Whether the result still applies to the file as it is. */
export const isOfThisFile = (mutant: Mutant, kept: Result | undefined): kept is Result =>
  kept?.content === mutant.content;

/**
 * A noticed change stays settled until the file changes; a survivor is tried again at every commit, which may have
 * brought tests for it.
 */
export const isSettled = (mutant: Mutant, kept: Result | undefined): boolean =>
  isOfThisFile(mutant, kept) && (kept.outcome !== 'survived' || kept.commit === commit);
