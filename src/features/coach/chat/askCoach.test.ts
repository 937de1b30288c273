// @vitest-environment jsdom
import '../../../../tests/support/coach/coachFilesOfScreens';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COACH_HEADER } from '../../../contracts/chat';
import type { ConfigResponse } from '../../../contracts/config';
import { startI18n } from '../../../i18n/i18n';
import { forgetAnswers } from '../../../platform/api';
import { askCoach, type Question, SILENCE } from './askCoach';
import french from './locales/fr.json';

const fetchStub = vi.fn<typeof fetch>();
const config: ConfigResponse = { coach: 'model', voice: false, translation: false, video: 'measured', operator: {} };

/** How the server answers for its configuration and for a question; calls to the chat are recorded. */
let server: { config: () => Promise<Response>; chat: (init: RequestInit) => Promise<Response> };
const asked: RequestInit[] = [];

beforeEach(async () => {
  await startI18n('fr', async (language, namespace) => (`${language}/${namespace}` === 'fr/chat' ? french : undefined));
  forgetAnswers();
  asked.length = 0;
  server = { config: async () => Response.json(config), chat: async () => Promise.reject(new Error('not asked for')) };
  fetchStub.mockReset().mockImplementation((path, init = {}) => {
    if (path === '/api/config') return server.config();
    asked.push(init);
    return server.chat(init);
  });
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A promise that is resolved from outside. */
function signalled() {
  const given = new EventTarget();
  const come = new Promise((resolve) => given.addEventListener('come', resolve, { once: true }));
  return { give: () => void given.dispatchEvent(new Event('come')), come };
}

const question = (more: Partial<Question> = {}): Question => ({
  message: 'Comment faire un hook ?',
  history: [],
  profile: null,
  language: 'fr',
  screens: [],
  signal: new AbortController().signal,
  ...more,
});

const answered = (body: unknown, headers: Record<string, string> = {}) => {
  server.chat = async () => Response.json(body, { headers });
};

/** A call that stays silent until it is aborted. */
const silence = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('asking a model', () => {
  it('the reply is split on a triple-pipe separator into several bubbles, with the returned suggestions', async () => {
    answered({ response: 'un|||deux |||  trois', suggestions: ['Et après ?'] }, { [COACH_HEADER]: 'model' });
    expect(await askCoach(question())).toEqual({
      parts: ['un', 'deux', 'trois'],
      suggestions: ['Et après ?'],
      coach: 'model',
    });
  });

  it('sends message and conversationHistory as JSON, in the chosen language', async () => {
    answered({ response: 'ok', suggestions: [] });
    await askCoach(question({ history: [{ role: 'user', content: 'avant' }] }));
    expect(JSON.parse(String(asked[0]?.body))).toEqual({
      message: 'Comment faire un hook ?',
      conversationHistory: [{ role: 'user', content: 'avant' }],
    });
    expect(new Headers(asked[0]?.headers).get('Accept-Language')).toBe('fr');
  });

  it('the device answers after 5 s of silence, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = signalled();
    server.chat = (init) => {
      silent.give();
      return silence(init);
    };
    const answer = askCoach(question());
    await silent.come;
    vi.advanceTimersByTime(SILENCE - 1);
    expect(asked[0]?.signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(await answer).toMatchObject({ coach: 'built-in', instead: { reason: 'silent' } });
    expect(SILENCE).toBe(5000);
  });

  it.each<[string, () => Response]>([
    ['a server error', () => new Response('down', { status: 503 })],
    ['an answer of another shape', () => Response.json({ response: '', suggestions: 'none' })],
    ['a captive portal', () => new Response('<html>Log in</html>', { headers: { 'Content-Type': 'text/html' } })],
    ['an answer of separators alone', () => Response.json({ response: '||| |||', suggestions: [] })],
  ])('%s: the device answers and says so', async (_, response) => {
    server.chat = async () => response();
    const answer = await askCoach(question());
    expect(answer).toMatchObject({ coach: 'built-in', instead: { reason: 'failed' } });
    expect(answer.parts.length).toBeGreaterThanOrEqual(1);
  });

  it('too many questions: the device answers, and keeps from when on the model may be asked', async () => {
    server.chat = async () => new Response('busy', { status: 429, headers: { 'Retry-After': '20' } });
    const before = Date.now();
    const { instead } = await askCoach(question());
    expect(instead?.reason).toBe('busy');
    const wait = Date.parse(instead?.until ?? '') - before;
    expect(wait).toBeGreaterThanOrEqual(20_000);
    expect(wait).toBeLessThan(60_000);
  });

  it('a question that cannot be looked at for danger yet is not sent: the device answers and says so', async () => {
    answered({ response: 'un', suggestions: [] });
    const answer = await askCoach(question({ isUnheard: true }));
    expect(asked).toHaveLength(0);
    expect(answer).toMatchObject({ coach: 'built-in', instead: { reason: 'failed' } });
  });

  it('a network that fails under the question counts as none', async () => {
    server.chat = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await askCoach(question())).toMatchObject({ coach: 'built-in', offline: true });
  });

  it('a question that was stopped gets no answer', async () => {
    const controller = new AbortController();
    server.chat = async () => {
      controller.abort();
      throw new DOMException('stopped', 'AbortError');
    };
    await expect(askCoach(question({ signal: controller.signal }))).rejects.toThrow();
  });
});

describe('without a model', () => {
  it('the page answers by itself and asks nobody, nor does it say that anything went wrong', async () => {
    server.config = async () => Response.json({ ...config, coach: 'built-in' });
    const answer = await askCoach(question());
    expect(asked).toHaveLength(0);
    expect(answer).toMatchObject({ coach: 'built-in' });
    expect(answer.offline ?? answer.instead).toBeUndefined();
    expect(answer.parts.length).toBeGreaterThanOrEqual(1);
  });

  it('a server that does not say who answers is not waited for', async () => {
    const waiting = signalled();
    server.config = () => {
      waiting.give();
      return new Promise(() => undefined);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = askCoach(question());
    await waiting.come;
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(await answer).toMatchObject({ coach: 'built-in' });
    expect(asked).toHaveLength(0);
  });

  it('offline, the device answers, asks nothing and says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const answer = await askCoach(question());
    expect(fetchStub).not.toHaveBeenCalled();
    expect(answer).toMatchObject({ coach: 'built-in', offline: true });
  });
});
