import type { Occurrence, ScheduledReminder } from '../../contracts/reminders';
import { LONGEST_DELAY } from './kinds';
import { plannedTimes } from './plannedTimes';
import { isKnownZone } from './zone';

/** The first `count` times that a reminder is due strictly after `after` (ms since 1970) and not before it was set. */
export function nextOccurrences(reminder: ScheduledReminder, after: number, count: number): Occurrence[] {
  const due: Occurrence[] = [];
  if (count < 1) return due;
  for (const occurrence of dueAfter(reminder, after)) {
    due.push(occurrence);
    if (due.length >= count) break;
  }
  return due;
}

/** The times that a reminder is due after `from` and up to `to` inclusive (ms since 1970). */
export function occurrencesBetween(reminder: ScheduledReminder, from: number, to: number): Occurrence[] {
  const due: Occurrence[] = [];
  for (const occurrence of dueAfter(reminder, from)) {
    if (occurrence.at > to) break;
    due.push(occurrence);
  }
  return due;
}

/**
 * How long in ms a timer set at `now` waits for `at` (both ms since 1970): at least 0, at most what a timer can hold.
 */
export function delayUntil(at: number, now: number): number {
  return Math.min(Math.max(at - now, 0), LONGEST_DELAY);
}

/** Every due time, in order. A reminder in an unknown zone is never due, so that an alarm does not fail over it. */
function* dueAfter(reminder: ScheduledReminder, after: number): Generator<Occurrence, undefined> {
  if (!isKnownZone(reminder.schedule.zone)) return;
  const earliest = Math.max(after, Date.parse(reminder.setAt) - 1);
  for (const { at } of plannedTimes(reminder.schedule, earliest)) {
    yield { id: `${reminder.id}@${at}`, reminderId: reminder.id, kind: reminder.kind, at, plannedAt: at };
  }
}
