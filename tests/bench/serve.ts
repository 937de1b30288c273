import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = ['.html', '.js', '.mjs', '.wasm', '.css', '.json', '.svg', '.txt', '.webmanifest'];

interface Rule {
  matches: (path: string) => boolean;
  headers: [name: string, value: string][];
}

/** The rules of a `_headers` file: a path (`*` at its end stands for anything), then its indented headers. */
function readHeaderRules(folder: string): Rule[] {
  const file = join(folder, '_headers');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const rules: Rule[] = [];
  for (const line of lines) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.endsWith('*')) rules.push({ matches: (path) => path.startsWith(line.slice(0, -1)), headers: [] });
    else rules.push({ matches: (path) => path === line, headers: [] });
  }
  return rules;
}

const isPacked = (file: string) => COMPRESSED.includes(extname(file));

/** A file as served: compressed, unless its type already is. */
export function packed(file: string): Buffer {
  const raw = readFileSync(file);
  return isPacked(file) ? brotliCompressSync(raw) : raw;
}

interface StoredFile {
  body: Buffer;
  headers: Record<string, string>;
}

function readFiles(folder: string): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    files.set(`/${relative(folder, file)}`, {
      body: packed(file),
      headers: {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        ...(isPacked(file) && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
      },
    });
  }
  return files;
}

export interface Site {
  url: string;
  close(): void;
}

/**
 * Serves a build on loopback as the edge does: its `_headers`, the page in place of what does not exist, everything
 * precompressed (brotli). `api` is the address that answers /api/*.
 */
export async function serve(folder: string, api?: string): Promise<Site> {
  const files = readFiles(folder);
  const rules = readHeaderRules(folder);
  const page = files.get('/index.html');
  if (!page) throw new Error(`${folder} holds no page`);

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return api ? pass(incoming, response, api) : response.writeHead(404).end();
    const { body, headers } = files.get(pathname) ?? page;
    for (const rule of rules.filter(({ matches }) => matches(pathname))) {
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(incoming: IncomingMessage, response: ServerResponse, api: string): void {
  const { method, headers } = incoming;
  const passed = request(new URL(incoming.url ?? '/', api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  incoming.pipe(passed);
}
