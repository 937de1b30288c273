import type { Schedule } from '../../contracts/reminders';
import { formatList } from '../../i18n/figures';
import { dateFormat } from '../../i18n/formatters';

/** Days and times as the language on the screen writes them. */

/** '19:30' as the language writes it. */
export function formatTime(wallTime: string): string {
  const [hours = 0, minutes = 0] = wallTime.split(':').map(Number);
  return dateFormat({ timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1, hours, minutes));
}

/** `weekday` is ISO 8601: Monday is 1, Sunday 7. */
export function formatWeekday(weekday: number, style: 'long' | 'short'): string {
  // 1 January 2024 is a Monday.
  return dateFormat({ weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}

export function formatWeekdays(weekdays: readonly number[]): string {
  return formatList([...weekdays].sort().map((weekday) => formatWeekday(weekday, 'long')));
}

/** '2026-11-22' as a day with its weekday. */
export function formatDate(date: string): string {
  return dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** A schedule's days and its time. */
export function formatSchedule(schedule: Schedule): { days: string; time: string } {
  const days = schedule.repeat === 'weekly' ? formatWeekdays(schedule.weekdays) : formatDate(schedule.date);
  return { days, time: formatTime(schedule.time) };
}
