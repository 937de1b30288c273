import { describe, expect, it } from 'vitest';
import type { Occurrence, ScheduledReminder } from '../../contracts/reminders';
import { HEAD_START_MS, remindWhileOpen } from './remindWhileOpen';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Saturday, 19:50 in Paris. */
const START = Date.parse('2026-11-21T18:50:00.000Z');
const DUE = START + 10 * MINUTE;

const daily: ScheduledReminder = {
  id: 'live',
  kind: 'live',
  schedule: { repeat: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7], time: '20:00', zone: 'Europe/Paris' },
  setAt: '2026-11-01T10:00:00.000Z',
};

/** A page whose time passes when the test says so. */
function fakePage({ reminders = [daily] as readonly ScheduledReminder[], expectsPush = false, at = START } = {}) {
  const page = { at, reminders, expectsPush, snoozes: [] as Occurrence[], shown: [] as [string, number][] };
  let timer: { run: () => void; at: number } | undefined;
  const look = remindWhileOpen({
    now: () => page.at,
    later: (run, delay) => {
      timer = { run, at: page.at + delay };
      return () => {
        timer = undefined;
      };
    },
    reminders: () => page.reminders,
    snoozes: () => page.snoozes,
    expectsPush: () => page.expectsPush,
    remind: ({ id }) => page.shown.push([id, page.at]),
    dropSnoozes: (ids) => {
      page.snoozes = page.snoozes.filter(({ id }) => !ids.has(id));
    },
  });
  const passTo = (time: number) => {
    while (timer && timer.at <= time) {
      const { run, at } = timer;
      timer = undefined;
      page.at = Math.max(page.at, at);
      run();
    }
    page.at = time;
  };
  return { page, look, passTo, hasTimer: () => timer !== undefined };
}

describe('the open page', () => {
  it('reminds at the time, once each', () => {
    const { page, passTo } = fakePage();
    passTo(START + 50 * HOUR);
    expect(page.shown.map(([, at]) => at)).toEqual([DUE, DUE + 24 * HOUR, DUE + 48 * HOUR]);
    expect(page.shown[0]?.[0]).toBe(`live@${DUE}`);
  });

  it('gives a push a head start where one is expected, and none once the network is gone', () => {
    const { page, look, passTo } = fakePage({ expectsPush: true });
    passTo(DUE + HEAD_START_MS - 1);
    expect(page.shown).toEqual([]);
    passTo(DUE + HEAD_START_MS);
    expect(page.shown).toEqual([[`live@${DUE}`, DUE + HEAD_START_MS]]);
    page.expectsPush = false;
    look();
    passTo(DUE + 24 * HOUR);
    expect(page.shown[1]).toEqual([`live@${DUE + 24 * HOUR}`, DUE + 24 * HOUR]);
  });

  it('catches up on what came due while it slept, up to two hours', () => {
    const { page, look } = fakePage();
    page.at = DUE + HOUR;
    look();
    expect(page.shown).toEqual([[`live@${DUE}`, DUE + HOUR]]);
    expect(fakePage({ at: DUE + HOUR }).page.shown.length).toBe(1);
    expect(fakePage({ at: DUE + 3 * HOUR }).page.shown).toEqual([]);
  });

  it('does not remind of what was due before the reminder was set', () => {
    const setAt = new Date(DUE + MINUTE).toISOString();
    expect(fakePage({ at: DUE + 2 * MINUTE, reminders: [{ ...daily, setAt }] }).page.shown).toEqual([]);
  });

  it('notices within a minute that the clock was changed, and reminds of nothing twice', () => {
    const { page, look, passTo } = fakePage({ at: START - 5 * HOUR });
    page.at = DUE - MINUTE / 2; // Set forward: no event fires.
    passTo(DUE + MINUTE);
    expect(page.shown.length).toBe(1);
    page.at = START; // And back again.
    look();
    passTo(DUE + MINUTE);
    expect(page.shown.length).toBe(1);
  });

  it('brings a snooze back after its ten minutes, and forgets it', () => {
    const { page, look, passTo } = fakePage({ reminders: [] });
    const at = START + 10 * MINUTE;
    page.snoozes = [{ id: 'live@1~1', reminderId: 'live', kind: 'live', at, plannedAt: START }];
    look();
    passTo(START + HOUR);
    expect(page.shown).toEqual([['live@1~1', at]]);
    expect(page.snoozes).toEqual([]);
  });

  it('waits for nothing where nothing is planned', () => {
    expect(fakePage({ reminders: [] }).hasTimer()).toBe(false);
  });
});
