import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkedInstants } from '../../../tests/support/reminders/oracle';
import { scheduleNearChange } from '../../../tests/support/reminders/zones';
import { occurrence, type Schedule, type ScheduledReminder } from '../../contracts/reminders';
import { delayUntil, nextOccurrences, occurrencesBetween } from './schedule';
import { snoozedOccurrence } from './snooze';

const SCHEDULES = process.env.FULL ? 10_000 : 300;
const SET_AT = '2026-01-01T00:00:00.000Z';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function reminder(schedule: Schedule, setAt = SET_AT): ScheduledReminder {
  return { id: 'live', kind: 'live', schedule, setAt };
}

function daily(time: string, zone: string): ScheduledReminder {
  return reminder({ repeat: 'weekly', weekdays: EVERY_DAY, time, zone });
}

/** The next due times after a moment, in UTC. */
function due(of: ScheduledReminder, after: string, count = 1): string[] {
  return nextOccurrences(of, Date.parse(after), count).map(({ at }) => new Date(at).toISOString());
}

it('a weekly one is not due on the dates that it leaves out', () => {
  const zone = 'Europe/Paris';
  const except = ['2026-11-24', '2026-12-01'];
  const tuesdays = reminder({ repeat: 'weekly', weekdays: [2], time: '20:00', zone, except });
  expect(due(tuesdays, '2026-11-20T00:00:00Z', 2)).toEqual(['2026-12-08T19:00:00.000Z', '2026-12-15T19:00:00.000Z']);
});

describe('clock changes', () => {
  it('keep the wall time: 7:30 PM in Paris stays 7:30 PM', () => {
    const weekly = reminder({ repeat: 'weekly', weekdays: [7], time: '19:30', zone: 'Europe/Paris' });
    expect(due(weekly, '2026-03-20T00:00:00Z', 2)).toEqual(['2026-03-22T18:30:00.000Z', '2026-03-29T17:30:00.000Z']);
  });

  it.each([
    ['Europe/Paris', '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['Europe/Paris', '02:00', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['Europe/Paris', '03:00', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['Australia/Lord_Howe', '02:15', '2026-10-03T00:00:00Z', '2026-10-03T15:30:00.000Z'],
    ['Antarctica/Troll', '02:59', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['Africa/Cairo', '00:30', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
  ])('a time that does not exist that night moves to the next that does (%s, %s)', (zone, time, after, expected) => {
    expect(due(daily(time, zone), after)).toEqual([expected]);
  });

  it('a time pushed past midnight by a change is still due', () => {
    // In Nuuk the clocks go from 23:00 on Saturday to 0:00 on Sunday.
    const saturdays = reminder({ repeat: 'weekly', weekdays: [6], time: '23:30', zone: 'America/Nuuk' });
    expect(due(saturdays, '2026-03-29T00:59:59Z')).toEqual(['2026-03-29T01:00:00.000Z']);
  });

  it('a time that exists twice fires once, the first time', () => {
    expect(due(daily('02:30', 'Europe/Paris'), '2026-10-24T12:00:00Z', 2)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]);
  });

  it('agree with a walk through the minutes of the zone’s clocks', () => {
    fc.assert(
      fc.property(scheduleNearChange, ({ reminder: generated, after }) => {
        const instants = nextOccurrences(generated, after, 9).map(({ at }) => at);
        expect(instants).toEqual(walkedInstants(generated, after, 9));
      }),
      { numRuns: SCHEDULES },
    );
  }, 300_000);
});

describe('occurrences', () => {
  const once = reminder({ repeat: 'once', date: '2026-06-01', time: '18:00', zone: 'Europe/Paris' });
  const AT = Date.parse('2026-06-01T16:00:00Z');

  it('have the id `<reminder>@<instant>` and fit the contract', () => {
    const [found] = nextOccurrences(once, 0, 1);
    expect(found).toEqual({ id: `live@${AT}`, reminderId: 'live', kind: 'live', at: AT, plannedAt: AT });
    expect(occurrence.safeParse(found).success).toBe(true);
  });

  it('are strictly after the moment asked for, and a one-off comes once', () => {
    expect(nextOccurrences(once, AT - 1, 5)).toHaveLength(1);
    expect(nextOccurrences(once, AT, 5)).toEqual([]);
  });

  it('are not before the reminder was set', () => {
    expect(nextOccurrences({ ...once, setAt: '2026-06-01T16:00:00Z' }, 0, 1)).toHaveLength(1);
    expect(nextOccurrences({ ...once, setAt: '2026-06-01T16:00:01Z' }, 0, 1)).toEqual([]);
  });

  it('between two moments: the first excluded, the last included', () => {
    const day = 24 * 60 * 60_000;
    const found = occurrencesBetween(daily('18:00', 'Europe/Paris'), AT, AT + 2 * day);
    expect(found.map(({ at }) => at)).toEqual([AT + day, AT + 2 * day]);
  });

  it('asking for none finds none', () => {
    expect(nextOccurrences(once, 0, 0)).toEqual([]);
  });

  it('in an unknown zone there are none, and nothing throws', () => {
    const unknown = daily('18:00', 'Mars/Olympus_Mons');
    expect(nextOccurrences(unknown, AT, 3)).toEqual([]);
    expect(occurrencesBetween(unknown, 0, AT)).toEqual([]);
  });

  it('cut anywhere, the same ones are found: none missed, none twice', () => {
    fc.assert(
      fc.property(scheduleNearChange, fc.nat({ max: 20_160 }), ({ reminder: generated, after }, minutes) => {
        const cut = after + minutes * 60_000;
        const end = after + 15 * 24 * 60 * 60_000;
        const parts = [...occurrencesBetween(generated, after, cut), ...occurrencesBetween(generated, cut, end)];
        expect(parts).toEqual(occurrencesBetween(generated, after, end));
      }),
      { numRuns: SCHEDULES },
    );
  }, 300_000);
});

describe('snoozes', () => {
  it('come back ten minutes later with an id of their own, and keep the planned time', () => {
    const planned = { id: 'live@1000', reminderId: 'live', kind: 'live' as const, at: 1000, plannedAt: 1000 };
    const first = snoozedOccurrence(planned, 5000);
    expect(first).toEqual({ ...planned, id: 'live@1000~1', at: 605_000 });
    expect(snoozedOccurrence(first, 700_000)).toEqual({ ...planned, id: 'live@1000~2', at: 1_300_000 });
  });
});

describe('delays', () => {
  it('are capped at 2147483647 ms and never negative', () => {
    expect(delayUntil(5000, 2000)).toBe(3000);
    expect(delayUntil(2000, 5000)).toBe(0);
    expect(delayUntil(1e12, 0)).toBe(2_147_483_647);
  });
});
