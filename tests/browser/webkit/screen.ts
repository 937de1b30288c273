import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** An invisible screen, for browsers that need one. */
export async function openScreen(): Promise<{ display: string; close(): void }> {
  // -noreset: by default it restarts whenever the last window closes, and refuses a window that opens at that moment.
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = child.stdio[3];
  if (!(number instanceof Readable)) throw new Error('Xvfb says no display');
  const [display] = await once(number, 'data');
  return { display: `:${String(display).trim()}`, close: () => void child.kill() };
}
