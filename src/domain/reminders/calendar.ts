import { Temporal } from 'temporal-polyfill';
import type { ReminderKind, Schedule, ScheduledReminder } from '../../contracts/reminders';
import { calendarTime, calendarTimeUtc, calendarZone, clockChanges } from './calendarZone';
import { contentLine, escapeText } from './contentLine';
import { type PlannedTime, plannedTimes } from './plannedTimes';
import { isKnownZone } from './zone';

/** The calendar's name for each kind. */
export type CalendarTexts = Readonly<Record<ReminderKind, { summary: string; description: string }>>;

/** A reminder as the calendar shows it: `name` says what it is about, in the words on the screen. */
export interface CalendarEntry extends ScheduledReminder {
  name?: string;
}

/** How far ahead clock changes are written out. */
const YEARS_AHEAD = 10;
const DAY_MS = 24 * 60 * 60_000;
const YEAR_MS = 365.25 * DAY_MS;
const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Long enough for a calendar to draw as a block. */
const DURATION = 'PT30M';

/**
 * An .ics file (RFC 5545) with one event and its alarm for each reminder that is due after `now` (ms since 1970). Its
 * instants are the scheduler's. The UIDs are stable, so a calendar that imports the file again replaces the events.
 * Reminders in an unknown zone are left out.
 */
export function calendarFile(
  reminders: readonly CalendarEntry[],
  { texts, now }: { texts: CalendarTexts; now: number },
): string {
  const horizon = now + YEARS_AHEAD * YEAR_MS;
  const inKnownZones = reminders.filter(({ schedule }) => isKnownZone(schedule.zone));
  const zones = new Set(inKnownZones.map(({ schedule }) => schedule.zone));
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Jimp//Reminders//EN'),
    contentLine('METHOD', 'PUBLISH'),
    ...[...zones].map((zone) => calendarZone(zone, now, horizon)),
    ...inKnownZones.map((reminder) => event(reminder, { texts, now, horizon, stamp: calendarTimeUtc(now) })),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

interface EventContext {
  texts: CalendarTexts;
  now: number;
  horizon: number;
  stamp: string;
}

/** The event, or nothing if the reminder is over. */
function event(reminder: CalendarEntry, { texts, now, horizon, stamp }: EventContext): string {
  const { schedule } = reminder;
  const earliest = Math.max(now, Date.parse(reminder.setAt) - 1);
  const first = plannedTimes(schedule, earliest).next().value;
  if (!first) return '';
  const { summary: kind, description } = texts[reminder.kind];
  const summary = escapeText(reminder.name ? `${kind} · ${reminder.name}` : kind);
  const vevent = (when: string) =>
    [
      contentLine('BEGIN', 'VEVENT'),
      contentLine('UID', `${reminder.id}@jimp`),
      contentLine('DTSTAMP', stamp),
      when,
      contentLine('DURATION', DURATION),
      contentLine('SUMMARY', summary),
      contentLine('DESCRIPTION', escapeText(description)),
      contentLine('BEGIN', 'VALARM'),
      contentLine('ACTION', 'DISPLAY'),
      contentLine('TRIGGER', 'PT0S'),
      contentLine('DESCRIPTION', summary),
      contentLine('END', 'VALARM'),
      contentLine('END', 'VEVENT'),
    ].join('');
  if (schedule.repeat === 'once') {
    return vevent(isClear(first, schedule) ? wallTimeLine('DTSTART', first, schedule) : startInUtc(first));
  }
  const weekly =
    wallTimeLine('DTSTART', first, schedule) +
    contentLine('RRULE', weeklyRule(schedule.weekdays)) +
    (schedule.except ?? []).map((date) => exceptionLine(date, schedule)).join('');
  // Readers disagree about wall times that a clock change skips or repeats, so those dates are replaced by their
  // instants.
  const replaced = unclearTimes(schedule, earliest, horizon).map((due) =>
    vevent(wallTimeLine('RECURRENCE-ID', due, schedule) + startInUtc(due)),
  );
  return vevent(weekly) + replaced.join('');
}

/** The planned times whose wall time a clock change skips or repeats. */
function unclearTimes(schedule: Schedule, from: number, to: number): PlannedTime[] {
  return clockChanges(schedule.zone, from, to).flatMap((change) => {
    // A skipped time is due at the change; a repeated one less than a day before it.
    const due: PlannedTime[] = [];
    for (const time of plannedTimes(schedule, Math.max(from, change.epochMilliseconds - DAY_MS))) {
      if (time.at > change.epochMilliseconds) break;
      due.push(time);
    }
    return due.filter((time) => !isClear(time, schedule));
  });
}

/** Whether the wall time exists exactly once on that date. */
function isClear({ date }: PlannedTime, { time, zone }: Schedule): boolean {
  const planned = date.toPlainDateTime(time);
  const earlier = planned.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return earlier.equals(planned.toZonedDateTime(zone, { disambiguation: 'later' }));
}

function wallTimeLine(name: string, { date }: PlannedTime, { time, zone }: Schedule): string {
  return contentLine(`${name};TZID=${zone}`, calendarTime(date.toPlainDateTime(time)));
}

function exceptionLine(date: string, { time, zone }: Schedule): string {
  return contentLine(`EXDATE;TZID=${zone}`, calendarTime(Temporal.PlainDate.from(date).toPlainDateTime(time)));
}

function startInUtc({ at }: PlannedTime): string {
  return contentLine('DTSTART', calendarTimeUtc(at));
}

function weeklyRule(weekdays: readonly number[]): string {
  return `FREQ=WEEKLY;BYDAY=${WEEKDAY_CODES.filter((_, index) => weekdays.includes(index + 1)).join(',')}`;
}
