import { Response as OutsideResponse } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pushKeyResponse } from '../../src/contracts/reminders';
import { KINDS } from '../../src/domain/reminders/kinds';
import { hostileEndpoints } from '../fixtures/hostileEndpoints';
import { startPushingWorker, until } from '../fixtures/pushingWorker';
import { accepts, answersWith, hangsUp, type PushService } from '../fixtures/pushService';
import { bearer, justDue, remindersBody, subscribe } from '../fixtures/reminders';
import { type RunningWorker, startWorker } from '../fixtures/worker';

const { service, worker, stop } = await startPushingWorker();
afterAll(stop);

/** Does the server still hold the reminders of this capability? */
async function isHeld(capability: string, subscriber: ReturnType<PushService['subscribe']>): Promise<boolean> {
  const body = remindersBody(subscriber, []);
  const response = await worker.call('/api/reminders', { method: 'PUT', body, headers: bearer(capability) });
  return response.status === 204;
}

describe('a reminder that is due, in workerd', () => {
  it('is pushed once, signed, encrypted and urgent, with the text of its kind and the occurrence', async () => {
    const { publicKey } = pushKeyResponse.parse(await (await worker.call('/api/reminders/key')).json());
    const subscriber = service.subscribe(accepts);
    const reminder = justDue('evening');
    await subscribe(worker, remindersBody(subscriber, [reminder]));
    await until(() => subscriber.pushes.length > 0);

    const { vapid, ttl, urgency, payload } = subscriber.pushes[0] ?? expect.fail();
    const at = Date.parse(`${reminder.schedule.repeat === 'once' && reminder.schedule.date}T00:00Z`);
    expect(vapid).toMatchObject({ publicKey, sub: expect.stringMatching(/^https:\/\//) });
    expect(urgency).toBe('high');
    expect(ttl).toBeLessThanOrEqual(2 * 60 * 60);
    expect(ttl).toBeGreaterThan(2 * 60 * 60 - 120);
    expect(payload.notification).toEqual({
      title: 'Ton live t’attend',
      body: 'C’est ton créneau de live. Ouvre ton plan et lance-toi.',
      navigate: `${worker.origin}${KINDS.live.target}`,
      lang: 'fr',
      dir: 'ltr',
      tag: KINDS.live.tag,
      data: { occurrence: payload.occurrence },
    });
    expect(payload.mutable).toBe(true);
    expect(payload.occurrence).toMatchObject({ reminderId: 'evening', kind: 'live' });
    expect(payload.occurrence.at).toBe(payload.occurrence.plannedAt);
    expect(payload.occurrence.at - at).toBeLessThan(24 * 60 * 60_000);
    expect(service.faults).toEqual([]);
  }, 40_000);

  it('is not pushed again when the device renews, nor when it was shown', async () => {
    const subscriber = service.subscribe(accepts);
    const reminders = [justDue('one', 'posting'), justDue('two', 'checklist')];
    const capability = await subscribe(worker, remindersBody(subscriber, reminders, 'ja'));
    await until(() => subscriber.pushes.length === 2);
    // The third comes last: what was due before it has been handled by then.
    const renewed = remindersBody(subscriber, [...reminders, justDue('three')], 'ja');
    await worker.call('/api/reminders', { method: 'PUT', body: renewed, headers: bearer(capability) });
    await until(() => subscriber.pushes.length > 2);
    expect(subscriber.pushes.map(({ payload }) => payload.occurrence.reminderId)).toEqual(['one', 'two', 'three']);
    expect(subscriber.pushes.map(({ payload }) => payload.notification.lang)).toEqual(['en', 'en', 'en']);
  }, 40_000);
});

describe.concurrent('what a push service answers', () => {
  it.each([200, 201, 202])(
    '%i: sent, once',
    async (status) => {
      const subscriber = service.subscribe(answersWith(status), accepts);
      const capability = await subscribe(worker, remindersBody(subscriber, [justDue('a')]));
      await until(() => subscriber.pushes.length > 0);
      const body = remindersBody(subscriber, [justDue('a'), justDue('b')]);
      await worker.call('/api/reminders', { method: 'PUT', body, headers: bearer(capability) });
      await until(() => subscriber.pushes.some(({ payload }) => payload.occurrence.reminderId === 'b'));
      expect(subscriber.pushes).toHaveLength(2);
    },
    40_000,
  );

  it.each([404, 410])(
    '%i: the subscription is gone, and everything about it is deleted',
    async (status) => {
      const subscriber = service.subscribe(answersWith(status));
      const capability = await subscribe(worker, remindersBody(subscriber, [justDue('a'), justDue('b')]));
      await until(() => subscriber.pushes.length > 0);
      await vi.waitFor(async () => expect(await isHeld(capability, subscriber)).toBe(false), { timeout: 30_000 });
      expect(subscriber.pushes).toHaveLength(1);
    },
    40_000,
  );

  it.each([
    [401, 'VAPID'],
    [403, 'VAPID'],
    [413, 'too large'],
    [400, 'does not take it'],
    [302, 'redirect'],
    [307, 'redirect'],
  ])(
    '%i: this push is dropped and reported, the subscription kept',
    async (status, why) => {
      const subscriber = service.subscribe(
        answersWith(status, { Location: `http://${service.host}/elsewhere` }),
        accepts,
      );
      const capability = await subscribe(worker, remindersBody(subscriber, [justDue('a'), justDue('b')]));
      await until(() => subscriber.pushes.length === 2);
      expect(subscriber.pushes.map(({ payload }) => payload.occurrence.reminderId)).toEqual(['a', 'b']);
      expect(await isHeld(capability, subscriber)).toBe(true);
      const lines = worker.log.map((line) => JSON.parse(line));
      const report = lines.find((line) => line.event === 'push refused' && line.status === status);
      expect(report).toMatchObject({ level: 'error', service: '127.0.0.1', why: expect.stringContaining(why) });
    },
    40_000,
  );

  it.each([
    ['429 with Retry-After', answersWith(429, { 'Retry-After': '6' }), 6000],
    ['500', answersWith(500), 5000],
    ['503', answersWith(503), 5000],
    ['a hang-up', hangsUp, 5000],
  ])(
    '%s: kept, and sent again after the pause',
    async (_, behaviour, pause) => {
      const subscriber = service.subscribe(behaviour, accepts);
      await subscribe(worker, remindersBody(subscriber, [justDue('a')]));
      await until(() => subscriber.pushes.length === 2);
      const [first, second] = subscriber.pushes;
      expect(second?.payload).toEqual(first?.payload);
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(pause);
    },
    40_000,
  );
});

describe('a push service that cannot be reached', () => {
  it('gets the push when its port is open again', async () => {
    const subscriber = service.subscribe(accepts);
    await service.close();
    await subscribe(worker, remindersBody(subscriber, [justDue('a')]));
    const isDelayed = (line: string) => line.includes('"push delayed"') && !line.includes('"status"');
    const before = worker.log.filter(isDelayed).length;
    await until(() => worker.log.filter(isDelayed).length > before);
    await service.reopen();
    await until(() => subscriber.pushes.length > 0);
    expect(subscriber.pushes).toHaveLength(1);
  }, 40_000);
});

describe('the log of all this', () => {
  it('holds no capability and no address of a subscription, and the push service saw no fault', async () => {
    const subscriber = service.subscribe(accepts);
    const capability = await subscribe(worker, remindersBody(subscriber, [justDue('a')]));
    await until(() => subscriber.pushes.length > 0);
    expect(worker.log.join('\n')).not.toContain(capability);
    expect(worker.log.join('\n')).not.toContain('/push/');
    expect(service.faults).toEqual([]);
  }, 40_000);
});

describe('hostile endpoints', () => {
  const outside: string[] = [];
  let guarded: RunningWorker;
  beforeAll(async () => {
    guarded = await startWorker(
      { TEST_LIFT_LIMITS: 'yes', TEST_PUSH_HOST: '127.0.0.1:9' },
      {
        async outside({ url }) {
          outside.push(url);
          return new OutsideResponse(null, { status: 302, headers: { Location: 'http://169.254.169.254/' } });
        },
      },
    );
  }, 60_000);
  afterAll(() => guarded?.stop());

  it('over 200 addresses: each is refused with 400, and no request leaves', async () => {
    const endpoints = hostileEndpoints([9, Number(service.host.split(':')[1])]);
    expect(new Set(endpoints).size).toBeGreaterThanOrEqual(200);
    const { subscription } = service.subscribe(accepts);
    const taken: string[] = [];
    for (const endpoint of endpoints) {
      const body = remindersBody({ subscription: { ...subscription, endpoint } }, [justDue('a')]);
      const response = await guarded.call('/api/reminders', { body });
      if (response.status !== 400) taken.push(`${response.status} ${endpoint}`);
    }
    expect(taken).toEqual([]);
    expect(outside).toEqual([]);
  }, 60_000);

  it('a good address is called, but not the one it redirects to', async () => {
    const { subscription } = service.subscribe(accepts);
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    await subscribe(
      guarded,
      remindersBody({ subscription: { ...subscription, endpoint } }, [justDue('a'), justDue('b')]),
    );
    await until(() => outside.length === 2);
    await until(() => guarded.log.filter((line) => line.includes('a redirect is not followed')).length === 2);
    expect(outside).toEqual([endpoint, endpoint]);
  }, 40_000);
});
