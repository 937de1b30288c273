import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeFiles } from './storeFiles';

const stored = new Map<string, Response>();
const isFile = ({ ok }: Response) => ok;
const parts = { titles: '/fr/titles', lives: '/fr/lives', plans: '/fr/plans', guide: '/fr/guide' };
const bundle = { address: '/fr/all', parts };
const served = new Map<string, object>([
  ['/fr/labels', { shell: {} }],
  ['/fr/all', { titles: { texts: 'T' }, lives: { texts: 'L' }, plans: { texts: 'P' }, guide: { texts: 'G' } }],
  ['/fr/lives', { texts: 'L' }],
]);
const store = () => storeFiles({ cache: 'languages', addresses: ['/fr/labels'], bundles: [bundle], isFile });
const server = vi.fn(async (address: string) => {
  const content = served.get(address);
  return content ? Response.json(content) : new Response('', { status: 404 });
});

beforeEach(() => {
  stored.clear();
  server.mockClear();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => stored.get(address)?.clone(),
      put: async (address: string, response: Response) => void stored.set(address, response),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const asked = () => server.mock.calls.map(([address]) => address);

describe('storing files', () => {
  it('takes two requests when nothing is stored, and puts each file under its address', async () => {
    await store();
    expect(asked()).toEqual(['/fr/labels', '/fr/all']);
    expect([...stored.keys()].sort()).toEqual(['/fr/guide', '/fr/labels', '/fr/lives', '/fr/plans', '/fr/titles']);
    expect(await stored.get('/fr/lives')?.json()).toEqual({ texts: 'L' });
    expect(stored.get('/fr/lives')?.headers.get('Content-Type')).toMatch(/^application\/json/);
  });

  it('does not ask for them again; if a few are missing, only for those', async () => {
    await store();
    server.mockClear();
    await store();
    expect(asked()).toEqual([]);
    stored.delete('/fr/lives');
    await store();
    expect(asked()).toEqual(['/fr/lives']);
  });

  it('fails when one cannot be fetched, or the bundle lacks one', async () => {
    served.delete('/fr/labels');
    await expect(store()).rejects.toThrow('/fr/labels: 404');
    served.set('/fr/labels', {});
    served.set('/fr/all', { titles: {} });
    await expect(store()).rejects.toThrow('/fr/all lacks lives');
  });
});
