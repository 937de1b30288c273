import { describe, expect, it } from 'vitest';
import { type LiveReminderSettings, scheduledReminder } from '../../contracts/reminders';
import { toScheduled } from './liveReminder';
import { nextOccurrences } from './schedule';

const SETTINGS: LiveReminderSettings = {
  id: 'live',
  enabled: true,
  niche: 'Beauty',
  preferredDays: ['Wednesday', 'Monday'],
  preferredTime: '7:30 PM',
  userName: 'Creator',
};
const SET_AT = '2026-03-02T12:00:00.000Z';

/** The next live after a moment (local time, in UTC). */
function next(settings: LiveReminderSettings, after: string): string | undefined {
  const [found] = nextOccurrences(toScheduled(settings, 'UTC', SET_AT), Date.parse(after), 1);
  return found && new Date(found.at).toISOString();
}

describe('the next live', () => {
  it('today, when the time is still to come', () => {
    expect(next(SETTINGS, '2026-03-02T19:29:59Z')).toBe('2026-03-02T19:30:00.000Z');
  });

  it('past today: the next preferred day', () => {
    expect(next(SETTINGS, '2026-03-02T19:30:00Z')).toBe('2026-03-04T19:30:00.000Z');
    expect(next({ ...SETTINGS, preferredDays: ['Monday'] }, '2026-03-02T19:30:00Z')).toBe('2026-03-09T19:30:00.000Z');
  });

  it('past today with no preferred day: the next day', () => {
    expect(next({ ...SETTINGS, preferredDays: [] }, '2026-03-02T19:30:00Z')).toBe('2026-03-03T19:30:00.000Z');
  });

  it('in an unknown zone: none', () => {
    expect(nextOccurrences(toScheduled(SETTINGS, 'Mars/Olympus_Mons', SET_AT), 0, 1)).toEqual([]);
  });
});

describe('toScheduled', () => {
  it('gives a weekly reminder that fits the contract', () => {
    const scheduled = toScheduled(SETTINGS, 'Europe/Paris', SET_AT);
    expect(scheduled.schedule).toEqual({ repeat: 'weekly', weekdays: [1, 3], time: '19:30', zone: 'Europe/Paris' });
    expect(scheduledReminder.safeParse(scheduled).success).toBe(true);
  });

  it('accepts stored settings in any state: unknown and repeated days, an unreadable time', () => {
    const stored = { ...SETTINGS, preferredDays: ['Monday', 'Monday', 'Noday'], preferredTime: 'soon' };
    const scheduled = toScheduled(stored, 'Europe/Paris', SET_AT);
    expect(scheduled.schedule).toMatchObject({ weekdays: [1], time: '20:00' });
  });
});
