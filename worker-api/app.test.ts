import { describe, expect, it } from 'vitest';
import { errorBody } from '../src/contracts/error';
import { MODEL_ENV, ORIGIN, testApp } from '../tests/support/worker/testApp';

const body = async (response: Response) => errorBody.parse(await response.json()).error;

describe('what is refused', () => {
  it('an unknown path: 404', async () => {
    const response = await testApp().call('/api/nothing');
    expect(response.status).toBe(404);
    expect((await body(response)).code).toBe('not_found');
  });

  it.each([
    ['PUT', '/api/chat', 'POST'],
    ['GET', '/api/chat', 'POST'],
    ['OPTIONS', '/api/text-to-speech', 'POST'],
    ['POST', '/api/welcome', 'GET, HEAD'],
    ['DELETE', '/api/config', 'GET, HEAD'],
  ])('the wrong method, %s %s: 405 with Allow: %s', async (method, path, allowed) => {
    const response = await testApp().call(path, { method, headers: { Origin: ORIGIN } });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allowed);
    expect((await body(response)).code).toBe('method_not_allowed');
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another port', { Origin: 'https://jimp.example:8443' }],
    ['a subdomain', { Origin: 'https://a.jimp.example' }],
    ['an origin that hides', { Origin: 'null' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-site' }],
    ['a forged origin beside what the browser says', { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin beside same-origin', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
    ['nobody knows whom', {}],
  ])('an unsafe call from %s: 403', async (_, headers: Record<string, string>) => {
    const { call, questions } = testApp();
    const response = await call('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ message: 'Hi', conversationHistory: [] }),
    });
    expect(response.status).toBe(403);
    expect((await body(response)).code).toBe('forbidden_origin');
    expect(questions).toEqual([]);
  });

  it.each([
    ['the app, older browser', { Origin: ORIGIN }],
    ['the app behind a proxy that ends TLS', { Origin: 'http://jimp.example' }],
    ['the app', { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }],
    ['the app without Origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('but is let through from %s', async (_, headers: Record<string, string>) => {
    const response = await testApp().call('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ message: 'Hi', conversationHistory: [] }),
    });
    expect(response.status).toBe(200);
  });

  it.each([
    ['half set', { AI_PROVIDER: 'google' }],
    ['wrong', { AI_DEADLINE_MS: 'soon' }],
  ])('everything while the configuration is %s: 500, with the list in the log only', async (_, vars) => {
    const { call, chat, runtime } = testApp({ vars });
    for (const response of [await call('/api/welcome'), await call('/api/config'), await chat('Hi')]) {
      expect(response.status).toBe(500);
      const { code, message } = await body(response);
      expect(code).toBe('internal');
      expect(message).not.toContain('AI_');
    }
    const wrong = runtime.lines.filter(({ event }) => event === 'wrong configuration');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.problems).toContain('AI_');
  });
});

describe('every answer', () => {
  it('has a request id and safe headers, and is stored nowhere', async () => {
    const { call, chat } = testApp();
    for (const response of [await chat('Hi'), await call('/api/config'), await call('/api/nothing')]) {
      expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{10,64}$/);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('leaves one line in the log: request id, route, status, time, who answered', async () => {
    const { call, chat, runtime } = testApp();
    const response = await chat('my secret', { 'X-Request-Id': 'abc-123' });
    await call('/api/nothing?token=secret');
    expect(response.headers.get('X-Request-Id')).toBe('abc-123');
    expect(runtime.lines[0]).toMatchObject({
      event: 'request',
      requestId: 'abc-123',
      method: 'POST',
      route: '/api/chat',
      status: 200,
      ms: 0,
      coach: 'built-in',
    });
    expect(runtime.lines[1]).toMatchObject({ event: 'request', status: 404 });
    expect(JSON.stringify(runtime.lines)).not.toContain('secret');
  });

  it('reveals nothing of the internals when something breaks', async () => {
    const { chat, runtime } = testApp({
      vars: { ...MODEL_ENV, AI_CHAT_MODEL: '' },
      count: () => {
        throw new TypeError('secret of the machine');
      },
    });
    const response = await chat('my secret');
    expect(response.status).toBe(500);
    expect(await body(response)).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Try again in a moment.',
    });
    expect(runtime.lines[0]).toMatchObject({ level: 'error', event: 'unexpected error', name: 'TypeError' });
    expect(JSON.stringify(runtime.lines)).not.toContain('secret');
  });
});
