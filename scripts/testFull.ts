import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Part, parts } from './fullParts.ts';
import { noticed } from './mutants/noticed.ts';
import { writeFullRun } from './reliability.ts';
import { startGuarded } from './startGuarded.ts';
import { type Counts, ofPlaywright, ofVitest } from './testCounts.ts';

// Runs the full counts part by part, starting with those whose last run is oldest; `-- WORDS` only those with these
// words in their name. What passed at this commit is not run again, so a run can be stopped and resumed; `--afresh`
// runs everything. Generated input comes from a seed that each run draws anew; `--seed N` repeats one.
// docs/reliability.md has the last result of every part.

interface Result extends Counts {
  name: string;
  commit: string;
  date: string;
  count: string;
  seconds: number;
  seed: number;
}

const CACHE = '.cache/test-full.json';
const REPORT = '.cache/test-full-part.json';
const LONGEST_MS = 10 * 60_000;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { afresh: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const isWanted = ({ name }: Part) => wanted.every((word) => name.toLowerCase().includes(word.toLowerCase()));

const readDone = (): Result[] => (options.afresh || !existsSync(CACHE) ? [] : JSON.parse(readFileSync(CACHE, 'utf8')));

/** Whether the command succeeded, within its time. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const started = startGuarded(command, args, { env: { ...process.env, ...env } });
  const timer = setTimeout(started.end, LONGEST_MS);
  const code = await started.exited;
  clearTimeout(timer);
  return code === 0;
}

async function runVitest(files: readonly string[], tests: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const args = ['--testTimeout=540000', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];
  return ofVitest(REPORT, await run('vitest', ['run', ...args, '-t', tests, ...files], env), new RegExp(tests));
}

async function runPlaywright(filter: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const isBuilt = await run('vite', ['build', '--logLevel', 'warn'], {});
  const args = ['test', '--reporter=dot,json', '-g', filter];
  const isOk = isBuilt && (await run('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT }));
  return ofPlaywright(REPORT, isOk);
}

async function runMutants(part: string): Promise<Counts> {
  const isOk = await run('node', ['scripts/mutants/run.ts', '--part', part], {});
  return { ...noticed(part), failed: isOk ? 0 : 1 };
}

const runCounts = ({ files = [], tests = '', browser, mutants }: Part, env: NodeJS.ProcessEnv) => {
  if (mutants) return runMutants(mutants);
  return browser ? runPlaywright(browser, env) : runVitest(files, tests, env);
};

async function runPart(part: Part): Promise<Result> {
  const seed = options.seed ? Number(options.seed) : randomInt(1, 2 ** 31);
  const { name, count } = part;
  console.log(`\n— ${name}: ${count}; seed ${seed}`);
  rmSync(REPORT, { force: true });
  const started = Date.now();
  const env = { FULL: 'yes', TEST_SEED: String(seed) };
  const counts = await runCounts(part, env);
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name, commit, date: new Date().toISOString(), count, ...counts, seconds, seed };
}

function writeReport(results: ReadonlyMap<string, Result>): void {
  const rows = parts.map((part) => {
    const result = results.get(part.name);
    if (!result) return `| ${part.name} | ${part.count} | not run | | | | | | | |`;
    const { name, count, passed, flaky, failed, skipped, seconds, seed, commit, date } = result;
    const counts = `${passed} | ${flaky} | ${failed} | ${skipped}`;
    return `| ${name} | ${count} | ${counts} | ${seed} | ${seconds} s | ${commit} | ${date.slice(0, 10)} |`;
  });
  writeFullRun(
    `# Reliability

Written by \`npm run test:full\`: the last run of every part, and the commit at which it ran. Flaky are those of the passed
that passed at their second try only; where data could be lost there is none. \`npm run test:full -- --seed N WORDS\` repeats a
run's generated cases. A dash stands where an earlier run did not count it.

| What | Count | Tests passed | Of these flaky | Failed | Skipped | Seed | Took | Commit | Date |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`,
  );
}

mkdirSync('.cache', { recursive: true });
const results = new Map(readDone().map((result) => [result.name, result]));
const lastRun = ({ name }: Part) => results.get(name)?.date ?? '';
for (const part of parts.filter(isWanted).toSorted((a, b) => lastRun(a).localeCompare(lastRun(b)))) {
  const last = results.get(part.name);
  if (last?.commit === commit && last.failed === 0) continue;
  results.set(part.name, await runPart(part));
  writeFileSync(CACHE, JSON.stringify([...results.values()]));
  writeReport(results);
}
const ofThisCommit = [...results.values()].filter((result) => result.commit === commit);
const sum = (key: keyof Counts) => ofThisCommit.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('flaky')} flaky: passed at the second try, and counted as passed`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 ? 0 : 1);
