import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, forgetAnswers, mutate, query } from './api';

const schema = z.object({ message: z.string() });
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  forgetAnswers();
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, init?: ResponseInit) => Promise.resolve(Response.json(body, init));
const lastCall = () => {
  const [path, init] = fetchStub.mock.lastCall ?? [];
  return { path, init: init ?? {}, headers: new Headers(init?.headers) };
};

describe('generic behaviour for all calls', () => {
  it('credentials (cookies) are always sent', async () => {
    fetchStub.mockImplementation(() => answer({ message: 'hi' }));
    await query('/api/welcome', schema);
    expect(lastCall().init.credentials).toBe('include');
    await mutate('POST', '/api/chat', {});
    expect(lastCall().init.credentials).toBe('include');
  });

  it('a query is a GET to the path; a response is parsed as JSON', async () => {
    fetchStub.mockImplementation(() => answer({ message: 'hi' }));
    expect(await query('/api/welcome', schema)).toEqual({ message: 'hi' });
    expect(lastCall()).toMatchObject({ path: '/api/welcome', init: {} });
    expect(lastCall().init.method).toBeUndefined();
  });

  it('an answer of another shape is an error, not data', async () => {
    fetchStub.mockImplementation(() => answer({ other: 1 }));
    await expect(query('/api/welcome', schema)).rejects.toThrow();
  });

  it('mutations send a JSON body with a JSON content-type header when a body exists', async () => {
    fetchStub.mockImplementation(() => answer({}));
    await mutate('POST', '/api/chat', { message: 'é' });
    expect(lastCall().init).toMatchObject({ method: 'POST', body: '{"message":"é"}' });
    expect(lastCall().headers.get('Content-Type')).toBe('application/json');
    await mutate('DELETE', '/api/chat');
    expect(lastCall().init.body).toBeUndefined();
    expect(lastCall().headers.has('Content-Type')).toBe(false);
  });

  it('a query can be configured to yield null on 401; by default it raises an error', async () => {
    fetchStub.mockImplementation(async () => new Response('who?', { status: 401 }));
    expect(await query('/api/welcome', schema, { on401: 'null' })).toBeNull();
    await expect(query('/api/welcome', schema)).rejects.toThrow('401: who?');
    await expect(mutate('POST', '/api/chat', {})).rejects.toThrow('401: who?');
  });

  it('no retries for queries or mutations', async () => {
    fetchStub.mockImplementation(async () => new Response('down', { status: 503 }));
    await expect(query('/api/welcome', schema)).rejects.toThrow();
    await expect(mutate('POST', '/api/chat', {})).rejects.toThrow();
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it('queries never go stale and do not refetch on window focus or poll', async () => {
    vi.useFakeTimers();
    fetchStub.mockImplementation(() => answer({ message: 'hi' }));
    await query('/api/welcome', schema);
    await vi.advanceTimersByTimeAsync(365 * 24 * 3600 * 1000);
    await query('/api/welcome', schema);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('a query with a maximum age is fetched anew once it is over', async () => {
    fetchStub.mockImplementation(() => answer({ message: 'hi' }));
    let time = 0;
    const options = { maxAge: 1000, now: () => time };
    await query('/api/welcome', schema, options);
    time = 999;
    await query('/api/welcome', schema, options);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    time = 1000;
    await query('/api/welcome', schema, options);
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it('the chosen language travels as Accept-Language, and each language has its own cached answer', async () => {
    fetchStub.mockImplementation(() => answer({ message: 'hi' }));
    await query('/api/welcome', schema, { language: 'fr' });
    expect(lastCall().headers.get('Accept-Language')).toBe('fr');
    await query('/api/welcome', schema, { language: 'en' });
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });
});

describe('error catalogue', () => {
  it('any non-OK HTTP response raises an error whose message is the status code, a colon, then the response body text', async () => {
    fetchStub.mockImplementation(async () => new Response('{"error":1}', { status: 500, statusText: 'Oops' }));
    const error = await query('/api/welcome', schema).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 500, message: '500: {"error":1}' });
  });

  it('(or status text if the body is empty)', async () => {
    fetchStub.mockImplementation(async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(mutate('POST', '/api/chat', {})).rejects.toThrow('502: Bad Gateway');
  });
});
