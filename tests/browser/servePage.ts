import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { contentSecurityPolicy, headersFile } from '../../scripts/vite/headers.ts';
import { type Site, serve } from '../bench/serve.ts';

/**
 * Builds and serves a page made for tests under the product's content security policy.
 * @param root the folder of its index.html
 * @param addTo adds other files to the folder before it is served
 */
export async function servePage(root: string, addTo: (folder: string) => void = () => undefined): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: folder, emptyOutDir: true },
  });
  addTo(folder);
  writeFileSync(join(folder, '_headers'), headersFile(contentSecurityPolicy([], [])));
  const site = await serve(folder);
  return {
    url: site.url,
    close() {
      site.close();
      remove();
      process.off('exit', remove);
    },
  };
}
