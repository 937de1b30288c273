import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLE_VARIABLE, bundle } from '../fixtures/worker.ts';

/**
 * Builds the worker's module once for all files of the run, whose processes inherit its location; removes it at the
 * end.
 */
export default async function bundleOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'jimp-worker-'));
  const file = join(folder, 'index.js');
  writeFileSync(file, await bundle());
  process.env[BUNDLE_VARIABLE] = file;
  return () => {
    delete process.env[BUNDLE_VARIABLE];
    rmSync(folder, { recursive: true, force: true });
  };
}
