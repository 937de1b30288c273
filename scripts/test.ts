import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';

// Everything that must hold, in the order in which it fails fastest; one line of totals at the end.

const reports = mkdtempSync(join(tmpdir(), 'jimp-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n— ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A check without tests of its own counts as one. */
async function check(title: string, command: string, args: string[]): Promise<boolean> {
  const isOk = await run(title, command, args);
  totals[isOk ? 'passed' : 'failed'] += 1;
  return isOk;
}

/** A report that says nothing, of a runner that failed, is one failure. */
function count(isOk: boolean, read: () => { passed: number; failed: number; skipped: number }): void {
  try {
    const { passed, failed, skipped } = read();
    totals.passed += passed;
    totals.skipped += skipped;
    totals.failed += isOk ? failed : Math.max(failed, 1);
  } catch {
    totals.failed += 1;
  }
}

async function vitest(title: string, folders: string[]): Promise<void> {
  const file = join(reports, `${title}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...folders];
  const isOk = await run(title, 'vitest', args);
  count(isOk, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  });
}

async function playwright(): Promise<void> {
  const file = join(reports, 'browser.json');
  const isOk = await run('browser tests', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  count(isOk, () => {
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  });
}

await check('format and lint', 'biome', ['ci', '.']);
await check('types', 'npm', ['run', '--silent', 'types']);
await vitest('unit and worker tests', [
  'src/',
  'sw/',
  'worker-api/',
  'scripts/',
  'tests/bench/',
  'tests/contract/',
  'tests/worker/',
]);
if (await check('build', 'vite', ['build', '--logLevel', 'warn'])) {
  await vitest('checks of the build', ['tests/build/']);
  ensureChromium();
  await playwright();
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
