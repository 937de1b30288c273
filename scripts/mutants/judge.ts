import { globSync } from 'node:fs';
import { type Mutant, mutate } from './places.ts';
import type { Tree } from './tree.ts';

/** What noticed a change: a test that failed, tests that did not end, the type checker, or nothing. */
export type Verdict =
  | { outcome: 'test'; files: string[]; test: string }
  | { outcome: 'hang' }
  | { outcome: 'types' }
  | { outcome: 'survived' };

/** In ms. Tests that run longer count as hanging, if they end within that time without the change. */
const NEAR_LIMIT_MS = 60_000;
const WIDE_LIMIT_MS = 5 * 60_000;

/** Makes the change in the tree, runs tests from the nearest to the widest, and reverts it. */
export async function judge(tree: Tree, mutant: Mutant): Promise<Verdict> {
  const source = tree.read(mutant.file);
  const put = (text: string) => tree.write(mutant.file, text);
  put(mutate(source, mutant));
  try {
    for (const { args, limitMs } of nearTests(mutant.file)) {
      const ending = await tree.vitest(args, limitMs);
      if (ending.kind === 'passed') continue;
      if (ending.kind === 'failed' && ending.files.length > 0) return noticedBy(ending);
      put(source);
      const isDue = (await tree.vitest(args, limitMs)).kind === 'passed';
      put(mutate(source, mutant));
      if (isDue) return ending.kind === 'hung' ? { outcome: 'hang' } : noticedBy(ending);
    }
    if (!(await tree.hasSoundTypes(projectOf(mutant.file), WIDE_LIMIT_MS))) return { outcome: 'types' };
    const ending = await tree.vitest(wideTests(mutant.file), WIDE_LIMIT_MS);
    return ending.kind === 'failed' && ending.files.length > 0 ? noticedBy(ending) : { outcome: 'survived' };
  } finally {
    put(source);
  }
}

const noticedBy = ({ files, test }: { files: string[]; test: string }): Verdict => ({ outcome: 'test', files, test });

/** The tests named like the file, then all that import it, except screens. */
function nearTests(file: string): { args: string[]; limitMs: number }[] {
  const ownTests = globSync(file.replace(/\.ts$/, '{,.*}.test.ts'));
  const related = { args: ['related', file, '--project', 'pure', '--project', 'isolated'], limitMs: WIDE_LIMIT_MS };
  return ownTests.length > 0 ? [{ args: ['run', ...ownTests], limitMs: NEAR_LIMIT_MS }, related] : [related];
}

/** The worker in workerd, or the screens that use the file. The browser tests are not run. */
function wideTests(file: string): string[] {
  return file.startsWith('worker-api/') ? ['run', '--project', 'worker'] : ['related', file, '--project', 'screens'];
}

const projectOf = (file: string) => (file.startsWith('src/') ? '.' : file.slice(0, file.indexOf('/')));
