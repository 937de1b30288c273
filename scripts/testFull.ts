import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Part, parts } from './fullParts.ts';

// Runs the full counts part by part. What is done for this commit is kept in .cache, so that a run can be resumed;
// `--afresh` forgets it. The figures go to docs/reliability.md.

interface Result {
  name: string;
  count: string;
  passed: number;
  failed: number;
  seconds: number;
}

const CACHE = '.cache/test-full.json';
const REPORT = '.cache/test-full-part.json';
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

function readDone(): Result[] {
  if (process.argv.includes('--afresh') || !existsSync(CACHE)) return [];
  const kept = JSON.parse(readFileSync(CACHE, 'utf8'));
  return kept.commit === commit ? kept.results : [];
}

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
  return { name, count, passed, failed, seconds: Math.round((Date.now() - started) / 1000) };
}

function writeReport(results: readonly Result[]): void {
  const rows = results.map(
    (one) => `| ${one.name} | ${one.count} | ${one.passed} | ${one.failed} | ${one.seconds} s |`,
  );
  writeFileSync(
    'docs/reliability.md',
    `# Reliability

Written by \`npm run test:full\` at commit ${commit} on ${new Date().toISOString().slice(0, 10)}.

| What | Count | Tests passed | Tests failed | Took |
|---|---|---|---|---|
${rows.join('\n')}
`,
  );
}

mkdirSync('.cache', { recursive: true });
const results = readDone();
for (const part of parts) {
  if (results.some(({ name, failed }) => name === part.name && failed === 0)) continue;
  const result = runPart(part);
  results.splice(0, results.length, ...results.filter(({ name }) => name !== part.name), result);
  writeFileSync(CACHE, JSON.stringify({ commit, results }));
  writeReport(results);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
