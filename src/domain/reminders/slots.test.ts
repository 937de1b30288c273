import { describe, expect, it } from 'vitest';
import { type ChecklistSettings, type Reminder, reminder, type Schedule } from '../../contracts/reminders';
import { nextOccurrences } from './schedule';
import { checklistReminders, sooner, tomorrowAt } from './slots';

const zone = 'Europe/Paris';
const once = (date: string, time: string): Schedule => ({ repeat: 'once', date, time, zone });
const weekly = (weekdays: number[], time: string): Schedule => ({ repeat: 'weekly', weekdays, time, zone });

describe('posting: once, tomorrow at the slot', () => {
  it.each([
    ['2026-11-21T10:00:00Z', zone, '2026-11-22'],
    ['2026-11-21T23:30:00Z', zone, '2026-11-23'],
    ['2026-11-21T23:30:00Z', 'America/New_York', '2026-11-22'],
    ['2026-12-31T12:00:00Z', 'Asia/Tokyo', '2027-01-01'],
  ])('at %s in %s, tomorrow is %s', (now, there, date) => {
    expect(tomorrowAt('18:00', there, Date.parse(now))).toEqual({ repeat: 'once', date, time: '18:00', zone: there });
  });
});

describe('30 minutes before', () => {
  it.each([
    [once('2026-11-22', '18:00'), once('2026-11-22', '17:30')],
    [once('2026-11-22', '18:15'), once('2026-11-22', '17:45')],
    [once('2027-01-01', '00:30'), once('2027-01-01', '00:00')],
    [weekly([1, 7], '00:30'), weekly([1, 7], '00:00')],
    [once('2027-01-01', '00:10'), once('2026-12-31', '23:40')],
    [weekly([1, 7], '00:00'), weekly([6, 7], '23:30')],
    [weekly([2, 5], '12:00'), weekly([2, 5], '11:30')],
  ])('%j is %j', (slot, before) => {
    expect(sooner(slot, 30)).toEqual(before);
  });
});

describe('checklist: 30 minutes before each planned slot of that niche', () => {
  const setAt = '2026-11-21T10:00:00.000Z';
  const beauty: Reminder = { id: 'post-1', kind: 'posting', niche: 'Beauty', schedule: weekly([3], '18:00'), setAt };
  const tech: Reminder = { id: 'post-2', kind: 'posting', niche: 'Tech', schedule: once('2026-11-23', '12:00'), setAt };
  const live: Reminder = { id: 'live', kind: 'live', niche: 'Beauty', schedule: weekly([1], '20:00'), setAt };
  const list = [beauty, tech, live];
  const checklist = (settings: Partial<ChecklistSettings> = {}): ChecklistSettings => ({
    enabled: true,
    niche: 'Beauty',
    showForAllVideos: false,
    setAt,
    ...settings,
  });

  it('or of all videos with showForAllVideos', () => {
    const ahead = (settings?: Partial<ChecklistSettings>) =>
      checklistReminders(list, checklist(settings)).map(({ id, kind, schedule: { time } }) => [id, kind, time]);
    expect(ahead()).toEqual([['checklist-post-1', 'checklist', '17:30']]);
    expect(ahead({ showForAllVideos: true })).toEqual([
      ['checklist-post-1', 'checklist', '17:30'],
      ['checklist-post-2', 'checklist', '11:30'],
    ]);
    expect(ahead({ niche: 'Fitness' })).toEqual([]);
    expect(ahead({ enabled: false })).toEqual([]);
    expect(checklistReminders(list, undefined)).toEqual([]);
  });

  it('fits the contract, and is not due for anything before it was switched on', () => {
    const [before] = checklistReminders(list, checklist({ setAt: '2026-11-25T16:45:00.000Z' }));
    expect(reminder.parse(before)).toEqual(before);
    const due = before && nextOccurrences(before, 0, 1)[0]?.at;
    expect(due).toBe(Date.parse('2026-12-02T16:30:00Z'));
  });

  it('comes before the first slot too, even when that is the first moment the slot is due', () => {
    const slot = { ...tech, setAt: '2026-11-23T11:00:00.000Z' };
    const [before] = checklistReminders([slot], checklist({ showForAllVideos: true }));
    expect(before && nextOccurrences(before, 0, 1)[0]?.at).toBe(Date.parse('2026-11-23T10:30:00Z'));
  });
});
