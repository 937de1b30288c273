import { Temporal } from 'temporal-polyfill';
import type { Schedule } from '../../contracts/reminders';

/** A date on which a schedule is due, and the instant. */
export interface PlannedTime {
  date: Temporal.PlainDate;
  /** In ms since 1970. */
  at: number;
}

/** The planned dates and their instants strictly after `after` (ms since 1970), in order; weekly ones never end. */
export function* plannedTimes(schedule: Schedule, after: number): Generator<PlannedTime, undefined> {
  let last = after;
  for (const date of plannedDates(schedule, after)) {
    const at = instantOf(date, schedule);
    // Two dates can share an instant: Samoa once skipped a whole day.
    if (at <= last) continue;
    last = at;
    yield { date, at };
  }
}

/** The calendar date in `zone` (IANA) at `at` (ms since 1970). */
export function dateAt(at: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
}

function* plannedDates(schedule: Schedule, after: number): Generator<Temporal.PlainDate, undefined> {
  if (schedule.repeat === 'once') {
    yield Temporal.PlainDate.from(schedule.date);
    return;
  }
  // Starts a day early, because a clock change can move its time past midnight.
  for (let date = dateAt(after, schedule.zone).subtract({ days: 1 }); ; date = date.add({ days: 1 })) {
    if (schedule.weekdays.includes(date.dayOfWeek) && !schedule.except?.includes(date.toString())) yield date;
  }
}

/**
 * The instant at which the zone's clocks show the planned time on `date`. If a clock change skips the time, the first
 * instant after the gap; if it occurs twice, the first of the two.
 */
function instantOf(date: Temporal.PlainDate, { time, zone }: Schedule): number {
  const planned = date.toPlainDateTime(time);
  const first = planned.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (first.toPlainDateTime().equals(planned)) return first.epochMilliseconds;
  // In a gap, 'earlier' is just before the change.
  const afterGap = first.getTimeZoneTransition('next') ?? first;
  return afterGap.epochMilliseconds;
}
