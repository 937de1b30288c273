import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
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

const readText = (file: string) => readFileSync(file, 'utf8');

/** The headers that `_headers` sets for every path. */
function headersOf(folder: string): Record<string, string> {
  const [everyPath = ''] = readText(join(folder, '_headers'))
    .replace(/^\/\*\n/, '')
    .split(/^\//m);
  return Object.fromEntries([...everyPath.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** A name that ends with a hash, of eight characters or, of language files, six. */
const HASHED = /-[\w-]{2}([\w-]{6}|[\w-]{4})(\.\w+)$/;

/**
 * Another hash, whatever the previous one ends with: an old file at a new file's address would stay in the browser's
 * cache.
 */
const marked = (file: string, mark: string) => file.replace(HASHED, `-$1-${mark}$2`);

/**
 * Makes the next version of the product in `folder`, like a build after a change: every hashed file, including those of
 * the languages, has another name (ending with `-` and `mark`), the page carries it as `data-deploy`, and the worker
 * knows all of it.
 */
function change(folder: string, mark: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).map((name) => [name, marked(name, mark)] as const);
  const rename = (file: string) =>
    writeFileSync(
      file,
      names.reduce((text, [name, newName]) => text.replaceAll(name, newName), readText(file)),
    );
  for (const [name, newName] of names) {
    rename(join(assets, name));
    renameSync(join(assets, name), join(assets, newName));
  }
  const page = join(folder, 'index.html');
  rename(page);
  writeFileSync(page, readText(page).replace('<html ', `<html data-deploy="${mark}" `));
  const languages = join(folder, 'languages');
  rename(join(languages, 'index.json'));
  for (const file of readdirSync(languages, { recursive: true, encoding: 'utf8' })) {
    if (HASHED.test(file)) renameSync(join(languages, file), join(languages, marked(file, mark)));
  }
  for (const file of [join(languages, 'index.json'), page]) {
    writeFileSync(
      file,
      readText(file).replaceAll(/\/languages\/[\w./-]+/g, (address) => marked(address, mark)),
    );
  }
  const worker = join(folder, 'sw.js');
  rename(worker);
  for (const [file, url] of [
    [page, '/'],
    [join(languages, 'index.json'), 'languages/index.json'],
  ] as const) {
    const revision = createHash('md5').update(readText(file)).digest('hex');
    const entry = (value: string) => `"revision":"${value}","url":"${url}"`;
    writeFileSync(worker, readText(worker).replace(new RegExp(entry('\\w+')), entry(revision)));
  }
}

/**
 * What can go wrong with a file: `missing`: a 404; `page`: the start page in its place, cached for a year like every
 * asset, which is how the edge answers for what it does not have; `cut`: the connection breaks halfway; `dead`: the
 * server dies when asked for it.
 */
export type Fault = 'missing' | 'page' | 'cut' | 'dead';

/**
 * Serves the build at an address of its own whose deploys the test controls: files as the edge serves them, the page
 * for anything missing, no calls.
 */
export async function serveDeploys() {
  const folders = [copyOf(BUILD)];
  const current = () => folders.at(-1) ?? BUILD;
  const faults = new Map<string, Fault>();
  let isDead = false;
  let faulty = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const fault = [...faults].find(([prefix]) => pathname.startsWith(`/assets/${prefix}`))?.[1];
    if (fault) faulty += 1;
    isDead ||= fault === 'dead';
    if (isDead) {
      response.destroy();
      return;
    }
    if (fault === 'missing' || pathname.startsWith('/api/')) {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const file = join(current(), pathname);
    const isThere = fault !== 'page' && pathname !== '/' && existsSync(file) && statSync(file).isFile();
    const served = isThere ? file : join(current(), 'index.html');
    const content = readFileSync(served);
    response.writeHead(200, {
      ...headersOf(current()),
      'Content-Type': TYPES[extname(served)] ?? 'text/plain',
      'Content-Length': content.length,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (fault === 'cut') response.write(content.subarray(0, content.length / 2), () => response.destroy());
    else response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Deploys a new version; whatever only the previous one had is gone. */
    deployNext(mark: string) {
      const next = copyOf(current());
      change(next, mark);
      folders.push(next);
    },
    /** Replaces a deployed file with `source`. */
    replace(file: string, source: string) {
      cpSync(source, join(current(), file));
    },
    /** Removes the files whose name begins with `prefix` from the deploy. */
    remove(prefix: string) {
      const assets = join(current(), 'assets');
      const removed = readdirSync(assets).filter((name) => name.startsWith(prefix));
      for (const name of removed) rmSync(join(assets, name));
      if (removed.length === 0) throw new Error(`The build has no assets/${prefix}…`);
    },
    /** From now on until `restore`, the assets whose name begins with `prefix` have this fault. */
    spoil(prefix: string, fault: Fault) {
      faults.set(prefix, fault);
    },
    /** How often the faulty files were requested. */
    faulty: () => faulty,
    restore() {
      faults.clear();
      isDead = false;
    },
    close() {
      server.closeAllConnections();
      server.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
