import { describe, expect, it } from 'vitest';
import { errorBody } from '../../src/contracts/error';
import { LIMITS } from '../../src/contracts/limits';
import {
  MOST_LIVE_REMINDERS,
  MOST_REMINDERS,
  type Occurrence,
  pushKeyResponse,
  remindersResponse,
  type ScheduledReminder,
} from '../../src/contracts/reminders';
import { everySaturday, occurrenceOf, START, SUBSCRIBER } from '../../tests/support/worker/exampleReminders';
import { ORIGIN } from '../../tests/support/worker/testApp';
import { testRuntime } from '../../tests/support/worker/testRuntime';
import { createApp } from '../app';
import type { AppEnv } from '../appEnv';
import type { ReminderBindings } from '../reminders/bindings';
import type { Subscriber } from '../reminders/subscriber';

const REMINDER = everySaturday('18:00');
const OCCURRENCE = occurrenceOf(REMINDER, START);
const BODY = { subscription: SUBSCRIBER.subscription, language: 'fr', reminders: [REMINDER] };
const STRANGER = 'A'.repeat(43);

interface Saved {
  subscriber: Subscriber;
  reminders: ScheduledReminder[];
}

/** The app with stand-ins for the objects, which store by capability what they are told. */
function remindersApp({ wait }: { wait?: number } = {}) {
  const runtime = testRuntime();
  const held = new Map<string, Saved>();
  const told: [what: string, capability: string, occurrence: Occurrence][] = [];
  const counted: string[] = [];
  const counters: AppEnv['Bindings'] = {
    CALL_COUNTER: {
      getByName: () => ({
        async count(call) {
          counted.push(call);
          return wait;
        },
      }),
    },
  };
  const objects: ReminderBindings = {
    VAPID_KEYS: { getByName: () => ({ keyPair: async () => ({ publicKey: 'BPublic', privateKey: 'private' }) }) },
    REMINDER_SCHEDULE: {
      getByName: (name) => ({
        async save(subscriber, reminders, { isNew }) {
          if (!isNew && !held.has(name)) return false;
          held.set(name, { subscriber, reminders });
          return true;
        },
        async remove() {
          held.delete(name);
        },
        async snooze(occurrence) {
          told.push(['snooze', name, occurrence]);
          return held.has(name);
        },
        async shown(occurrence) {
          told.push(['shown', name, occurrence]);
          return held.has(name);
        },
      }),
    },
  };
  const coach = { answer: async () => ({ parts: [], suggestions: [] }) };
  const app = createApp({ runtime, coach, welcome: () => '' });
  const call = (method: string, path: string, body?: unknown, capability?: string) =>
    app.request(
      `${ORIGIN}/api/reminders${path}`,
      {
        method,
        headers: {
          Origin: ORIGIN,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(capability !== undefined && { Authorization: `Bearer ${capability}` }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
      { ...counters, ...objects },
    );
  const subscribe = async () => remindersResponse.parse(await (await call('POST', '', BODY)).json()).capability;
  return { runtime, held, told, counted, call, subscribe };
}
const errorOf = async (response: Response) => errorBody.parse(await response.json()).error;

describe('/api/reminders', () => {
  it('GET key: the public key, and only that', async () => {
    const text = await (await remindersApp().call('GET', '/key')).text();
    expect(pushKeyResponse.parse(JSON.parse(text))).toEqual({ publicKey: 'BPublic' });
    expect(text).not.toContain('private');
  });

  it('POST: 201 with a capability that nobody can guess, a different one each time', async () => {
    const { call, held, subscribe } = remindersApp();
    expect((await call('POST', '', BODY)).status).toBe(201);
    const made = await Promise.all(Array.from({ length: 20 }, subscribe));
    expect(new Set(made).size).toBe(20);
    expect(held.get(made[0] ?? '')).toEqual({ subscriber: SUBSCRIBER, reminders: [REMINDER] });
  });

  it('PUT: 204 and everything is replaced; 404 when nothing is held', async () => {
    const { call, held, subscribe } = remindersApp();
    const mine = await subscribe();
    const yours = await subscribe();
    expect((await call('PUT', '', { ...BODY, language: 'en', reminders: [] }, mine)).status).toBe(204);
    expect(held.get(mine)).toEqual({ subscriber: { ...SUBSCRIBER, language: 'en' }, reminders: [] });
    expect(held.get(yours)?.reminders).toEqual([REMINDER]);
    for (const other of [STRANGER, undefined, '', 'short', `${mine}x`]) {
      const response = await call('PUT', '', BODY, other);
      expect(response.status).toBe(404);
      expect((await errorOf(response)).code).toBe('not_found');
    }
  });

  it('DELETE: 204, even when nothing is held', async () => {
    const { call, held, subscribe } = remindersApp();
    const mine = await subscribe();
    const yours = await subscribe();
    for (const capability of [mine, mine, STRANGER, undefined]) {
      expect((await call('DELETE', '', undefined, capability)).status).toBe(204);
    }
    expect([...held.keys()]).toEqual([yours]);
  });

  it.each(['snooze', 'shown'])('POST %s: 204 with the occurrence passed on; 404 when nothing is held', async (what) => {
    const { call, told, subscribe } = remindersApp();
    const mine = await subscribe();
    expect((await call('POST', `/${what}`, { occurrence: OCCURRENCE }, mine)).status).toBe(204);
    expect(told).toEqual([[what, mine, OCCURRENCE]]);
    expect((await call('POST', `/${what}`, { occurrence: OCCURRENCE }, STRANGER)).status).toBe(404);
    expect((await call('POST', `/${what}`, { occurrence: OCCURRENCE })).status).toBe(404);
    expect((await call('POST', `/${what}`, { occurrence: { ...OCCURRENCE, id: 'x' } }, mine)).status).toBe(400);
  });

  it('offers no way to list or read what is held', async () => {
    const { call, subscribe } = remindersApp();
    const mine = await subscribe();
    expect((await call('GET', '', undefined, mine)).status).toBe(405);
    expect((await call('GET', `/${mine}`, undefined, mine)).status).toBe(404);
  });

  it('takes a capability from the header only, and logs none', async () => {
    const { call, runtime, subscribe } = remindersApp();
    const mine = await subscribe();
    expect((await call('PUT', `?capability=${mine}`, BODY)).status).toBe(404);
    await call('PUT', '', BODY, mine);
    await call('PUT', '', { ...BODY, reminders: mine }, mine);
    expect(JSON.stringify(runtime.lines)).not.toContain(mine);
  });

  const { p256dh, auth } = SUBSCRIBER.subscription.keys;
  const to = (change: object) => ({ ...BODY, subscription: { ...SUBSCRIBER.subscription, ...change } });
  const withReminder = (change: object) => ({ ...BODY, reminders: [{ ...REMINDER, ...change }] });
  it.each([
    ['an endpoint elsewhere', to({ endpoint: 'https://evil.example/push' }), 'subscription.endpoint'],
    ['an endpoint that is none', to({ endpoint: 'push' }), 'subscription.endpoint'],
    ['a short key', to({ keys: { p256dh: 'BA', auth } }), 'subscription.keys'],
    ['a point that is not on the curve', to({ keys: { p256dh: `B${'A'.repeat(86)}`, auth } }), 'subscription.keys'],
    ['a short secret', to({ keys: { p256dh, auth: 'AAAA' } }), 'subscription.keys'],
    ['an unknown zone', withReminder({ schedule: { ...REMINDER.schedule, zone: 'Europe/Atlantis' } }), 'time zone'],
    ['a date that is none', withReminder({ setAt: '2026-99-99T00:00:00Z' }), 'setAt'],
    ['a weekday 8', withReminder({ schedule: { ...REMINDER.schedule, weekdays: [8] } }), 'reminders.0.schedule'],
    ['too many', { ...BODY, reminders: Array(MOST_REMINDERS + MOST_LIVE_REMINDERS + 1).fill(REMINDER) }, 'reminders'],
  ])('%s: 400 with what is wrong, and nothing is held', async (_, body, named) => {
    const { call, held } = remindersApp();
    const response = await call('POST', '', body);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).message).toContain(named);
    expect(held.size).toBe(0);
  });

  it('keeps neither name nor niche, whatever is sent', async () => {
    const { call, held } = remindersApp();
    await call('POST', '', { ...BODY, userName: 'Léa', reminders: [{ ...REMINDER, niche: 'beauty' }] });
    expect(JSON.stringify([...held.values()])).not.toMatch(/Léa|beauty/);
  });

  it(`all count towards ${LIMITS.reminders.perMinute} a minute; a body beyond 32 KiB is too large`, async () => {
    const { call, counted } = remindersApp({ wait: 5000 });
    for (const [method, path] of [
      ['GET', '/key'],
      ['POST', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/snooze'],
      ['POST', '/shown'],
    ]) {
      expect((await call(method ?? '', path ?? '', method === 'GET' ? undefined : {}, STRANGER)).status).toBe(429);
    }
    expect(counted).toEqual(Array(6).fill('reminders'));
    const large = { ...BODY, language: 'f'.repeat(LIMITS.reminders.bodyBytes) };
    expect((await remindersApp().call('POST', '', large)).status).toBe(413);
  });
});
