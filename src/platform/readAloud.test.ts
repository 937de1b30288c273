// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Stands in for the browser's voice: records what it is asked to say, and speaks until `end` or `cancel`. */
function stubVoice() {
  const spoken: SpeechSynthesisUtterance[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      rate = 1;
      pitch = 1;
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', { speak: (said: SpeechSynthesisUtterance) => spoken.push(said), cancel });
  const end = () => {
    const said = spoken.at(-1);
    said?.onend?.call(said, new Event('end') as SpeechSynthesisEvent);
  };
  return { spoken, cancel, end };
}

const fetchStub = vi.fn<typeof fetch>();
const noVoice = () => Promise.resolve(new Response('{"error":{"code":"no_voice"}}', { status: 501 }));
const going = () => new AbortController().signal;

/** Loads the module as on a freshly opened page. */
const load = () => import('./readAloud');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

describe('read aloud', () => {
  it('first asks the server speech service', async () => {
    const voice = stubVoice();
    vi.stubGlobal(
      'Audio',
      class {
        onended = () => undefined;
        play = async () => this.onended();
        pause = () => undefined;
      },
    );
    const revoked: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:audio';
        static override revokeObjectURL = (address: string) => void revoked.push(address);
      },
    );
    fetchStub.mockImplementation(async () => new Response('audio'));
    const { readAloud } = await load();
    await readAloud('Bonjour', going());
    expect(fetchStub.mock.lastCall?.[0]).toBe('/api/text-to-speech');
    expect(fetchStub.mock.lastCall?.[1]?.body).toBe('{"text":"Bonjour"}');
    expect(voice.spoken).toEqual([]);
    expect(revoked).toEqual(['blob:audio']);
  });

  it('if that fails it falls back to the browser’s native speech (French, rate 0.8, pitch 1.1)', async () => {
    const voice = stubVoice();
    fetchStub.mockImplementation(async () => new Response('', { status: 502 }));
    const { readAloud } = await load();
    const done = readAloud('Bonjour', going());
    await vi.waitFor(() => expect(voice.spoken).toHaveLength(1));
    expect(voice.spoken[0]).toMatchObject({ text: 'Bonjour', lang: 'fr', rate: 0.8, pitch: 1.1 });
    voice.end();
    await done;
  });

  it('if neither exists nothing plays', async () => {
    fetchStub.mockImplementation(noVoice);
    const { readAloud } = await load();
    expect('speechSynthesis' in window).toBe(false);
    await expect(readAloud('Bonjour', going())).resolves.toBeUndefined();
  });

  it('does not ask a server without a voice again, but does ask one that failed', async () => {
    const { readAloud } = await load();
    fetchStub.mockImplementation(async () => new Response('', { status: 500 }));
    await readAloud('Un', going());
    fetchStub.mockImplementation(noVoice);
    await readAloud('Deux', going());
    await readAloud('Trois', going());
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it('stops at once, and says nothing more', async () => {
    const voice = stubVoice();
    fetchStub.mockImplementation(noVoice);
    const { readAloud } = await load();
    const listener = new AbortController();
    const done = readAloud('Bonjour', listener.signal, 'en');
    await vi.waitFor(() => expect(voice.spoken).toMatchObject([{ lang: 'en' }]));
    listener.abort();
    expect(voice.cancel).toHaveBeenCalledTimes(1);
    await done;
  });

  it('stopped before the server has answered, it never begins', async () => {
    const voice = stubVoice();
    const listener = new AbortController();
    fetchStub.mockImplementation(() => {
      listener.abort();
      return noVoice();
    });
    const { readAloud } = await load();
    await readAloud('Bonjour', listener.signal);
    expect(voice.spoken).toEqual([]);
  });
});
