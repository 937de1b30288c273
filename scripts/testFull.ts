import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parts } from './fullParts.ts';

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

function runPart({ name, count, folders }: (typeof parts)[number]): Result {
  console.log(`\n— ${name}: ${count}`);
  rmSync(REPORT, { force: true });
  const started = Date.now();
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`, ...folders];
  spawnSync('vitest', args, { stdio: 'inherit', env: { ...process.env, FULL: 'yes' }, timeout: 10 * 60_000 });
  const report = existsSync(REPORT)
    ? JSON.parse(readFileSync(REPORT, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1 };
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name, count, passed: report.numPassedTests, failed: report.numFailedTests, seconds };
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
