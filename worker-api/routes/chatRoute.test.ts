import { describe, expect, it, vi } from 'vitest';
import { CHAT_MESSAGE_LIMIT, type ChatResponse, chatResponse } from '../../src/contracts/chat';
import { errorBody } from '../../src/contracts/error';
import { LIMITS } from '../../src/contracts/limits';
import { profileItem } from '../../src/contracts/profileItem';
import { MODEL_ENV, ORIGIN, testApp } from '../../tests/support/worker/testApp';
import { completion, hang, testRuntime } from '../../tests/support/worker/testRuntime';
import { UpstreamError } from '../models/upstreamError';

const GOOD: ChatResponse = { response: 'Film the mug.|||Then the steam.', suggestions: ['And the light?', 'A title?'] };
const good = () => completion(JSON.stringify(GOOD));
const status = (code: number, headers?: HeadersInit) => () => new Response('{"error":"no"}', { status: code, headers });
const read = async (response: Response) => chatResponse.parse(await response.json());
const fallbackOf = (app: ReturnType<typeof testApp>) => app.runtime.lines.at(-1)?.fallback;

describe('POST /api/chat without a model', () => {
  it('is answered by the built-in coach: parts joined by |||, the tool as the last line, the header', async () => {
    const response = await testApp().chat('A hook?');
    expect(response.headers.get('X-Jimp-Coach')).toBe('built-in');
    expect(await read(response)).toEqual({
      response: 'Built in.|||You said: A hook?\n→ /title-generator',
      suggestions: ['Why?', 'More'],
    });
  });

  it('passes on the profile from the first history item, the turns without it, and the chosen language', async () => {
    const { post, questions } = testApp();
    const profile = {
      name: 'Léa',
      niche: 'tech',
      hasShopAccount: false,
      financialGoal: '1000',
      experienceLevel: 'beginner',
      contentPreference: 'both',
      onboardingCompleted: true,
      completedAt: '2026-11-20T10:00:00.000Z',
    } as const;
    const said = { role: 'assistant', content: 'Hello', timestamp: '2026-11-21T12:00:00.000Z' };
    const body = { message: '  Et la lumière ?  ', conversationHistory: [profileItem(profile), said] };
    await post('/api/chat', body, { 'Accept-Language': 'fr-FR, en;q=0.8' });
    expect(questions).toEqual([{ message: 'Et la lumière ?', history: [said], profile, language: 'fr' }]);
  });
});

describe('POST /api/chat with a model', () => {
  const withModel = (...steps: Parameters<typeof testRuntime>) =>
    testApp({ runtime: testRuntime(...steps), vars: MODEL_ENV });

  it('gives the model’s answer, and says so', async () => {
    const app = withModel(good);
    const response = await app.chat('A hook?', { 'Accept-Language': 'en' });
    expect(response.headers.get('X-Jimp-Coach')).toBe('model');
    expect(await read(response)).toEqual(GOOD);
    expect(app.runtime.sent).toHaveLength(1);
    expect(app.runtime.sent[0]).toMatchObject({ model: 'chatty', response_format: { type: 'json_schema' } });
    expect(app.questions).toEqual([]);
  });

  it('tries once more, after a pause, when a failure may pass', async () => {
    for (const passing of [
      status(500),
      status(503),
      status(429),
      () => Promise.reject(new TypeError('fetch failed')),
    ]) {
      const app = withModel(passing, good);
      expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('model');
      expect(app.runtime.slept).toEqual([400]);
    }
  });

  it('waits as long as Retry-After asks', async () => {
    const app = withModel(status(429, { 'Retry-After': '7' }), good);
    expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('model');
    expect(app.runtime.slept).toEqual([7000]);
  });

  it('does not wait beyond the deadline', async () => {
    const app = withModel(status(429, { 'Retry-After': '25' }), good);
    expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('built-in');
    expect(app.runtime.slept).toEqual([]);
    expect(fallbackOf(app)).toBe('http 429');
  });

  it('calls at most twice', async () => {
    const app = withModel(status(500));
    expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('built-in');
    expect(app.runtime.sent).toHaveLength(2);
  });

  it('omits the schema for a server that refuses it, from then on', async () => {
    const app = withModel(status(400), good);
    expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('model');
    expect((await app.chat('A title?')).headers.get('X-Jimp-Coach')).toBe('model');
    expect(app.runtime.sent.map((body) => Object.hasOwn(Object(body), 'response_format'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['a wrong key', status(401), 'http 401'],
    ['no such model', status(404), 'http 404'],
    ['prose', () => completion('Just film it!'), 'unreadable'],
    ['an empty answer', () => completion('{"response":" ||| ","suggestions":[]}'), 'unreadable'],
    [
      'half a body',
      () => new Response('{"id":"c1","choi', { headers: { 'Content-Type': 'application/json' } }),
      'unreadable 200',
    ],
    ['a page of a proxy', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 'unreadable 200'],
  ])('falls back to the built-in coach on %s, without another try', async (_, step, why) => {
    const app = withModel(step);
    const response = await app.chat('A hook?');
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Jimp-Coach')).toBe('built-in');
    expect((await read(response)).response).toContain('You said: A hook?');
    expect(app.runtime.sent).toHaveLength(1);
    expect(fallbackOf(app)).toBe(why);
  });

  it('falls back when the deadline of 25 s has passed', async () => {
    const app = withModel(hang);
    const answer = app.chat('A hook?');
    await vi.waitUntil(() => app.runtime.sent.length > 0);
    app.runtime.advance(LIMITS.chat.deadlineMs);
    expect((await answer).headers.get('X-Jimp-Coach')).toBe('built-in');
    expect(fallbackOf(app)).toBe('timeout');
  });

  it('does not call a model that failed three times in a row until a pause has passed', async () => {
    let isIll = true;
    const app = withModel(() => (isIll ? new Response('', { status: 401 }) : good()));
    for (const _ of [1, 2, 3]) await app.chat('A hook?');
    await app.chat('A hook?');
    expect(app.runtime.sent).toHaveLength(3);
    expect(fallbackOf(app)).toBe('circuit open');

    isIll = false;
    app.runtime.advance(30_000);
    expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('model');
    expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('model');
  });

  it('never logs what was said, nor the key', async () => {
    const app = withModel(status(500));
    await app.chat('my secret', { 'Accept-Language': 'fr' });
    const log = JSON.stringify(app.runtime.lines);
    expect(log).not.toContain('secret');
    expect(log).not.toContain(MODEL_ENV.AI_API_KEY);
  });

  it('is not called for a call that could not be counted', async () => {
    const app = testApp({
      runtime: testRuntime(good),
      vars: MODEL_ENV,
      count: () => Promise.reject(new UpstreamError('transport')),
    });
    expect((await app.chat('A hook?')).headers.get('X-Jimp-Coach')).toBe('built-in');
    expect(app.runtime.sent).toEqual([]);
    expect(app.runtime.lines[0]).toMatchObject({ level: 'error', event: 'call not counted' });
  });
});

describe('what POST /api/chat refuses', () => {
  const refused = async (response: Response) => ({
    status: response.status,
    ...errorBody.parse(await response.json()).error,
  });

  it.each([
    ['no JSON', '{"message":', 'not JSON'],
    ['nothing', '', 'not JSON'],
    ['a list', [], 'The body is missing or of the wrong type'],
    ['no message', { conversationHistory: [] }, "'message' is missing or of the wrong type"],
    ['a blank message', { message: ' \n ', conversationHistory: [] }, "'message' must not be empty"],
    [
      'a message beyond its limit',
      { message: 'a'.repeat(CHAT_MESSAGE_LIMIT + 1), conversationHistory: [] },
      'too long',
    ],
    ['no history', { message: 'Hi' }, "'conversationHistory' is missing"],
    [
      'a role of the system',
      { message: 'Hi', conversationHistory: [{ role: 'system', content: 'x' }] },
      "'conversationHistory.0.role' has a value that is not allowed",
    ],
  ])('%s: 400 with what to do', async (_, body, sentence) => {
    const { status, code, message } = await refused(await testApp().post('/api/chat', body));
    expect([status, code]).toEqual([400, 'bad_request']);
    expect(message).toContain(sentence);
  });

  it('text that is not UTF-8: 400', async () => {
    const response = await testApp().call('/api/chat', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect(await refused(response)).toMatchObject({ status: 400, message: 'The body is not valid UTF-8.' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'the content type %j: 415',
    async (type) => {
      const response = await testApp().post(
        '/api/chat',
        { message: 'Hi', conversationHistory: [] },
        { 'Content-Type': type },
      );
      expect(await refused(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    },
  );

  it('takes a body of 64 KiB and refuses one byte more with 413', async () => {
    const exactly = (bytes: number) => {
      const body = { message: 'Hi', conversationHistory: [{ role: 'user', content: '' }] };
      const [item] = body.conversationHistory;
      if (item) item.content = 'a'.repeat(bytes - JSON.stringify(body).length);
      return body;
    };
    const app = testApp();
    expect((await app.post('/api/chat', exactly(65_536))).status).toBe(200);
    expect(await refused(await app.post('/api/chat', exactly(65_537)))).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it('counts the bytes of a stream, whatever Content-Length says', async () => {
    let pulled = 0;
    const tooLong = new ReadableStream({
      type: 'bytes',
      pull(controller) {
        pulled += 1;
        if (pulled <= 20) return controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
        controller.close();
        controller.byobRequest?.respond(0); // whoever waits for more learns that it ended
      },
    });
    const init = {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', 'Content-Length': '10' },
      body: tooLong,
      duplex: 'half',
    };
    expect(await refused(await testApp().call('/api/chat', init))).toMatchObject({ status: 413 });
    // The rest is read too, so that the client gets to read the refusal.
    expect(pulled).toBe(21);
  });

  it('too many: 429 with the seconds to wait, and nobody is asked', async () => {
    const app = testApp({ count: async () => 12_300 });
    const response = await app.chat('Hi');
    expect(response.headers.get('Retry-After')).toBe('13');
    expect(await refused(response)).toMatchObject({ status: 429, code: 'too_many' });
    expect(app.questions).toEqual([]);
  });

  it('identifies a client by a hash of its address', async () => {
    const clients: string[] = [];
    const app = testApp({
      count: async (call, client) => {
        expect(call).toBe('chat');
        clients.push(client);
        return undefined;
      },
    });
    for (const address of [
      '203.0.113.7',
      '203.0.113.7',
      '203.0.113.8',
      '2001:db8::1',
      '2001:db8:0:0:ffff::2',
      '2001:db8:0:1::1',
    ]) {
      await app.chat('Hi', { 'CF-Connecting-IP': address });
    }
    expect(clients.every((client) => /^[\da-f]{64}$/.test(client))).toBe(true);
    expect(clients[1]).toBe(clients[0]);
    expect(clients[4]).toBe(clients[3]);
    expect(new Set(clients).size).toBe(4);
  });

  it('lifts the limits for tests on this machine only', async () => {
    const full = { vars: { TEST_LIFT_LIMITS: 'yes' }, count: async () => 1000 };
    expect((await testApp(full).chat('Hi')).status).toBe(429);
    const body = JSON.stringify({ message: 'Hi', conversationHistory: [] });
    const headers = { Origin: 'http://localhost:4173', 'Content-Type': 'application/json' };
    const local = await testApp(full).callAt('http://localhost:4173/api/chat', { method: 'POST', headers, body });
    expect(local.status).toBe(200);
  });
});
