import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/**
 * Installs what a folder's own package.json names, and the product's does not, where that has not been done. The folder's
 * path is from the root.
 */
export function ensureInstalled(folder: string): void {
  const installed = `${folder}/node_modules/.package-lock.json`;
  const isFresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs;
  if (isFresh) return;
  console.log(`Installing what ${folder}/package.json names, this once: npm ci --prefix ${folder}`);
  // A build in the same process has set NODE_ENV to production, which would leave them all out.
  const args = ['ci', '--prefix', folder, '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { stdio: 'inherit' });
}
