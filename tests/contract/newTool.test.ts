import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const bin = resolve('node_modules/.bin');
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.wrangler', 'test-results', 'playwright-report']);
const PATIENCE_MS = 180_000;

const copy = mkdtempSync(join(tmpdir(), 'jimp-new-tool-'));

/** Runs one of the product's commands in the copy; an error contains its output. */
async function inCopy(command: string, ...args: string[]): Promise<void> {
  const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, NODE_ENV, ...env } = process.env;
  await run(join(bin, command), args, {
    cwd: copy,
    env: { ...env, NO_COLOR: '1', PATH: `${bin}:${env.PATH}` },
    maxBuffer: 2 ** 26,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) =>
    expect.fail(`${command} ${args.join(' ')}\n${stdout}${stderr}`),
  );
}

beforeAll(async () => {
  cpSync('.', copy, { recursive: true, filter: (path) => !NOT_COPIED.has(path) });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  await inCopy('node', 'scripts/newTool.ts', 'price-check');
}, PATIENCE_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }), PATIENCE_MS);

it(
  'a tool made by `npm run new:tool` is formatted and passes the types',
  async () => {
    await inCopy(
      'biome',
      'ci',
      'src/tools/price-check',
      'tests/fixtures/tools/price-check.ts',
      'src/tools/registry.ts',
      'src/i18n/pending.json',
    );
    await inCopy('tsc', '-p', '.');
  },
  PATIENCE_MS,
);

it(
  '… and passes its own tests and those that every tool has to pass',
  async () => {
    const contracts = [
      'tools',
      'menus',
      'screenSearch',
      'languages',
      'layers',
      'catalogues',
      'words',
      'variables',
      'waitingLinks',
      'labelGate',
    ];
    await inCopy(
      'vitest',
      'run',
      'src/tools/price-check',
      ...contracts.map((name) => `tests/contract/${name}.test.ts`),
    );
    await inCopy('vitest', 'run', 'src/tools/generatedTools.test.tsx', '-t', '^price-check');
  },
  PATIENCE_MS,
);
