import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { ScheduledReminder } from '../../src/contracts/reminders';
import { occurrencesBetween } from '../../src/domain/reminders/schedule';
import { DAY, MINUTE, SUBSCRIBER } from '../../tests/support/worker/exampleReminders';
import { scheduleBench } from '../../tests/support/worker/scheduleBench';

vi.mock('./sendPush');
afterEach(() => vi.restoreAllMocks());

const SCHEDULES = process.env.FULL ? 10_000 : 300;
const DAYS = 12;
/** Zones that change their clocks, at different hours and by different amounts, and some that never do. */
const ZONES = [
  'Europe/Paris',
  'Europe/London',
  'Europe/Moscow',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Africa/Dakar',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Indian/Reunion',
];
/** Just before clocks change somewhere: March, April, September, October, November. */
const STARTS = [
  [2, 6],
  [2, 24],
  [3, 1],
  [3, 20],
  [8, 1],
  [8, 24],
  [9, 20],
  [9, 29],
].map(([month = 0, day = 1]) => Date.UTC(2027, month, day));

const time = fc
  .tuple(fc.constantFrom(0, 1, 2, 3, 8, 19, 20, 23), fc.constantFrom(0, 15, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const history = fc.record({
  start: fc.constantFrom(...STARTS),
  zone: fc.constantFrom(...ZONES),
  time,
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
  once: fc.option(fc.integer({ min: 0, max: DAYS - 1 }), { freq: 3 }),
  /** What happens to each alarm, in turn and over again. */
  alarms: fc.array(
    fc.record({
      early: fc.boolean(),
      lateMs: fc.constantFrom(0, 0, 3, 1500, 40 * MINUTE),
      deliveries: fc.constantFrom('once', 'twice', 'at once'),
      restart: fc.boolean(),
      renew: fc.boolean(),
      answer: fc.constantFrom('sent', 'sent', 'sent', 'delayed'),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

function reminderOf({ start, zone, time, weekdays, once }: typeof history extends fc.Arbitrary<infer T> ? T : never) {
  const date = new Date(start + (once ?? 0) * DAY).toISOString().slice(0, 10);
  const reminder: ScheduledReminder = {
    id: 'r',
    kind: 'live',
    schedule: once === null ? { repeat: 'weekly', weekdays, time, zone } : { repeat: 'once', date, time, zone },
    setAt: new Date(start).toISOString(),
  };
  return reminder;
}

it(`${SCHEDULES} schedules, alarms early, late, repeated and delivered twice: 0 missed, 0 sent twice`, async () => {
  let occurrences = 0;
  const run = fc.asyncProperty(history, async (story) => {
    const bench = scheduleBench();
    const reminder = reminderOf(story);
    const end = story.start + DAYS * DAY;
    bench.now = story.start;
    await bench.object.save(SUBSCRIBER, [reminder], { isNew: true });
    const delivered: string[] = [];
    for (let turn = 0; (bench.state.alarmAt() ?? end) < end; turn += 1) {
      const alarmAt = bench.state.alarmAt() ?? end;
      const { early, lateMs, deliveries, restart, renew, answer } =
        story.alarms[turn % story.alarms.length] ?? expect.fail();
      bench.answer = ({ id }) => {
        // The second try of an occurrence succeeds: the service never fails for as long as a push lives.
        const isRepeated = bench.ids().filter((one) => one === id).length > 1;
        if (answer === 'delayed' && !isRepeated) return { kind: 'delayed', status: 503 };
        delivered.push(id);
        return { kind: 'sent', status: 201 };
      };
      if (restart) bench.restart();
      if (early) {
        bench.now = Math.max(bench.now, alarmAt - 1);
        await bench.object.alarm();
      }
      bench.now = Math.max(bench.now, alarmAt + lateMs);
      bench.state.takeAlarm();
      if (deliveries === 'at once') await Promise.all([bench.object.alarm(), bench.object.alarm()]);
      else await bench.object.alarm();
      if (deliveries === 'twice') await bench.object.alarm();
      if (renew) await bench.object.save(SUBSCRIBER, [reminder], { isNew: false });
    }
    const due = occurrencesBetween(reminder, story.start - 1, bench.now).map(({ id }) => id);
    occurrences += due.length;
    // The very last ones may still wait for another try, or for a late alarm.
    const settledBy = bench.now - 2 * 60 * MINUTE;
    const surely = occurrencesBetween(reminder, story.start - 1, settledBy).map(({ id }) => id);
    expect(new Set(delivered).size, 'sent twice').toBe(delivered.length);
    expect(
      surely.filter((id) => !delivered.includes(id)),
      'missed',
    ).toEqual([]);
    expect(
      delivered.filter((id) => !due.includes(id)),
      'not due',
    ).toEqual([]);
  });
  await fc.assert(run, { numRuns: SCHEDULES, endOnFailure: true });
  expect(occurrences).toBeGreaterThan(SCHEDULES);
}, 600_000);
