import { describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE, occurrenceOf, onceAt, START, SUBSCRIBER } from '../../tests/support/worker/exampleReminders';
import { edgeRuntime } from '../runtime';
import { sendPush } from './sendPush';

/** The sender of RFC 8291's example: a key pair. */
const vapid = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  subject: 'mailto:lea@jimp.example',
};
const occurrence = occurrenceOf(onceAt(START), START);
const answering = (answer: () => Promise<Response>) => vi.fn<typeof edgeRuntime.fetch>(answer);
const created = () => answering(async () => new Response(null, { status: 201 }));
const at = (now: number, fetch = created()) => ({ ...edgeRuntime, fetch, now: () => now });
const toEndpoint = (endpoint: string) => ({ ...SUBSCRIBER, subscription: { ...SUBSCRIBER.subscription, endpoint } });

describe('sending a push', () => {
  it('asks the service to keep it for the rest of the two hours, urgently, and follows no redirect', async () => {
    const runtime = at(START + 30 * MINUTE);
    expect(await sendPush(occurrence, SUBSCRIBER, { vapid }, runtime)).toEqual({ kind: 'sent', status: 201 });
    const [url, init] = runtime.fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe(SUBSCRIBER.subscription.endpoint);
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
    const headers = new Headers(init?.headers);
    expect(headers.get('TTL')).toBe(String(90 * 60));
    expect(headers.get('Urgency')).toBe('high');
    expect(headers.get('Authorization')).toContain(vapid.publicKey);
  });

  it('never asks for a TTL of 0, which means not kept at all', async () => {
    const runtime = at(START + 2 * HOUR - 1);
    await sendPush(occurrence, SUBSCRIBER, { vapid }, runtime);
    expect(new Headers(runtime.fetch.mock.calls[0]?.[1]?.headers).get('TTL')).toBe('1');
  });

  it.each(['https://evil.example/', 'http://127.0.0.1:4000/', 'https://fcm.googleapis.com:8443/'])(
    'checks the address again: nothing goes to %s',
    async (endpoint) => {
      const runtime = at(START);
      expect(await sendPush(occurrence, toEndpoint(endpoint), { vapid }, runtime)).toMatchObject({ kind: 'refused' });
      expect(runtime.fetch).not.toHaveBeenCalled();
    },
  );

  it('with keys that are not a pair, or not keys, sends nothing and says whose they are', async () => {
    const runtime = at(START);
    for (const privateKey of ['AAAA', 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94']) {
      const wrong = { ...vapid, privateKey };
      expect(await sendPush(occurrence, SUBSCRIBER, { vapid: wrong }, runtime)).toMatchObject({
        why: expect.stringContaining('VAPID'),
      });
    }
    const keyless = { ...SUBSCRIBER, subscription: { ...SUBSCRIBER.subscription, keys: { p256dh: 'BA', auth: 'AA' } } };
    expect(await sendPush(occurrence, keyless, { vapid }, runtime)).toMatchObject({
      why: expect.stringContaining('subscription'),
    });
    expect(runtime.fetch).not.toHaveBeenCalled();
  });

  it('a failed connection may pass', async () => {
    const broken = answering(() => Promise.reject(new TypeError('fetch failed')));
    expect(await sendPush(occurrence, SUBSCRIBER, { vapid }, at(START, broken))).toEqual({ kind: 'delayed' });
  });
});
