import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { startChromium } from '../browser/startChromium.ts';

const ALL = `0-${availableParallelism() - 1}`;
const OTHERS = `1-${availableParallelism() - 1}`;
/** macOS and small images have no `taskset` (util-linux) or another `ps` (procps). */
const canPin =
  availableParallelism() > 1 && ['taskset', 'ps'].every((tool) => spawnSync(tool, ['--version']).status === 0);

function pin(id: number, processors: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(id)], { stdio: 'ignore' });
}

/** The processes of a session, which is named after its first one. */
function processesOf(session: number): { id: number; command: string }[] {
  const lines = execFileSync('ps', ['-s', String(session), '-o', 'pid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.map((line) => ({ id: Number.parseInt(line, 10), command: line }));
}

function leaveFirstToPages(chromium: number): void {
  pin(process.pid, OTHERS);
  for (const { id, command } of processesOf(chromium)) {
    pin(id, /--type=(?:zygote|renderer)/.test(command) ? ALL : OTHERS);
  }
}

/**
 * Starts a Chromium whose pages have a processor to themselves: this process, the rest of the Chromium and what either
 * starts keep to the others until `stop`. On two processors the tracing, the drawing and Lighthouse itself would else
 * interrupt a page for two thirds of the time it takes. Where processes
 * cannot be kept to a processor it is a Chromium as any other.
 */
export async function startPagesFirst(flags: readonly string[] = []): Promise<{ port: number; stop(): void }> {
  const { port, pid, kill } = await startChromium(undefined, flags);
  if (canPin) leaveFirstToPages(pid);
  return {
    port,
    stop() {
      kill();
      if (canPin) pin(process.pid, ALL);
    },
  };
}
