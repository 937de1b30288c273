import type { Counts } from '../testCounts.ts';
import { isOfThisFile, readResults } from './results.ts';
import { COUNT, partOf, SEED, sample } from './sample.ts';

/** How many of a part's mutants a test has noticed; skipped are those that no run has reached. */
export function noticed(part: string): Counts {
  const results = readResults();
  const mutants = partOf(sample(COUNT, SEED), part);
  const judged = mutants
    .map((mutant) => ({ mutant, result: results.get(mutant.key) }))
    .filter(({ mutant, result }) => isOfThisFile(mutant, result));
  const passed = judged.filter(({ result }) => result?.outcome === 'test' || result?.outcome === 'hang').length;
  return { passed, failed: 0, flaky: 0, skipped: mutants.length - judged.length };
}
