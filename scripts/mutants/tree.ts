import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { startGuarded } from '../startGuarded.ts';

/** Vitest's JSON report: which file failed, and by which test, if by one. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export type Ending = { kind: 'passed' } | { kind: 'hung' } | { kind: 'failed'; files: string[]; test: string };

/** Also where npm has not put them: a command that is not found would look like one that failed. */
const COMMANDS = join(process.cwd(), 'node_modules/.bin');
const WITH_COMMANDS = { ...process.env, PATH: `${COMMANDS}:${process.env.PATH}` };

/** A copy of the working tree, including uncommitted changes, in which a file can be changed and the tests run. */
export class Tree {
  readonly #root = mkdtempSync(join(tmpdir(), 'jimp-mutants-'));

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name)))
      cpSync(file, join(this.#root, file));
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.#root, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.#root, file), source);
  }

  /** Runs tests until the first one fails. */
  async vitest(args: readonly string[], limitMs: number): Promise<Ending> {
    const output = join(this.#root, 'mutants-report.json');
    rmSync(output, { force: true });
    const options = ['--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile.json=${output}`];
    const code = await this.#run('vitest', [...args, ...options], limitMs);
    if (code === 'hung') return { kind: 'hung' };
    if (code === 0) return { kind: 'passed' };
    const { testResults } = existsSync(output)
      ? report.parse(JSON.parse(readFileSync(output, 'utf8')))
      : { testResults: [] };
    const failed = testResults.filter(({ status }) => status === 'failed');
    const tests = failed.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed'),
    );
    const files = failed.map(({ name }) => relative(this.#root, name));
    return { kind: 'failed', files, test: tests[0]?.fullName ?? 'an error outside of any test' };
  }

  /** Whether the type checker finds no error in the tree as it is, within that time. */
  async hasSoundTypes(project: string, limitMs: number): Promise<boolean> {
    const info = join(this.#root, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const code = await this.#run('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', info], limitMs);
    return code === 0 || code === 'hung';
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  async #run(command: string, args: readonly string[], limitMs: number): Promise<number | 'hung'> {
    const started = startGuarded(command, args, { output: 'pipe', cwd: this.#root, env: WITH_COMMANDS });
    started.process.stdout?.resume();
    started.process.stderr?.resume();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      started.end();
    }, limitMs);
    const code = await started.exited;
    clearTimeout(timer);
    return isLate ? 'hung' : code;
  }
}
