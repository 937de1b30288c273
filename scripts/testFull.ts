import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Part, parts } from './fullParts.ts';

// Runs the full counts part by part, those whose last run is oldest first; `-- WORDS` only those with these words in
// their name. What passed at this commit is not run again, so a run can be stopped and resumed; `--afresh` forgets all.
// docs/reliability.md has the last result of every part.

interface Result {
  name: string;
  commit: string;
  date: string;
  count: string;
  passed: number;
  failed: number;
  seconds: number;
}

const CACHE = '.cache/test-full.json';
const REPORT = '.cache/test-full-part.json';
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { afresh: { type: 'boolean', default: false } },
});
const isWanted = ({ name }: Part) => wanted.every((word) => name.toLowerCase().includes(word.toLowerCase()));

const readDone = (): Result[] => (options.afresh || !existsSync(CACHE) ? [] : JSON.parse(readFileSync(CACHE, 'utf8')));

const FULL = { ...process.env, FULL: 'yes' };
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawnSync(command, args, { stdio: 'inherit', env, timeout: 10 * 60_000 });
const readReport = () => (existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined);

/** How many tests passed and failed; a run that left no report failed. */
function runVitest(files: readonly string[], tests = ''): [passed: number, failed: number] {
  const options = ['--testTimeout=540000', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];
  run('vitest', ['run', ...options, '-t', tests, ...files], FULL);
  const report = readReport();
  return report ? [report.numPassedTests, report.numFailedTests] : [0, 1];
}

function runPlaywright(filter: string): [passed: number, failed: number] {
  const env = { ...FULL, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT };
  run('vite', ['build', '--logLevel', 'warn'], process.env);
  run('playwright', ['test', '--reporter=dot,json', '-g', filter], env);
  const stats = readReport()?.stats;
  return stats ? [stats.expected + stats.flaky, stats.unexpected] : [0, 1];
}

function runPart({ name, count, files, tests, browser }: Part): Result {
  console.log(`\n— ${name}: ${count}`);
  rmSync(REPORT, { force: true });
  const started = Date.now();
  const [passed, failed] = browser ? runPlaywright(browser) : runVitest(files ?? [], tests);
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name, commit, date: new Date().toISOString(), count, passed, failed, seconds };
}

function writeReport(results: ReadonlyMap<string, Result>): void {
  const rows = parts.map((part) => {
    const result = results.get(part.name);
    if (!result) return `| ${part.name} | ${part.count} | not run | | | | |`;
    const { name, count, passed, failed, seconds, commit, date } = result;
    return `| ${name} | ${count} | ${passed} | ${failed} | ${seconds} s | ${commit} | ${date.slice(0, 10)} |`;
  });
  writeFileSync(
    'docs/reliability.md',
    `# Reliability

Written by \`npm run test:full\`: the last run of every part, and the commit at which it ran.

| What | Count | Tests passed | Tests failed | Took | Commit | Date |
|---|---|---|---|---|---|---|
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
  results.set(part.name, runPart(part));
  writeFileSync(CACHE, JSON.stringify([...results.values()]));
  writeReport(results);
}
const ofThisCommit = [...results.values()].filter((result) => result.commit === commit);
const sum = (key: 'passed' | 'failed') => ofThisCommit.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
