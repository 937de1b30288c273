import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPAIR_PRECACHE } from '../src/contracts/serviceWorker';
import { dispatch, memoryCaches } from '../tests/support/serviceWorker/worker';
import { repairPrecache } from './repairPrecache';

const ORIGIN = 'https://jimp.example';
const PRECACHE = 'precache';
const PAGE_KEY = '/?__WB_REVISION__=r2';
vi.mock('workbox-core', () => ({ cacheNames: { precache: 'precache' } }));
vi.mock(import('workbox-precaching'), () => ({
  getCacheKeyForURL: (url: string) => ORIGIN + (url === '/' ? PAGE_KEY : url),
}));

const BUILD = [{ url: '/', revision: 'r2' }, { url: '/assets/app-2.js', revision: null }, '/assets/late-2.js'];
const ALL = { [PAGE_KEY]: 'page', '/assets/app-2.js': 'app', '/assets/late-2.js': 'late' };

function answerOf(path: string, text: string, type: string): Response {
  const response = new Response(text, { headers: { 'Content-Type': type } });
  return Object.defineProperty(response, 'url', { value: ORIGIN + path });
}
const page = (path: string) => answerOf(path, 'page', 'text/html; charset=utf-8');
const files: Readonly<Record<string, () => Response>> = {
  '/': () => page('/'),
  '/assets/app-2.js': () => answerOf('/assets/app-2.js', 'app', 'text/javascript'),
  '/assets/late-2.js': () => answerOf('/assets/late-2.js', 'late', 'text/javascript'),
};
const server = vi.fn(async (path: string, _options?: RequestInit) => (files[path] ?? (() => page(path)))());

/** A running version with this precache; `found` is the state of the newer one that the server has. */
async function running(precache: Record<string, string>, found: 'installing' | 'waiting' | null = null) {
  const caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  const cache = await caches.open(PRECACHE);
  for (const [path, text] of Object.entries(precache)) await cache.put(path, new Response(text));
  const registration = { installing: null, waiting: null, update: vi.fn(async () => undefined) };
  registration.update.mockImplementation(async () => {
    if (found) Object.assign(registration, { [found]: {} });
  });
  const worker = Object.assign(new EventTarget(), { registration });
  repairPrecache(worker, BUILD);
  return { worker, registration, stored: () => caches.contents(PRECACHE) };
}
const repair = (worker: EventTarget) => dispatch(worker, 'message', { data: { type: REPAIR_PRECACHE } });

beforeEach(() => {
  server.mockClear();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what the browser has removed from the precache', () => {
  it('is fetched again, from the server itself, and nothing else', async () => {
    const { worker, stored } = await running({ '/assets/app-2.js': 'app' });
    await repair(worker);
    expect(await stored()).toEqual(ALL);
    expect(server.mock.calls).toEqual([
      ['/', { cache: 'reload' }],
      ['/assets/late-2.js', { cache: 'reload' }],
    ]);
  });

  it('is not looked for while everything is there', async () => {
    const { worker, registration } = await running(ALL);
    await repair(worker);
    expect(registration.update).not.toHaveBeenCalled();
    expect(server).not.toHaveBeenCalled();
  });

  it.each(['installing', 'waiting'] as const)(
    'is not taken from a newer version (%s), which has other files at the same addresses',
    async (found) => {
      const { worker, stored } = await running({ '/assets/app-2.js': 'app' }, found);
      await repair(worker);
      expect(server).not.toHaveBeenCalled();
      expect(await stored()).toEqual({ '/assets/app-2.js': 'app' });
    },
  );

  it('is not replaced with the page that a server sends for a file that is gone', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    server.mockImplementation(async (path) => page(path));
    const { worker, stored } = await running({ [PAGE_KEY]: 'page' });
    await repair(worker);
    expect(await stored()).toEqual({ [PAGE_KEY]: 'page' });
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is fetched only when a page asks for it', async () => {
    const { worker, stored } = await running({});
    for (const data of [undefined, { type: 'else' }]) await dispatch(worker, 'message', { data });
    expect(await stored()).toEqual({});
  });
});
