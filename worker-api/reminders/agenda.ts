import type { Occurrence, ScheduledReminder } from '../../src/contracts/reminders';
import { TTL_MS } from '../../src/domain/reminders/kinds';
import { nextOccurrences, occurrencesBetween } from '../../src/domain/reminders/schedule';

const HOUR = 60 * 60_000;
/** How long an occurrence is remembered after it was sent: longer than it could be due, and a late snooze still works. */
export const KEPT_MS = 24 * HOUR;
/** A device that has not opened the app for so long is not reminded any more. */
export const RENEWAL_MS = 90 * 24 * HOUR;
const MOST_SNOOZES = 50;
const MOST_SETTLED = 500;

/** The reminders of one device, and how far they have got. Times are ms since 1970, keys the ids of occurrences. */
export interface Agenda {
  renewedAt: number;
  reminders: ScheduledReminder[];
  snoozes: Occurrence[];
  /** Occurrences that need no push any more (sent, shown, snoozed or given up), and since when. */
  settled: Record<string, number>;
  /** Occurrences whose push was begun: how often, and when it may be tried again. */
  attempts: Record<string, { made: number; retryAt: number }>;
}

/**
 * What is to be sent at `now`, the oldest first: due within the last two hours, not settled, not waiting for another
 * try, not among those that are being sent (`inFlight`).
 */
export function dueNow(agenda: Agenda, now: number, inFlight: ReadonlySet<string>): Occurrence | undefined {
  return pending(agenda, now)
    .filter(({ id, at }) => at <= now && retryAt(agenda, id) <= now && !inFlight.has(id))
    .sort((one, other) => one.at - other.at)[0];
}

/**
 * When to look again: at the next occurrence or retry; may be past for what is due already. `undefined` once everything
 * can be deleted: the reminders are over for a day, or the device has not renewed them for 90.
 */
export function wakeAt(agenda: Agenda, now: number, inFlight: ReadonlySet<string>): number | undefined {
  const ahead = pending(agenda, now);
  const lastUsedAt = Math.max(agenda.renewedAt, ...Object.values(agenda.settled));
  const abandonedAt = agenda.renewedAt + RENEWAL_MS;
  const endsAt = ahead.length > 0 ? abandonedAt : Math.min(abandonedAt, lastUsedAt + KEPT_MS);
  if (endsAt <= now) return undefined;
  const times = ahead.filter(({ id }) => !inFlight.has(id)).map(({ id, at }) => Math.max(at, retryAt(agenda, id)));
  return Math.min(endsAt, ...times);
}

/** The agenda with a device's reminders as they are now. What was sent is kept; a reminder takes its snoozes with it. */
export function renewed(agenda: Agenda | undefined, reminders: ScheduledReminder[], now: number): Agenda {
  const before = agenda ?? { snoozes: [], settled: {}, attempts: {}, reminders: [] };
  const isTakenAway = (id: string) =>
    before.reminders.some((reminder) => reminder.id === id) && !reminders.some((reminder) => reminder.id === id);
  const snoozes = before.snoozes.filter(({ reminderId }) => !isTakenAway(reminderId));
  return { ...before, snoozes, reminders, renewedAt: now };
}

/** The agenda after an occurrence needs no push any more. */
export function withSettled(agenda: Agenda, { id }: Occurrence, now: number): Agenda {
  return { ...agenda, settled: { ...agenda.settled, [id]: now } };
}

/** The agenda with a try counted that may be repeated at `retryAt`. */
export function withAttempt(agenda: Agenda, { id }: Occurrence, made: number, retryAt: number): Agenda {
  return { ...agenda, attempts: { ...agenda.attempts, [id]: { made, retryAt } } };
}

/** The agenda with an occurrence that is to come once more as `again`. */
export function withSnooze(agenda: Agenda, occurrence: Occurrence, again: Occurrence, now: number): Agenda {
  const others = agenda.snoozes.filter(({ id }) => id !== again.id);
  return withSettled({ ...agenda, snoozes: [...others, again] }, occurrence, now);
}

/** The agenda without what no longer matters. */
export function tidied(agenda: Agenda, now: number): Agenda {
  const ahead = pending(agenda, now);
  const ids = new Set(ahead.map(({ id }) => id));
  const goOn = new Set(ahead.map(({ reminderId }) => reminderId));
  const settled = Object.entries(agenda.settled)
    .filter(([, since]) => since > now - KEPT_MS)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_SETTLED);
  return {
    ...agenda,
    reminders: agenda.reminders.filter(({ id, schedule }) => schedule.repeat === 'weekly' || goOn.has(id)),
    snoozes: agenda.snoozes.filter(({ id }) => ids.has(id)).slice(-MOST_SNOOZES),
    settled: Object.fromEntries(settled),
    attempts: Object.fromEntries(Object.entries(agenda.attempts).filter(([id]) => ids.has(id))),
  };
}

/** Everything that may still have to be sent: what was due in the last two hours and, of each reminder, what comes next. */
function pending(agenda: Agenda, now: number): Occurrence[] {
  const snoozes = agenda.snoozes.filter(({ id, at }) => at > now - TTL_MS && !isSettled(agenda, id));
  return [...agenda.reminders.flatMap((reminder) => pendingOf(reminder, agenda, now)), ...snoozes];
}

function pendingOf(reminder: ScheduledReminder, agenda: Agenda, now: number): Occurrence[] {
  const isWeekly = reminder.schedule.repeat === 'weekly';
  // One to come may be settled already, by a device whose clock is fast; after it a weekly reminder goes on.
  return [...occurrencesBetween(reminder, now - TTL_MS, now), ...nextOccurrences(reminder, now, 1)].filter(
    ({ id, at }) => !isSettled(agenda, id) || (isWeekly && at > now),
  );
}

const isSettled = (agenda: Agenda, id: string) => Object.hasOwn(agenda.settled, id);
const retryAt = (agenda: Agenda, id: string) => agenda.attempts[id]?.retryAt ?? 0;
