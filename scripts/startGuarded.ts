import { type ChildProcess, spawn } from 'node:child_process';

const GUARD = `${import.meta.dirname}/guard.ts`;

/**
 * Starts a command that ends with this process, however that ends (SIGKILL too), together with everything the command
 * has started. `end` asks it to end now. Its output goes where `output` says: to this process's own, or to a pipe for
 * reading.
 */
export function startGuarded(
  command: string,
  args: readonly string[],
  {
    env = process.env,
    output = 'inherit',
    cwd,
  }: { env?: NodeJS.ProcessEnv; output?: 'inherit' | 'pipe'; cwd?: string } = {},
): { process: ChildProcess; exited: Promise<number>; end(): void } {
  const guard = spawn(process.execPath, [GUARD, command, ...args], {
    stdio: ['pipe', output, output],
    detached: true,
    env,
    cwd,
  });
  const exited = new Promise<number>((resolve) => {
    guard.on('error', () => resolve(1));
    guard.on('exit', (code) => resolve(code ?? 1));
  });
  return { process: guard, exited, end: () => guard.stdin?.end() };
}
