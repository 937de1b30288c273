import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const BUILD = 'dist/client';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** The headers that `_headers` names for every path. */
function headersOf(deploy: string): Record<string, string> {
  const lines = readFileSync(join(deploy, '_headers'), 'utf8').split('\n');
  const forAll = lines.slice(
    1,
    lines.findIndex((line, index) => index > 0 && line.startsWith('/')),
  );
  return Object.fromEntries(forAll.map((line) => line.trim().split(/:\s(.*)/, 2)));
}

/** An address whose deploy can be changed: files as the edge serves them, the page for every navigation, no calls. */
export async function serveDeploys(first: string) {
  let deploy = first;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(deploy, pathname);
    const isFile = pathname !== '/' && existsSync(file) && statSync(file).isFile();
    const isScreen = !pathname.startsWith('/api/') && request.headers['sec-fetch-mode'] === 'navigate';
    const served = isFile ? file : isScreen || pathname === '/' ? join(deploy, 'index.html') : undefined;
    if (!served) {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    response.writeHead(200, {
      ...headersOf(deploy),
      'Content-Type': TYPES[extname(served)] ?? 'text/plain',
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(readFileSync(served));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy(next: string) {
      deploy = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const readText = (file: string) => readFileSync(file, 'utf8');

/** A copy of the build that a test may change. */
export function copyOfBuild(): string {
  const copy = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync(BUILD, copy, { recursive: true });
  return copy;
}

/**
 * The next version of the product, as a build after a change makes it: every hashed file has another name (its last
 * character is `mark`), the page carries it as `data-deploy`, and the worker knows all of it.
 */
export function nextDeploy(mark: string): string {
  const next = copyOfBuild();
  const assets = join(next, 'assets');
  const renamed = readdirSync(assets).map((name) => ({
    name,
    newName: name.replace(/.(\.\w+)$/, `${mark}$1`),
  }));
  const update = (file: string) => {
    const text = renamed.reduce((all, { name, newName }) => all.replaceAll(name, newName), readText(file));
    writeFileSync(file, text);
  };
  for (const { name, newName } of renamed) {
    update(join(assets, name));
    renameSync(join(assets, name), join(assets, newName));
  }
  const page = join(next, 'index.html');
  update(page);
  writeFileSync(page, readText(page).replace('<html ', `<html data-deploy="${mark}" `));
  const worker = join(next, 'sw.js');
  update(worker);
  const revision = createHash('md5').update(readText(page)).digest('hex');
  writeFileSync(worker, readText(worker).replace(/"revision":"\w+","url":"\/"/, `"revision":"${revision}","url":"/"`));
  return next;
}
