import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { freePort } from './freePort.ts';

const STARTS_WITHIN_MS = 15_000;

/** Starts a Chromium that nobody drives yet, with an empty profile, and waits until its DevTools port answers. */
export async function startChromium(): Promise<{ port: number; stop(): void }> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const child = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore', detached: true },
  );
  let isStopped = false;
  const stop = () => {
    if (isStopped || child.pid === undefined) return;
    isStopped = true;
    process.kill(-child.pid, 'SIGKILL'); // with the processes of its pages
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', stop);

  const end = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return { port, stop };
    await wait(100);
  }
  stop();
  throw new Error('Chromium did not start');
}
