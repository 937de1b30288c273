import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const isTest = (file: string) => file.includes('.test.');
const sources = globSync('{src,sw,worker-api}/**/*.{ts,tsx}').filter((file) => !isTest(file));
const known = new Set(sources);

/** What the page, the service worker, the worker and the build begin with. */
const BEGINNINGS = [
  'src/main.tsx',
  ...globSync('src/start/*.ts'),
  'sw/sw.ts',
  'worker-api/index.ts',
  'vite.config.ts',
  ...globSync('scripts/**/*.ts').filter((file) => !isTest(file)),
  // Loaded by address while building (scripts/vite/languageScreen.ts, homeShell.ts).
  'src/features/language/prerender.tsx',
  'src/app/homeShell/prerenderHomeShell.tsx',
];

const PATH = /'(\.\.?\/[^'\n]+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.d.ts'];

/** The sources that a file names: what it imports, and what `import.meta.glob` finds for it. */
function namedIn(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(PATH), ([, path = '']) => join(dirname(file), path)).flatMap(
    (path) => [
      ...ENDINGS.map((ending) => `${path}${ending}`),
      ...(path.includes('*') || path.includes('{') ? globSync(path) : []),
    ],
  );
}

function reachedFrom(beginnings: readonly string[]): Set<string> {
  const reached = new Set(beginnings);
  for (const file of reached) for (const named of namedIn(file)) if (known.has(named)) reached.add(named);
  return reached;
}

it('no file of the product is there for tests alone: examples and helpers are in tests/', () => {
  const reached = reachedFrom(BEGINNINGS);
  expect(sources.length).toBeGreaterThan(700);
  // A declaration file is read by the compiler, without an import.
  const unused = sources.filter((file) => !reached.has(file) && !file.endsWith('.d.ts'));
  expect(unused).toEqual([]);
});

it('nor is anything that a file exports', () => {
  // What a new tool is made from uses what it offers, too.
  const users = [...globSync('scripts/**/*.{ts,txt}').filter((file) => !isTest(file)), 'vite.config.ts'];
  const code = [...sources, ...users].map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));
  const times = new Map<string, number>();
  for (const { text } of code) for (const [word] of text.matchAll(/\w+/g)) times.set(word, (times.get(word) ?? 0) + 1);
  const exported = code
    .filter(({ file }) => known.has(file))
    .flatMap(({ file, text }) =>
      Array.from(
        text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm),
        ([, name = '']) => ({ file, name }),
      ),
    );
  expect(exported.length).toBeGreaterThan(1500);
  expect(exported.filter(({ name }) => times.get(name) === 1)).toEqual([]);
});
