import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { startGuarded } from './startGuarded.ts';
import { type Counts, namesOfFailed, ofPlaywright, ofVitest } from './testCounts.ts';

// Everything that must hold; one line of totals at the end. Checks that do not run the product go beside the unit
// tests, which leave a core free while they wait; the browser tests get the machine to themselves.

const reports = mkdtempSync(join(tmpdir(), 'jimp-test-'));
const failures: string[] = [];
const totals: Counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

function add(counts: Counts): void {
  for (const key of ['passed', 'failed', 'flaky', 'skipped'] as const) totals[key] += counts[key];
}

/** Runs a command and says how long it took; `quiet`: its output comes in one piece, when it has ended. */
async function run(
  title: string,
  command: string,
  args: string[],
  setting: { quiet?: boolean; env?: NodeJS.ProcessEnv } = {},
) {
  const begun = performance.now();
  if (!setting.quiet) console.log(`\n— ${title}`);
  const started = startGuarded(command, args, {
    output: setting.quiet ? 'pipe' : 'inherit',
    env: { ...process.env, ...setting.env },
  });
  const output: Buffer[] = [];
  for (const stream of [started.process.stdout, started.process.stderr])
    stream?.on('data', (data) => output.push(data));
  const isOk = (await started.exited) === 0;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\n— ${title}: ${isOk ? 'done' : 'FAILED'} after ${seconds} s\n${Buffer.concat(output)}`);
  return isOk;
}

/** A check without tests of its own counts as one. */
async function check(title: string, command: string, args: string[]): Promise<boolean> {
  const isOk = await run(title, command, args, { quiet: true });
  totals[isOk ? 'passed' : 'failed'] += 1;
  if (!isOk) failures.push(title);
  return isOk;
}

async function vitest(title: string, folders: string[]): Promise<void> {
  const file = join(reports, `${title}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...folders];
  add(ofVitest(file, await run(title, 'vitest', args)));
  failures.push(...namesOfFailed(file));
}

async function playwright(): Promise<void> {
  const file = join(reports, 'browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  add(ofPlaywright(file, await run('browser tests', 'playwright', ['test', '--reporter=list,json'], { env })));
  failures.push(...namesOfFailed(file));
}

async function staticChecks(): Promise<boolean> {
  await check('format and lint', 'biome', ['ci', '.']);
  await check('types', 'npm', ['run', '--silent', 'types']);
  return check('build', 'vite', ['build', '--logLevel', 'warn']);
}

const [isBuilt] = await Promise.all([
  staticChecks(),
  vitest('unit and worker tests', [
    'src/',
    'sw/',
    'worker-api/',
    'scripts/',
    'tests/bench/',
    'tests/contract/',
    'tests/worker/',
  ]),
]);
if (isBuilt) {
  await vitest('checks of the build', ['tests/build/']);
  ensureChromium();
  await playwright();
}

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${totals.flaky} flaky: passed at the second try, and counted as passed`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
