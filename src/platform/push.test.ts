import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOnServer, subscribePush, unsubscribePush } from './push';

const CAPABILITY = 'c'.repeat(43);
const OTHER = 'd'.repeat(43);
const KEY = 'BAcD-_8';
const ENDPOINT = 'https://push.example/1';

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const subscriptionUnder = (key: string, endpoint = ENDPOINT) => ({
  endpoint,
  expirationTime: null,
  options: { applicationServerKey: toBytes(key).buffer },
  unsubscribe: vi.fn(async () => true),
  toJSON: () => ({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } }),
});

const pushManager = { getSubscription: vi.fn(), subscribe: vi.fn() };
const server = vi.fn<(method: string, path: string, authorization: string | null) => Response>();

const wanted = { capability: undefined, language: 'fr', reminders: [] };
const calls = () => server.mock.calls.map(([method, path]) => `${method} ${path}`);

beforeEach(() => {
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers }: RequestInit = {}) =>
    server(method, path, new Headers(headers).get('Authorization')),
  );
  pushManager.getSubscription.mockReset().mockResolvedValue(null);
  pushManager.subscribe.mockReset().mockImplementation(async () => subscriptionUnder(KEY));
  server.mockReset().mockImplementation((method, path) => {
    if (path.endsWith('/key')) return Response.json({ publicKey: KEY });
    if (method === 'POST') return Response.json({ capability: CAPABILITY }, { status: 201 });
    return new Response(null, { status: 204 });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('subscribing', () => {
  it('gives the server the subscription, the language and the reminders, and returns the capability', async () => {
    expect(await subscribePush(wanted)).toEqual({ result: 'subscribed', capability: CAPABILITY, endpoint: ENDPOINT });
    expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    });
    expect(calls()).toEqual(['GET /api/reminders/key', 'POST /api/reminders']);
  });

  it('is renewed under its capability, with the existing subscription', async () => {
    pushManager.getSubscription.mockResolvedValue(subscriptionUnder(KEY));
    const outcome = await subscribePush({ ...wanted, capability: OTHER });
    expect(outcome).toEqual({ result: 'subscribed', capability: OTHER, endpoint: ENDPOINT });
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(server).toHaveBeenLastCalledWith('PUT', '/api/reminders', `Bearer ${OTHER}`);
  });

  it('starts over when the server has forgotten it', async () => {
    server.mockImplementation((method, path) => {
      if (path.endsWith('/key')) return Response.json({ publicKey: KEY });
      return method === 'PUT' ? new Response(null, { status: 404 }) : Response.json({ capability: CAPABILITY });
    });
    const outcome = await subscribePush({ ...wanted, capability: OTHER });
    expect(outcome).toMatchObject({ result: 'subscribed', capability: CAPABILITY });
    expect(calls().slice(1)).toEqual(['PUT /api/reminders', 'POST /api/reminders']);
  });

  it("subscribes again under the server's new key", async () => {
    const old = subscriptionUnder('AAAA');
    pushManager.getSubscription.mockResolvedValue(old);
    pushManager.subscribe.mockResolvedValue(subscriptionUnder(KEY, 'https://push.example/2'));
    const outcome = await subscribePush({ ...wanted, capability: OTHER });
    expect(old.unsubscribe).toHaveBeenCalledOnce();
    expect(outcome).toEqual({ result: 'subscribed', capability: OTHER, endpoint: 'https://push.example/2' });
  });
});

describe('every way in which subscribing can fail has a name', () => {
  const refusal = (name: string) => pushManager.subscribe.mockRejectedValue(new DOMException('no', name));

  it.each([
    ['unsupported: no notifications', () => Reflect.deleteProperty(globalThis, 'Notification'), 'unsupported'],
    ['unsupported: no service workers', () => vi.stubGlobal('navigator', { onLine: true }), 'no-service-worker'],
    [
      'an iOS browser tab',
      () => {
        Reflect.deleteProperty(globalThis, 'PushManager');
        vi.stubGlobal('navigator', { ...navigator, standalone: false });
      },
      'ios-not-installed',
    ],
    ['refused', () => vi.stubGlobal('Notification', { permission: 'denied' }), 'denied'],
    ['not answered', () => vi.stubGlobal('Notification', { permission: 'default' }), 'dismissed'],
    ['the system refuses', () => refusal('NotAllowedError'), 'blocked-by-system'],
    ['no push service', () => refusal('AbortError'), 'push-unavailable'],
    ['no network', () => vi.stubGlobal('navigator', { ...navigator, onLine: false }), 'offline'],
    [
      'the network breaks off',
      () =>
        server.mockImplementation(() => {
          throw new TypeError('Failed to fetch');
        }),
      'offline',
    ],
    [
      'the server says no',
      () => server.mockImplementation(() => new Response('no', { status: 503 })),
      'server-refused',
    ],
    ['the server talks nonsense', () => server.mockImplementation(() => Response.json({})), 'server-refused'],
  ] as const)('%s', async (_, arrange, result) => {
    arrange();
    expect(await subscribePush(wanted)).toEqual({ result });
  });
});

it('a service worker that does not come within ten seconds has failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: new Promise(() => undefined) } });
  const outcome = subscribePush(wanted);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toEqual({ result: 'worker-failed' });
  vi.useRealTimers();
});

describe('unsubscribing', () => {
  it('makes the server forget; what it does not know counts as forgotten', async () => {
    expect(await forgetOnServer(CAPABILITY)).toBe(true);
    expect(server).toHaveBeenCalledExactlyOnceWith('DELETE', '/api/reminders', `Bearer ${CAPABILITY}`);
    server.mockReturnValue(new Response(null, { status: 404 }));
    expect(await forgetOnServer(CAPABILITY)).toBe(true);
  });

  it('has to be tried again when the server cannot be reached', async () => {
    server.mockReturnValueOnce(new Response(null, { status: 503 })).mockImplementationOnce(() => {
      throw new TypeError('offline');
    });
    expect(await forgetOnServer(CAPABILITY)).toBe(false);
    expect(await forgetOnServer(CAPABILITY)).toBe(false);
  });

  it("ends the browser's subscription", async () => {
    const known = subscriptionUnder(KEY);
    pushManager.getSubscription.mockResolvedValue(known);
    await unsubscribePush();
    expect(known.unsubscribe).toHaveBeenCalledOnce();
  });
});
