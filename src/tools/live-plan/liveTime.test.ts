import { describe, expect, it } from 'vitest';
import { instantOf, isPlannable, plannableDates } from './liveTime';

const now = new Date(2026, 10, 21, 19, 30);

describe('when a live can be planned', () => {
  it('from today on, for a year; across months and years', () => {
    expect(plannableDates(now)).toEqual({ first: '2026-11-21', tomorrow: '2026-11-22', last: '2027-11-21' });
    expect(plannableDates(new Date(2026, 11, 31)).tomorrow).toBe('2027-01-01');
  });

  it('not in the past, not more than a year ahead, not while a field is empty', () => {
    expect(isPlannable({ date: '2026-11-21', time: '19:31' }, now)).toBe(true);
    expect(isPlannable({ date: '2026-11-21', time: '19:30' }, now)).toBe(false);
    expect(isPlannable({ date: '2027-11-21', time: '08:00' }, now)).toBe(true);
    expect(isPlannable({ date: '2027-11-22', time: '08:00' }, now)).toBe(false);
    expect(isPlannable({ date: '', time: '20:00' }, now)).toBe(false);
    expect(isPlannable({ date: '2026-11-22', time: '' }, now)).toBe(false);
  });

  it("is in the device's time zone", () => {
    expect(instantOf({ date: '2026-11-22', time: '20:00' })).toBe(new Date(2026, 10, 22, 20).getTime());
  });
});
