import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const bin = resolve('node_modules/.bin');
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.wrangler', 'test-results', 'playwright-report']);
const PATIENCE_MS = 180_000;

/** What is said of the tool, with an apostrophe and a colon as a keyboard has them. */
const WORDS = [
  ...['--en', 'Price check', '--fr', 'Vérif du prix'],
  ...['--job-en', "A product's price, and how to film it", '--job-fr', "Le prix d'un produit : comment le filmer"],
  ...['--keywords-en', 'price check, cost, how much', '--keywords-fr', 'prix affiché, coûte combien, ça vaut le coup'],
  ...['--icon', 'Receipt'],
];

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
  await inCopy('node', 'scripts/newTool.ts', 'price-check', ...WORDS);
}, PATIENCE_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }), PATIENCE_MS);

it('asks for what is missing, and makes nothing until it is said', async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/newTool.ts', 'other-tool', '--en', 'Other tool'], {
    cwd: copy,
  });
  const { stderr } = await run.then(
    () => expect.fail('It was made.'),
    (error: { stderr: string }) => error,
  );
  expect(stderr).toMatch(/^This is missing:\n {2}--fr .*\n {2}--job-en/);
  expect(existsSync(join(copy, 'src/tools/other-tool'))).toBe(false);
});

it('writes the names, the job and the keywords of both languages where they belong', () => {
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  expect(JSON.parse(read('src/i18n/locales/fr/shell.labels.json')).tools['price-check']).toBe('Vérif du prix');
  expect(JSON.parse(read('src/i18n/locales/en/shell.labels.json')).tools['price-check']).toBe('Price check');
  const job = JSON.parse(read('src/i18n/locales/fr/menus.labels.json'))['price-check'];
  expect(job).toBe('Le prix d’un produit\u00a0: comment le filmer');
  expect(read('src/tools/price-check/menu.ts')).toContain("['prix affiché', 'coûte combien', 'ça vaut le coup']");
  expect(read('worker-api/models/coachScreens.ts')).toContain("'/price-check': 'price check'");
});

it(
  'a tool made by `npm run new:tool` is formatted and passes the types',
  async () => {
    await inCopy(
      'biome',
      'ci',
      'src/tools/price-check',
      'tests/fixtures/tools/price-check.ts',
      'src/tools/registry.ts',
      'tests/contract/pending.json',
      'worker-api/models/coachScreens.ts',
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
      'coachScreens',
      'usedByProduct',
    ];
    await inCopy('vitest', 'run', ...contracts.map((name) => `tests/contract/${name}.test.ts`));
    await inCopy('vitest', 'run', 'src/tools/generatedTools.test.tsx', '-t', '^price-check');
  },
  PATIENCE_MS,
);
