import { afterEach, describe, expect, it, vi } from 'vitest';
import { TTL_MS } from '../../src/domain/reminders/kinds';
import {
  DAY,
  everySaturday,
  HOUR,
  MINUTE,
  occurrenceOf,
  onceAt,
  START,
  SUBSCRIBER,
} from '../../tests/support/worker/exampleReminders';
import { scheduleBench } from '../../tests/support/worker/scheduleBench';
import { AHEAD_MS, KEPT_MS, RENEWAL_MS } from './agenda';
import type { PushOutcome } from './pushAnswer';

vi.mock('./sendPush');
afterEach(() => vi.restoreAllMocks());

const NEW = { isNew: true };
const AGAIN = { isNew: false };
const at18 = START + 6 * HOUR;
const live = everySaturday('18:00');
const post = onceAt(at18);

describe('what the object holds', () => {
  it('is nothing until it is made: renewing, snoozing and showing say so', async () => {
    const { object, state } = scheduleBench();
    const occurrence = occurrenceOf(post, at18);
    expect(await object.save(SUBSCRIBER, [post], AGAIN)).toBe(false);
    expect(await object.snooze(occurrence)).toBe(false);
    expect(await object.shown(occurrence)).toBe(false);
    await object.alarm();
    expect(state.stored.size).toBe(0);
    expect(state.alarmAt()).toBeNull();
  });

  it('is nothing again after removing', async () => {
    const { object, state } = scheduleBench();
    await object.save(SUBSCRIBER, [live], NEW);
    await object.remove();
    expect(state.stored.size).toBe(0);
    expect(await object.save(SUBSCRIBER, [live], AGAIN)).toBe(false);
  });

  it('is a one-off reminder until it is over, and everything for one more day, for a late snooze', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [post], NEW);
    await bench.run(at18 + KEPT_MS - MINUTE);
    expect(await bench.object.save(SUBSCRIBER, [], AGAIN)).toBe(true);
    await bench.run(at18 + 2 * KEPT_MS);
    expect(bench.state.stored.size).toBe(0);
    expect(bench.ids()).toEqual([`post@${at18}`]);
  });

  it('is a weekly reminder for 90 days after its last renewal', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [live], NEW);
    await bench.run(START + 30 * DAY);
    await bench.object.save(SUBSCRIBER, [live], AGAIN);
    await bench.run(START + 30 * DAY + RENEWAL_MS - MINUTE);
    expect(bench.sent).toHaveLength(18);
    expect(bench.state.stored.size).toBe(1);
    await bench.run(START + 30 * DAY + RENEWAL_MS);
    expect(bench.state.stored.size).toBe(0);
    expect(bench.state.alarmAt()).toBeNull();
  });
});

describe('what is due', () => {
  it('is sent at its time by an object that woke shortly before, and the alarm is set to the next one', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [live, onceAt(at18 + HOUR)], NEW);
    expect(bench.state.alarmAt()).toBe(at18 - AHEAD_MS);
    await bench.run(at18);
    expect(bench.sent).toMatchObject([{ occurrence: { id: `live@${at18}` }, at: at18 }]);
    expect(bench.state.alarmAt()).toBe(at18 + HOUR - AHEAD_MS);
  });

  it('is not sent if it is shown or removed in the moment before', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [live, post], NEW);
    bench.meanwhile = async () => {
      await bench.object.shown(occurrenceOf(live, at18));
      await bench.object.save(SUBSCRIBER, [live], AGAIN);
    };
    await bench.run(at18 + DAY);
    expect(bench.sent).toHaveLength(0);
    expect(bench.state.alarmAt()).toBe(at18 + 7 * DAY - AHEAD_MS);
  });

  it('goes to the address that was renewed in the moment before', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [post], NEW);
    bench.meanwhile = () => bench.object.save({ ...SUBSCRIBER, language: 'en' }, [post], AGAIN);
    await bench.run(at18);
    expect(bench.sent).toMatchObject([{ occurrence: { id: `post@${at18}` }, to: { language: 'en' }, at: at18 }]);
  });

  it('is sent by the next instance if this one ends in the moment before, even after a renewal', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [post], NEW);
    bench.now = at18 - AHEAD_MS;
    bench.meanwhile = () => new Promise(() => undefined);
    void bench.object.alarm();
    await bench.object.save(SUBSCRIBER, [post], AGAIN);
    bench.restart();
    bench.meanwhile = async () => undefined;
    await bench.run(at18);
    expect(bench.ids()).toEqual([`post@${at18}`]);
  });

  it('is sent once when the alarm comes early, twice, twice at once, and after a restart', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [live, post], NEW);
    bench.now = at18 - AHEAD_MS - 1;
    await bench.object.alarm();
    expect(bench.sent).toHaveLength(0);
    expect(bench.state.alarmAt()).toBe(at18 - AHEAD_MS);
    bench.now = at18 - AHEAD_MS;
    await Promise.all([bench.object.alarm(), bench.object.alarm()]);
    await bench.object.alarm();
    bench.restart();
    await bench.object.alarm();
    expect(bench.ids().toSorted()).toEqual([`live@${at18}`, `post@${at18}`]);
  });

  it('is sent late, within two hours, and not after that', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [post, onceAt(at18 + MINUTE, 'later')], NEW);
    bench.now = at18 + TTL_MS;
    await bench.object.alarm();
    expect(bench.ids()).toEqual([`later@${at18 + MINUTE}`]);
  });

  it.each([HOUR, AHEAD_MS - 1])(
    'is not sent if the device has shown it, even with a clock %i ms ahead',
    async (ahead) => {
      const bench = scheduleBench();
      await bench.object.save(SUBSCRIBER, [live], NEW);
      bench.now = at18 - ahead;
      await bench.object.shown(occurrenceOf(live, at18));
      expect(bench.state.alarmAt()).toBe(at18);
      await bench.run(at18 + 7 * DAY);
      expect(bench.ids()).toEqual([`live@${at18 + 7 * DAY}`]);
    },
  );

  it('goes to the address and language of the last renewal, which does not send it again', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [post], NEW);
    const renewed = { ...SUBSCRIBER, language: 'en' };
    await bench.object.save(renewed, [post, onceAt(at18 + HOUR, 'next')], AGAIN);
    await bench.run(at18);
    await bench.object.save(renewed, [post, onceAt(at18 + HOUR, 'next')], AGAIN);
    await bench.run(at18 + HOUR);
    expect(bench.ids()).toEqual([`post@${at18}`, `next@${at18 + HOUR}`]);
    expect(bench.sent.every(({ to }) => to.language === 'en')).toBe(true);
  });

  it('is not sent once its reminder has been removed', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [live, post], NEW);
    await bench.object.save(SUBSCRIBER, [live], AGAIN);
    await bench.run(at18);
    expect(bench.ids()).toEqual([`live@${at18}`]);
  });
});

describe('remind in 10 min', () => {
  it('comes once more ten minutes later, even for a one-off reminder that is over', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [post], NEW);
    await bench.run(at18 + 3 * HOUR);
    const occurrence = occurrenceOf(post, at18);
    await bench.object.snooze(occurrence);
    await bench.object.snooze(occurrence);
    // The device has forgotten what is over.
    await bench.object.save(SUBSCRIBER, [], AGAIN);
    await bench.run(at18 + 4 * HOUR);
    expect(bench.sent.map(({ occurrence: { id }, at }) => [id, at])).toEqual([
      [`post@${at18}`, at18],
      [`post@${at18}~1`, at18 + 3 * HOUR + 10 * MINUTE],
    ]);
    expect(bench.sent[1]?.occurrence.plannedAt).toBe(at18);
  });

  it('does not come when its reminder was removed in the meantime', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [live], NEW);
    await bench.run(at18);
    await bench.object.snooze(occurrenceOf(live, at18));
    await bench.object.save(SUBSCRIBER, [], AGAIN);
    await bench.run(at18 + HOUR);
    expect(bench.sent).toHaveLength(1);
  });
});

describe('what the push service answers', () => {
  const delayed = (status?: number, retryAfterMs?: number): PushOutcome => ({ kind: 'delayed', status, retryAfterMs });

  it('500 for 30 minutes: tried again after 5 s, 15 s, 45 s … at most 5 min, then sent once', async () => {
    const bench = scheduleBench();
    bench.answer = () => (bench.now < at18 + 30 * MINUTE ? delayed(500) : { kind: 'sent', status: 201 });
    await bench.object.save(SUBSCRIBER, [post], NEW);
    await bench.run(at18 + TTL_MS);
    const pauses = bench.sent.slice(1).map(({ at }, index) => (at - (bench.sent[index]?.at ?? 0)) / 1000);
    expect(pauses).toEqual([5, 15, 45, 135, 300, 300, 300, 300, 300, 300]);
    expect(bench.lines.filter(({ event }) => event === 'push sent')).toHaveLength(1);
  });

  it('500 for longer than two hours: given up, and the next week’s comes', async () => {
    const bench = scheduleBench();
    bench.answer = () => (bench.now < at18 + DAY ? delayed(500) : { kind: 'sent', status: 201 });
    await bench.object.save(SUBSCRIBER, [live], NEW);
    await bench.run(at18 + 7 * DAY);
    const inTime = bench.sent.filter(({ occurrence, at }) => at < occurrence.at + TTL_MS);
    expect(inTime).toHaveLength(bench.sent.length);
    expect(bench.sent.at(-1)?.occurrence.id).toBe(`live@${at18 + 7 * DAY}`);
  });

  it('429 with Retry-After: not before', async () => {
    const bench = scheduleBench();
    bench.answer = () => (bench.sent.length === 1 ? delayed(429, 20 * MINUTE) : { kind: 'sent', status: 201 });
    await bench.object.save(SUBSCRIBER, [post], NEW);
    await bench.run(at18 + TTL_MS);
    expect(bench.sent.map(({ at }) => at)).toEqual([at18, at18 + 20 * MINUTE]);
  });

  it('410: everything is deleted', async () => {
    const bench = scheduleBench();
    bench.answer = () => ({ kind: 'gone', status: 410 });
    await bench.object.save(SUBSCRIBER, [live, post], NEW);
    await bench.run(at18);
    expect(bench.sent).toHaveLength(1);
    expect(bench.state.stored.size).toBe(0);
    expect(bench.state.alarmAt()).toBeNull();
  });

  it('410 for an address that was renewed in the meantime: sent to the new one', async () => {
    const bench = scheduleBench();
    const subscription = { ...SUBSCRIBER.subscription, endpoint: 'https://web.push.apple.com/new' };
    bench.answer = async () => {
      if (bench.sent.length > 1) return { kind: 'sent', status: 201 };
      await bench.object.save({ ...SUBSCRIBER, subscription }, [post], AGAIN);
      return { kind: 'gone', status: 410 };
    };
    await bench.object.save(SUBSCRIBER, [post], NEW);
    await bench.run(at18);
    expect(bench.sent.map(({ to }) => to.subscription.endpoint)).toEqual([
      SUBSCRIBER.subscription.endpoint,
      subscription.endpoint,
    ]);
  });

  it('403: this one is dropped with an error in the log, the next one comes', async () => {
    const bench = scheduleBench();
    bench.answer = () => ({ kind: 'refused', status: 403, why: 'our VAPID key or subject is wrong' });
    await bench.object.save(SUBSCRIBER, [live], NEW);
    await bench.run(at18 + 7 * DAY);
    expect(bench.sent).toHaveLength(2);
    expect(bench.lines[0]).toMatchObject({
      level: 'error',
      event: 'push refused',
      service: 'fcm.googleapis.com',
      status: 403,
    });
  });

  it('nothing is left behind when the device unsubscribes while a push is under way', async () => {
    const bench = scheduleBench();
    bench.answer = async () => {
      await bench.object.remove();
      return { kind: 'sent', status: 201 };
    };
    await bench.object.save(SUBSCRIBER, [live, post], NEW);
    await bench.run(at18);
    expect(bench.sent).toHaveLength(1);
    expect(bench.state.stored.size).toBe(0);
    expect(bench.state.alarmAt()).toBeNull();
  });

  it('killed while one was in flight: that one alone is sent again', async () => {
    const bench = scheduleBench();
    let isKilled = false;
    bench.answer = ({ id }) => {
      if (isKilled || id.startsWith('live')) return { kind: 'sent', status: 201 };
      isKilled = true;
      return new Promise<never>(() => undefined);
    };
    await bench.object.save(SUBSCRIBER, [live, post, onceAt(at18, 'third')], NEW);
    bench.now = at18;
    void bench.object.alarm();
    await vi.waitUntil(() => isKilled);
    bench.restart();
    await bench.object.alarm();
    expect(bench.ids()).toEqual([`live@${at18}`, `post@${at18}`, `post@${at18}`, `third@${at18}`]);
  });

  it('the log identifies nobody', async () => {
    const bench = scheduleBench();
    await bench.object.save(SUBSCRIBER, [live], NEW);
    await bench.run(at18);
    expect(bench.lines).toEqual([
      expect.objectContaining({ level: 'info', event: 'push sent', reminder: 'live', status: 201, lateMs: 0 }),
    ]);
    expect(JSON.stringify(bench.lines)).not.toContain('abc');
  });
});
