import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPrecache } from 'workbox-precaching';
import { CHOSEN_LANGUAGE, LANGUAGE_CACHE, LANGUAGE_INDEX, type LanguageIndex } from '../src/contracts/languageFiles';
import { STORE_LANGUAGE } from '../src/contracts/serviceWorker';
import { dispatch, memoryCaches } from '../tests/support/serviceWorker/worker';
import { keepLanguages } from './languageCache';

vi.mock(import('workbox-precaching'), () => ({ matchPrecache: vi.fn() }));
vi.mock(import('workbox-routing'), () => ({ registerRoute: vi.fn() }));

const filesOf = (code: string, version: number) => ({
  first: `/languages/${code}/first-${version}.json`,
  labels: `/languages/${code}/labels-${version}.json`,
  texts: { titles: `/languages/${code}/titles-${version}.json` },
  allTexts: `/languages/${code}/all-${version}.json`,
});
const index: LanguageIndex = { de: filesOf('de', 2), it: filesOf('it', 2), en: filesOf('en', 2) };

/** What the previous version has stored of German. */
const OLD = Object.fromEntries(
  ['first', 'labels', 'titles'].map((name) => [`/languages/de/${name}-1.json`, `"old ${name}"`]),
);
const NEW = Object.fromEntries(
  ['first', 'labels', 'titles'].map((name) => [`/languages/de/${name}-2.json`, `"new ${name}"`]),
);

const caches = memoryCaches();
const stored = () => caches.contents(LANGUAGE_CACHE);
async function store(files: Record<string, string>) {
  const cache = await caches.open(LANGUAGE_CACHE);
  for (const [path, text] of Object.entries(files)) await cache.put(path, new Response(text));
}

const served = new Map<string, unknown>();
const server = vi.fn(async (address: string, _options?: RequestInit) =>
  served.has(address) ? Response.json(served.get(address)) : new Response('gone', { status: 404 }),
);

const worker = new EventTarget();
keepLanguages(worker);

beforeEach(async () => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', server);
  vi.mocked(matchPrecache).mockImplementation(async () => Response.json(index));
  server.mockClear();
  served.clear();
  served.set(LANGUAGE_INDEX, index);
  for (const name of ['first', 'labels', 'titles']) served.set(`/languages/de/${name}-2.json`, `new ${name}`);
  for (const path of Object.keys(await stored())) await (await caches.open(LANGUAGE_CACHE)).delete(path);
});
afterEach(() => vi.unstubAllGlobals());

describe('as a new version is installed', () => {
  it('its files of the chosen language are fetched too; those of the version still running stay', async () => {
    await store({ [CHOSEN_LANGUAGE]: 'de', ...OLD });
    await dispatch(worker, 'install');
    expect(await stored()).toEqual({ [CHOSEN_LANGUAGE]: 'de', ...OLD, ...NEW });
    expect(server).toHaveBeenCalledWith(LANGUAGE_INDEX, { cache: 'no-cache' });
  });

  it('it is not installed without them, and the old ones stay complete', async () => {
    await store({ [CHOSEN_LANGUAGE]: 'de', ...OLD });
    served.delete('/languages/de/titles-2.json');
    await expect(dispatch(worker, 'install')).rejects.toThrow('/languages/de/titles-2.json: 404');
    expect(await stored()).toMatchObject(OLD);
  });

  it('nothing is fetched if no language has been chosen', async () => {
    await dispatch(worker, 'install');
    expect(server).not.toHaveBeenCalled();
  });
});

describe('as a new version takes over', () => {
  it('the files of earlier versions go; its own, and the chosen language, stay', async () => {
    await store({ [CHOSEN_LANGUAGE]: 'de', ...OLD, ...NEW });
    await dispatch(worker, 'activate');
    expect(await stored()).toEqual({ [CHOSEN_LANGUAGE]: 'de', ...NEW });
  });

  it('everything stays if the browser has removed the list of the files', async () => {
    vi.mocked(matchPrecache).mockResolvedValue(undefined);
    await store({ [CHOSEN_LANGUAGE]: 'de', ...OLD });
    await dispatch(worker, 'activate');
    expect(await stored()).toEqual({ [CHOSEN_LANGUAGE]: 'de', ...OLD });
  });
});

describe('a language that a page asks for', () => {
  it('is stored', async () => {
    await dispatch(worker, 'message', { data: { type: STORE_LANGUAGE, language: 'de' } });
    expect(await stored()).toEqual(NEW);
  });

  it('that cannot be fetched is left to the page', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await dispatch(worker, 'message', { data: { type: STORE_LANGUAGE, language: 'it' } });
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  it.each([null, 'de', { language: 'de' }, { type: STORE_LANGUAGE }, { type: 'else', language: 'de' }])(
    'is not %j',
    async (data) => {
      await dispatch(worker, 'message', { data });
      expect(server).not.toHaveBeenCalled();
    },
  );
});
