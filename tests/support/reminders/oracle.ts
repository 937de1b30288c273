import type { ScheduledReminder } from '../../../src/contracts/reminders';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What the clocks of `zone` (IANA) show at `at` (ms since 1970): '2026-03-29 02:30'. Uses Intl, independently of the
 * scheduler's Temporal.
 */
export function clockAt(at: number, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(zone, format);
  }
  return format.format(at);
}

/** The due instants (ms since 1970) of a weekly reminder after `after`, found by walking through the minutes. */
export function walkedInstants({ schedule, setAt }: ScheduledReminder, after: number, count: number): number[] {
  const instants: number[] = [];
  if (schedule.repeat !== 'weekly') return instants;
  const { weekdays, time, zone } = schedule;
  const firstDay = Math.floor(after / DAY) * DAY - 2 * DAY;
  for (let day = firstDay; instants.length < count; day += DAY) {
    const date = new Date(day);
    if (!weekdays.includes(date.getUTCDay() || 7)) continue;
    const at = firstMinuteShowing(`${date.toISOString().slice(0, 10)} ${time}`, day, zone);
    if (at > after && at >= Date.parse(setAt)) instants.push(at);
  }
  return instants;
}

/** The first minute at which the clocks show `planned` or later. */
function firstMinuteShowing(planned: string, day: number, zone: string): number {
  // No zone is further than 14 hours from UTC, and clocks change only on a quarter of an hour.
  let quarter = day - 15 * 60 * MINUTE;
  while (clockAt(quarter + 14 * MINUTE, zone) < planned) quarter += 15 * MINUTE;
  let minute = quarter;
  while (clockAt(minute, zone) < planned) minute += MINUTE;
  return minute;
}
