import { spawn } from 'node:child_process';

// node scripts/guard.ts COMMAND ARG… runs a command and ends it, with everything it has started, when this process's
// input closes: that is when whoever started it closes it or dies, in whatever way (startGuarded.ts). It leads a
// process group of its own, so that it ends all of the command and nothing else.

/** Processes that have not ended by themselves after this long are killed, ms. */
const PATIENCE_MS = 5000;

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** Signals the whole group, including this process. */
function signalAll(signal: NodeJS.Signals): void {
  process.kill(-process.pid, signal);
}

let isEnding = false;
function endAll(): void {
  if (isEnding) return;
  isEnding = true;
  signalAll('SIGTERM');
  setTimeout(() => signalAll('SIGKILL'), PATIENCE_MS);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
process.stdin.on('close', endAll).resume();

child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => {
  // What the command has left behind.
  isEnding = true;
  signalAll('SIGTERM');
  process.exit(code ?? 1);
});
