import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { freePort } from './freePort.ts';

const STARTS_WITHIN_MS = 15_000;

export const makeProfile = (): string => mkdtempSync(join(tmpdir(), 'chromium-profile-'));
export const removeProfile = (profile: string): void =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });

/**
 * Starts a Chromium that nobody drives yet and waits until its DevTools port answers. `kill` ends it at once, including
 * the processes of its pages. Unless the caller passes a profile, it has an empty one, which is removed with it.
 * `flags` are added to those that every Chromium gets.
 */
export async function startChromium(
  kept?: string,
  flags: readonly string[] = [],
): Promise<{ port: number; pid: number; kill(): void }> {
  const port = await freePort();
  const profile = kept ?? makeProfile();
  const child = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [...CHROMIUM_FLAGS, ...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore', detached: true },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('There is no Chromium');
  let isKilled = false;
  const kill = () => {
    if (isKilled) return;
    isKilled = true;
    process.off('exit', kill);
    process.kill(-pid, 'SIGKILL');
    if (!kept) removeProfile(profile);
  };
  process.on('exit', kill);

  const end = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return { port, pid, kill };
    await wait(100);
  }
  kill();
  throw new Error('Chromium did not start');
}
