import { parseArgs } from 'node:util';
import { writeMutants } from '../reliability.ts';
import { judge, type Verdict } from './judge.ts';
import { type Mutant, oneLine } from './places.ts';
import { isSettled, keepResults, readResults, resultOf } from './results.ts';
import { COUNT, partOf, SEED, sample } from './sample.ts';
import { section } from './section.ts';
import { Tree } from './tree.ts';

// Changes the code in 200 places, one at a time, in a copy of it, and checks whether any unit or worker test notices.
// `-- --part 3/10` runs a tenth of them, `-- WORDS` those with these words in file, line or change; `--jobs 2` runs two
// at a time; `--afresh` includes those that are settled; `--seed N` draws other places, which are not reported.

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', default: '1/1' },
    jobs: { type: 'string', default: '1' },
    seed: { type: 'string' },
    afresh: { type: 'boolean', default: false },
  },
});

/** How many are tried before the results are saved. */
const BATCH = 10;

const results = readResults();
const areas = sample(COUNT, options.seed ? Number(options.seed) : SEED);
const wanted = partOf(areas, options.part)
  .filter(({ key }) => words.every((word) => key.includes(word)))
  .filter((mutant) => options.afresh || !isSettled(mutant, results.get(mutant.key)));
const trees = Array.from({ length: wanted.length > 0 ? Number(options.jobs) : 0 }, () => new Tree());
let isSound = true;
try {
  for (let from = 0; from < wanted.length; from += BATCH)
    isSound = (await tryBatch(wanted.slice(from, from + BATCH))) && isSound;
} finally {
  for (const tree of trees) tree.remove();
}
if (!options.seed) writeMutants(section(areas, results));
process.exit(isSound ? 0 : 1);

/** Whether everything that failed passes without a change; a test that fails without it has noticed nothing. */
async function tryBatch(batch: readonly Mutant[]): Promise<boolean> {
  const queue = [...batch];
  const verdicts = new Map<Mutant, Verdict>();
  await Promise.all(
    trees.map(async (tree) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const verdict = await judge(tree, mutant);
        verdicts.set(mutant, verdict);
        const { file, line, operator, from, to } = mutant;
        console.log(`${verdict.outcome}: ${file}:${line} ${operator}: ${oneLine(from)} → ${oneLine(to)}`);
      }
    }),
  );
  const red = await failingUnchanged([...verdicts.values()]);
  for (const [mutant, verdict] of verdicts) {
    if (verdict.outcome === 'test' && verdict.files.some((file) => red.has(file))) continue;
    results.set(mutant.key, resultOf(mutant, verdict));
  }
  keepResults(results);
  return red.size === 0;
}

async function failingUnchanged(verdicts: readonly Verdict[]): Promise<Set<string>> {
  const files = new Set(verdicts.flatMap((verdict) => (verdict.outcome === 'test' ? verdict.files : [])));
  const [tree] = trees;
  if (!tree || files.size === 0) return new Set();
  const ending = await tree.vitest(['run', ...files], 5 * 60_000);
  if (ending.kind === 'passed') return new Set();
  const red = ending.kind === 'failed' ? ending.files : [...files];
  console.error(`These fail without any change, and what they noticed does not count: ${red.join(' ')}`);
  return new Set(red);
}
