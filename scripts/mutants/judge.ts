import { globSync, readFileSync } from 'node:fs';
import { type Mutant, mutate } from './places.ts';
import type { Tree } from './tree.ts';

/** What has noticed a change: a test that failed, tests that did not end, the type checker, or nothing. */
export type Verdict =
  | { outcome: 'test'; files: string[]; test: string }
  | { outcome: 'hang' }
  | { outcome: 'types' }
  | { outcome: 'survived' };

/** Tests that go on for longer hang, where they end in that time without the change. */
const LIMIT_MS = 2 * 60_000;
const WIDE_LIMIT_MS = 5 * 60_000;

/** Makes the change in the tree, tries it from the nearest tests to the widest, and takes it back. */
export async function judge(tree: Tree, mutant: Mutant): Promise<Verdict> {
  const source = readFileSync(mutant.file, 'utf8');
  const put = (text: string) => tree.write(mutant.file, text);
  put(mutate(source, mutant));
  try {
    for (const args of nearTests(mutant.file)) {
      const ending = await tree.vitest(args, LIMIT_MS);
      if (ending.kind === 'failed') return { outcome: 'test', files: ending.files, test: ending.test };
      if (ending.kind === 'passed') continue;
      put(source);
      if ((await tree.vitest(args, LIMIT_MS)).kind === 'passed') return { outcome: 'hang' };
      put(mutate(source, mutant));
    }
    if (!(await tree.hasSoundTypes(projectOf(mutant.file), LIMIT_MS))) return { outcome: 'types' };
    const ending = await tree.vitest(wideTests(mutant.file), WIDE_LIMIT_MS);
    return ending.kind === 'failed'
      ? { outcome: 'test', files: ending.files, test: ending.test }
      : { outcome: 'survived' };
  } finally {
    put(source);
  }
}

/** Those named like the file, then all that import it, without screens. */
function nearTests(file: string): string[][] {
  const own = globSync(file.replace(/\.ts$/, '{,.*}.test.ts'));
  const related = ['related', file, '--project', 'pure', '--project', 'isolated'];
  return own.length > 0 ? [['run', ...own], related] : [related];
}

/** The worker in workerd, or the screens that use the file. What the browser tests would see is not tried. */
function wideTests(file: string): string[] {
  return file.startsWith('worker-api/') ? ['run', '--project', 'worker'] : ['related', file, '--project', 'screens'];
}

const projectOf = (file: string) => (file.startsWith('src/') ? '.' : file.slice(0, file.indexOf('/')));
