import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { freePort } from '../browser/freePort';

/** The processes that a process has started, and those started by them (Linux), by id. */
function descendantsOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((name) => parentOf(name) === pid).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(name: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  } catch {
    return undefined; // It has ended in the meantime.
  }
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`);
const nameOf = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

/**
 * Kills the script of `npm start`, or one like that of `npm test`, as soon as what it should run is running; then
 * everything it had started is gone.
 */
async function expectAllEndWith(args: string[], env: NodeJS.ProcessEnv, runs: (name: string) => boolean) {
  // Vitest's own mark would leave workerd out (vite.config.ts).
  const { VITEST: _, ...inherited } = process.env;
  const parent = spawn(process.execPath, args, { stdio: 'ignore', env: { ...inherited, ...env } });
  const { pid } = parent;
  if (pid === undefined) throw new Error('It did not start');
  try {
    await vi.waitUntil(() => descendantsOf(pid).some((one) => runs(nameOf(one))), { timeout: 30_000, interval: 100 });
    const started = descendantsOf(pid);
    parent.kill('SIGKILL');
    await vi.waitUntil(() => !started.some(isRunning), { timeout: 20_000, interval: 100 });
    expect(started.filter(isRunning)).toEqual([]);
  } finally {
    parent.kill('SIGKILL');
  }
}

const itOnLinux = it.runIf(existsSync('/proc/self/stat'));

itOnLinux('a killed `npm start` leaves nothing running, workerd neither', { timeout: 60_000 }, async () => {
  const env = { PORT: String(await freePort()) };
  await expectAllEndWith(['scripts/start.ts', '--no-build'], env, (name) => name === 'workerd');
});

itOnLinux('what npm test starts ends with it, also what it had started itself', { timeout: 60_000 }, async () => {
  const script =
    "import { startGuarded } from './scripts/startGuarded.ts'; startGuarded('sh', ['-c', 'sleep 600 & wait']);";
  await expectAllEndWith(['--input-type=module', '-e', script], {}, (name) => name === 'sleep');
});
