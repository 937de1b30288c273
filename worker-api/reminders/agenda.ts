import type { Occurrence, ScheduledReminder } from '../../src/contracts/reminders';
import { TTL_MS } from '../../src/domain/reminders/kinds';
import { nextOccurrences } from '../../src/domain/reminders/schedule';

const HOUR = 60 * 60_000;
/**
 * In ms. How long an occurrence is remembered after it was sent: longer than it could be due, and long enough for a
 * late snooze.
 */
export const KEPT_MS = 24 * HOUR;
/** In ms. A device that has not opened the app for this long is no longer reminded. */
export const RENEWAL_MS = 90 * 24 * HOUR;
/**
 * In ms. How long before an occurrence its object wakes up: when a thousand wake at once, waking takes longer than
 * sending.
 */
export const AHEAD_MS = 5000;
const MOST_SNOOZES = 50;
const MOST_SETTLED = 500;

/** The reminders of one device and their progress. Times are in ms since 1970; keys are occurrence ids. */
export interface Agenda {
  renewedAt: number;
  reminders: ScheduledReminder[];
  snoozes: Occurrence[];
  /** Occurrences that need no push any more (sent, shown, snoozed or given up), and the time from which that holds. */
  settled: Record<string, number>;
  /** Occurrences whose push was started: how often, and when it may be tried again. */
  attempts: Record<string, { made: number; retryAt: number }>;
}

/**
 * What has to be sent now or in a moment, oldest first: due within the last two hours or the next `AHEAD_MS`, not
 * settled, not waiting for another try, not being sent already (`inFlight`).
 */
export function dueSoon(agenda: Agenda, now: number, inFlight: ReadonlySet<string>): Occurrence | undefined {
  return pending(agenda, now)
    .filter(({ id }) => !isSettled(agenda, id) && !inFlight.has(id))
    .filter((occurrence) => lookAt(agenda, occurrence) <= now)
    .sort((one, other) => one.at - other.at)[0];
}

/**
 * The agenda without what no longer matters, and when to look again: shortly before the next occurrence, or for the
 * next try; that may be in the past. `undefined` once everything can be deleted: the reminders have been over for a
 * day, or the device has not renewed them for 90.
 */
export function lookAhead(agenda: Agenda, now: number): { agenda: Agenda; wakeAt: number } | undefined {
  const ahead = pending(agenda, now);
  const lastUsedAt = Math.max(agenda.renewedAt, ...Object.values(agenda.settled));
  const abandonedAt = agenda.renewedAt + RENEWAL_MS;
  const endsAt = ahead.length > 0 ? abandonedAt : Math.min(abandonedAt, lastUsedAt + KEPT_MS);
  if (endsAt <= now) return undefined;
  const wakeAt = Math.min(endsAt, ...ahead.map((occurrence) => lookAt(agenda, occurrence)));
  return { agenda: tidied(agenda, ahead, now), wakeAt };
}

/**
 * The agenda with a device's current reminders. What was sent is remembered; a removed reminder takes its snoozes with
 * it.
 */
export function renewed(agenda: Agenda | undefined, reminders: ScheduledReminder[], now: number): Agenda {
  const before = agenda ?? { snoozes: [], settled: {}, attempts: {}, reminders: [] };
  const isTakenAway = (id: string) =>
    before.reminders.some((reminder) => reminder.id === id) && !reminders.some((reminder) => reminder.id === id);
  const snoozes = before.snoozes.filter(({ reminderId }) => !isTakenAway(reminderId));
  return { ...before, snoozes, reminders, renewedAt: now };
}

/** The agenda once an occurrence needs no push any more. */
export function withSettled(agenda: Agenda, { id }: Occurrence, now: number): Agenda {
  return { ...agenda, settled: { ...agenda.settled, [id]: now } };
}

/** The agenda with one more try counted; it may be repeated at `retryAt`. */
export function withAttempt(agenda: Agenda, { id }: Occurrence, made: number, retryAt: number): Agenda {
  return { ...agenda, attempts: { ...agenda.attempts, [id]: { made, retryAt } } };
}

/** The agenda with an occurrence that is to come once more, as `again`. */
export function withSnooze(agenda: Agenda, occurrence: Occurrence, again: Occurrence, now: number): Agenda {
  const others = agenda.snoozes.filter(({ id }) => id !== again.id);
  return withSettled({ ...agenda, snoozes: [...others, again] }, occurrence, now);
}

function tidied(agenda: Agenda, ahead: readonly Occurrence[], now: number): Agenda {
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

/**
 * Everything that may still have to be sent: what was due in the last two hours and, for each reminder, what comes
 * next.
 */
function pending(agenda: Agenda, now: number): Occurrence[] {
  const snoozes = agenda.snoozes.filter(({ id, at }) => at > now - TTL_MS && !isSettled(agenda, id));
  return [...agenda.reminders.flatMap((reminder) => pendingOf(reminder, agenda, now)), ...snoozes];
}

function pendingOf(reminder: ScheduledReminder, agenda: Agenda, now: number): Occurrence[] {
  const isWeekly = reminder.schedule.repeat === 'weekly';
  // A future one may be settled already, by a device whose clock is fast; a weekly reminder continues after it.
  return upToNext(reminder, now).filter(({ id, at }) => !isSettled(agenda, id) || (isWeekly && at > now));
}

/** What was due in the last two hours, and the first after `now`. */
function upToNext(reminder: ScheduledReminder, now: number): Occurrence[] {
  // Nearly always the first one is still to come. Times in a time zone are slow to compute, so they are asked for one
  // by one.
  for (let count = 1; ; count++) {
    const found = nextOccurrences(reminder, now - TTL_MS, count);
    const last = found.at(-1);
    if (found.length < count || !last || last.at > now) return found;
  }
}

const isSettled = (agenda: Agenda, id: string) => Object.hasOwn(agenda.settled, id);

/** When a pending occurrence needs attention. */
function lookAt(agenda: Agenda, { id, at }: Occurrence): number {
  if (isSettled(agenda, id)) return at;
  return agenda.attempts[id]?.retryAt ?? at - AHEAD_MS;
}
