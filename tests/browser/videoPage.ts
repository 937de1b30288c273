import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { contentSecurityPolicy, headersFile } from '../../scripts/vite/headers.ts';
import { type Site, serve } from '../bench/serve.ts';

const FIXTURES = 'tests/fixtures/videos';

/**
 * Builds and serves a page that has nothing but what reads and measures videos (`window.videoPage`), under the product's
 * content security policy, with the fixtures under /videos/.
 */
export async function serveVideoPage(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'video-page-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  await build({
    configFile: false,
    root: 'tests/browser/videoPage',
    publicDir: false,
    logLevel: 'error',
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: folder, emptyOutDir: true },
  });
  cpSync(FIXTURES, join(folder, 'videos'), { recursive: true });
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
