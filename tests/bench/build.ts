import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export const PRODUCT = 'dist/client';
const SOURCES = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'public',
  'scripts/vite',
  'src',
  'sw',
  'worker-api',
];

/** When the newest file of a folder, or the file itself, was changed. */
function changedAt(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

function isFresh(): boolean {
  const built = statSync(`${PRODUCT}/index.html`, { throwIfNoEntry: false });
  return built !== undefined && SOURCES.every((source) => changedAt(source) < built.mtimeMs);
}

/** Builds the product into dist, as it is deployed. */
export function buildProduct({ keepFresh }: { keepFresh: boolean }): void {
  if (keepFresh && isFresh()) return;
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
  });
}

/** Builds the empty React page, with a service worker that precaches it, and returns its folder. */
export async function buildEmptyPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'empty-page-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    root: 'tests/bench/emptyPage',
    logLevel: 'error',
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir, emptyOutDir: true },
    plugins: [
      react(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: '.',
        filename: 'sw.js',
        injectRegister: false,
        manifest: false,
        injectManifest: { globPatterns: ['**/*.{html,js}'], modifyURLPrefix: { 'index.html': '/' } },
      }),
    ],
  });
  return outDir;
}
