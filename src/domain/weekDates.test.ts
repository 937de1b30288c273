import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDate } from '../lib/localDate';
import { dayAfter, dayOfYear, nextMidnight, weekDates } from './weekDates';

const ZONES = [
  'Europe/Paris',
  'America/New_York',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
];

const week = (at: string) => weekDates(new Date(at)).map(localDate);

afterEach(() => vi.unstubAllEnvs());

describe.each(ZONES)('on a device in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  const anyTime = fc.date({ min: new Date('2024-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });

  it('7 sessions Monday to Sunday starting on the Monday of the current week', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const days = weekDates(now);
        expect(days.map((day) => day.getDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
        expect(days.map(localDate)).toContain(localDate(now));
        expect(new Set(days.map(localDate)).size).toBe(7);
      }),
    );
  });

  it('the day changes at local midnight, not before and not after, whatever the clocks do', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const midnight = nextMidnight(now);
        expect(midnight.getTime()).toBeGreaterThan(now.getTime());
        expect(localDate(new Date(midnight.getTime() - 1))).toBe(localDate(now));
        expect(localDate(midnight)).toBe(localDate(dayAfter(now, 1)));
      }),
    );
  });

  it('the day of the year goes up by one each day, from 1 on 1 January', () => {
    for (const [year, days] of [
      [2026, 365],
      [2028, 366],
    ] as const) {
      const first = new Date(year, 0, 1);
      const numbers = Array.from({ length: days }, (_, day) => dayOfYear(dayAfter(first, day)));
      expect(numbers).toEqual(Array.from({ length: days }, (_, day) => day + 1));
      expect(dayOfYear(dayAfter(first, days))).toBe(1);
    }
  });

  it('the day of the year is the same all day', () => {
    const night = new Date(2026, 11, 31, 23, 59, 59);
    expect([dayOfYear(new Date(2026, 11, 31)), dayOfYear(night)]).toEqual([365, 365]);
  });
});

describe('Monday of the current week in the local zone', () => {
  it('across the turn of the year', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    const turn = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'];
    expect(week('2026-12-31T22:59:59Z')).toEqual(turn);
    expect(week('2027-01-01T10:00:00Z')).toEqual(turn);
    expect(week('2027-01-03T23:00:00Z')[0]).toBe('2027-01-04');
  });

  it('across clock changes', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    expect(week('2027-03-28T00:30:00Z')).toEqual(week('2027-03-22T12:00:00Z'));
    expect(week('2027-10-31T22:59:59Z')[6]).toBe('2027-10-31');
    vi.stubEnv('TZ', 'America/New_York');
    expect(week('2026-11-02T04:59:59Z')[0]).toBe('2026-10-26');
    expect(week('2026-11-02T05:00:00Z')[0]).toBe('2026-11-02');
  });

  it('of the same moment differs between zones', () => {
    const moment = '2026-11-22T20:00:00Z';
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(week(moment)[0]).toBe('2026-11-23');
    vi.stubEnv('TZ', 'America/New_York');
    expect(week(moment)[0]).toBe('2026-11-16');
  });
});
