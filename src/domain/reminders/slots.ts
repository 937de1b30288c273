import type { ChecklistSettings, Reminder, Schedule } from '../../contracts/reminders';
import { localDay } from './isoWeek';

/** Specification: the notification-time default, in minutes before a slot. */
export const CHECKLIST_LEAD = 30;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

const isoDate = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Specification: 'to be reminded to post tomorrow at that time'; tomorrow as seen in `zone` (IANA) at `now` (ms since
 * 1970).
 */
export function tomorrowAt(time: string, zone: string, now: number): Schedule {
  return { repeat: 'once', date: isoDate(localDay(now, zone) + DAY_MS), time, zone };
}

/** The schedule that is due `minutes` (less than a day) before another, by the same clocks. */
export function sooner(schedule: Schedule, minutes: number): Schedule {
  const [hours = 0, minute = 0] = schedule.time.split(':').map(Number);
  const minutesOfDay = hours * 60 + minute - minutes;
  const ofDay = (minutesOfDay + DAY_MINUTES) % DAY_MINUTES;
  const time = `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
  if (minutesOfDay >= 0) return { ...schedule, time };
  if (schedule.repeat === 'once') return { ...schedule, time, date: isoDate(Date.parse(schedule.date) - DAY_MS) };
  return { ...schedule, time, weekdays: schedule.weekdays.map((day) => (day === 1 ? 7 : day - 1)).sort() };
}

/**
 * The reminders of the checklist: one before each planned slot (a `posting` in the list) of its niche, or of every
 * niche with showForAllVideos. Slots from before the checklist was switched on are not due.
 */
export function checklistReminders(list: readonly Reminder[], checklist: ChecklistSettings | undefined): Reminder[] {
  if (!checklist?.enabled) return [];
  const slots = list.filter(
    ({ kind, niche }) => kind === 'posting' && (checklist.showForAllVideos || niche === checklist.niche),
  );
  return slots.map(({ id, niche, schedule, setAt }) => ({
    id: `checklist-${id}`,
    kind: 'checklist',
    schedule: sooner(schedule, CHECKLIST_LEAD),
    setAt: new Date(
      Math.max(Date.parse(checklist.setAt), Date.parse(setAt) - CHECKLIST_LEAD * MINUTE_MS),
    ).toISOString(),
    ...(niche && { niche }),
  }));
}
