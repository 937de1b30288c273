import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_CHARACTERS, MOST_TEXTS } from '../../contracts/translation';
import { eraseAll } from '../../state/backup/deviceData';
import { nextRequest } from './askTranslations';
import { keepTranslations, readTranslations } from './keptTranslations';

/** The module remembers what it has requested: each test gets its own. */
async function fresh() {
  vi.resetModules();
  return import('./translations');
}

const session = new Map<string, string>();
let onLine = true;

beforeEach(async () => {
  session.clear();
  onLine = true;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.spyOn(console, 'warn').mockReturnValue();
  await eraseAll();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that puts the language before each text. */
function serve(answer = (text: string, language: string) => `${language}:${text}`) {
  const server = vi.fn(async (_path: string, init: RequestInit) => {
    const { texts, targetLanguage } = JSON.parse(String(init.body));
    return Response.json({ translatedTexts: texts.map((text: string) => answer(text, targetLanguage)) });
  });
  vi.stubGlobal('fetch', server);
  return server;
}
const refuse = (status: number) => {
  const server = vi.fn(async () => Response.json({ error: { code: 'x', message: 'x' } }, { status }));
  vi.stubGlobal('fetch', server);
  return server;
};
const asked = (server: ReturnType<typeof serve>) =>
  server.mock.calls.map(([, init]) => JSON.parse(String(init.body)).texts);
const settled = (module: Awaited<ReturnType<typeof fresh>>) =>
  vi.waitFor(() => expect(module.translationsStore.getState().isRunning).toBe(false));

describe('a text that nobody has written in the language', () => {
  it('is English first, and the translation once it has come; what is read together is requested together', async () => {
    const server = serve();
    const module = await fresh();
    await module.startTranslations('tr');
    expect(module.translated('One')).toBe('One');
    expect(module.translated('Two')).toBe('Two');
    await vi.waitFor(() => expect(module.translated('Two')).toBe('tr:Two'));
    expect(asked(server)).toEqual([['One', 'Two']]);
  });

  it('is never requested twice, not even after a reload', async () => {
    const server = serve();
    const first = await fresh();
    await first.startTranslations('tr');
    first.translated('One');
    await vi.waitFor(() => expect(first.translated('One')).toBe('tr:One'));
    await vi.waitFor(async () => expect(await readTranslations('tr')).toEqual({ One: 'tr:One' }));
    const second = await fresh();
    await second.startTranslations('tr');
    expect(second.translated('One')).toBe('tr:One');
    await settled(second);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('stays English, and is not stored, if the translation lost its slots', async () => {
    const server = serve((text) => text.replace('{{product}}', 'ürün'));
    const module = await fresh();
    await module.startTranslations('tr');
    module.translated('Film {{product}}');
    await vi.waitFor(() => expect(server).toHaveBeenCalled());
    await settled(module);
    expect(module.translated('Film {{product}}')).toBe('Film {{product}}');
    expect(await readTranslations('tr')).toEqual({});
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('shows the original on request', async () => {
    serve();
    const module = await fresh();
    await module.startTranslations('tr');
    module.translated('One');
    await vi.waitFor(() => expect(module.translated('One')).toBe('tr:One'));
    module.showOriginals(true);
    expect(module.translated('One')).toBe('One');
  });
});

describe('the server is not called', () => {
  it('when offline, and is when the network is back', async () => {
    const server = serve();
    const module = await fresh();
    onLine = false;
    await module.startTranslations('tr');
    expect(module.translated('One')).toBe('One');
    expect(module.canTranslate()).toBe(false);
    onLine = true;
    const [, back] = vi.mocked(addEventListener).mock.calls.find(([name]) => name === 'online') ?? [];
    if (typeof back !== 'function') throw new Error('nobody listens');
    back(new Event('online'));
    await vi.waitFor(() => expect(module.translated('One')).toBe('tr:One'));
    expect(asked(server)).toEqual([['One']]);
  });

  it('for the rest of the session once it has said that it has no translator', async () => {
    const server = refuse(501);
    const module = await fresh();
    await module.startTranslations('tr');
    module.translated('One');
    await vi.waitFor(() => expect(module.canTranslate()).toBe(false));
    const reloaded = await fresh();
    await reloaded.startTranslations('tr');
    expect(reloaded.translated('Two')).toBe('Two');
    await settled(reloaded);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('immediately after a failure', async () => {
    const server = refuse(502);
    const module = await fresh();
    await module.startTranslations('tr');
    module.translated('One');
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    await settled(module);
    module.translated('Two');
    await new Promise((resolve) => setTimeout(resolve));
    expect(server).toHaveBeenCalledTimes(1);
    expect(module.canTranslate()).toBe(true);
  });
});

describe('another language', () => {
  it('starts afresh, and what comes late for the previous one is dropped', async () => {
    serve();
    const module = await fresh();
    await module.startTranslations('tr');
    module.translated('One');
    await module.startTranslations('sw');
    expect(module.translated('One')).toBe('One');
    await vi.waitFor(() => expect(module.translated('One')).toBe('sw:One'));
  });

  it('replaces what was stored', async () => {
    await keepTranslations('tr', { One: 'Bir' });
    await keepTranslations('tr', { Two: 'İki' });
    expect(await readTranslations('tr')).toEqual({ One: 'Bir', Two: 'İki' });
    await keepTranslations('sw', { One: 'Moja' });
    expect(await readTranslations('tr')).toEqual({});
    expect(await readTranslations('sw')).toEqual({ One: 'Moja' });
  });
});

describe('one request', () => {
  it('holds no more texts and characters than the server accepts', () => {
    expect(nextRequest(Array(100).fill('a'))).toHaveLength(MOST_TEXTS);
    const long = Array(20).fill('a'.repeat(1000));
    expect(nextRequest(long).join('').length).toBe(MOST_CHARACTERS);
  });
});
