import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COACH_HEADER } from '../../../contracts/chat';
import { askCoach, type Question } from './askCoach';

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const question = (more: Partial<Question> = {}): Question => ({
  message: 'Comment faire un hook ?',
  history: [],
  profile: null,
  language: 'fr',
  signal: new AbortController().signal,
  ...more,
});

const answered = (body: unknown, headers: Record<string, string> = {}) =>
  fetchStub.mockImplementation(async () => Response.json(body, { headers }));

describe('asking the coach', () => {
  it('the reply is split on a triple-pipe separator into several bubbles, with the returned suggestions', async () => {
    answered({ response: 'un|||deux |||  trois', suggestions: ['Et après ?'] }, { [COACH_HEADER]: 'model' });
    expect(await askCoach(question())).toEqual({
      parts: ['un', 'deux', 'trois'],
      suggestions: ['Et après ?'],
      coach: 'model',
      offline: false,
    });
  });

  it('sends message and conversationHistory as JSON, in the chosen language', async () => {
    answered({ response: 'ok', suggestions: [] });
    await askCoach(question({ history: [{ role: 'user', content: 'avant' }] }));
    const [path, init] = fetchStub.mock.lastCall ?? [];
    expect(path).toBe('/api/chat');
    expect(JSON.parse(String(init?.body))).toEqual({
      message: 'Comment faire un hook ?',
      conversationHistory: [{ role: 'user', content: 'avant' }],
    });
    expect(new Headers(init?.headers).get('Accept-Language')).toBe('fr');
  });

  it('a refusal of the server is an error, not an answer', async () => {
    fetchStub.mockImplementation(async () => new Response('busy', { status: 429 }));
    await expect(askCoach(question())).rejects.toThrow('429: busy');
  });

  it('an answer that cannot be read is an error', async () => {
    answered({ response: '', suggestions: 'none' });
    await expect(askCoach(question())).rejects.toThrow();
  });

  it('offline, the built-in coach answers on the device and the answer says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const answer = await askCoach(question());
    expect(fetchStub).not.toHaveBeenCalled();
    expect(answer).toMatchObject({ coach: 'built-in', offline: true });
    expect(answer.parts.length).toBeGreaterThanOrEqual(2);
  });

  it('a network that fails under the question counts as none', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await askCoach(question())).toMatchObject({ coach: 'built-in', offline: true });
  });

  it('a question that was stopped gets no answer', async () => {
    const controller = new AbortController();
    fetchStub.mockImplementation(async () => {
      controller.abort();
      throw new DOMException('stopped', 'AbortError');
    });
    await expect(askCoach(question({ signal: controller.signal }))).rejects.toThrow();
  });
});
