import type { Occurrence, ScheduledReminder } from '../../contracts/reminders';
import { TTL_MS } from '../../domain/reminders/kinds';
import { delayUntil, nextOccurrences, occurrencesBetween } from '../../domain/reminders/schedule';

/** How long (ms) a push that is expected gets to arrive first. */
export const HEAD_START_MS = 10_000;

/** No event tells that the clock or the time zone was changed, so the timer checks at least this often, ms. */
const LOOK_EVERY_MS = 60_000;

/** What reminding needs from the page. */
export interface OpenPage {
  /** ms since 1970 */
  now(): number;
  /** Runs later, after this many ms; returns a function that cancels it. */
  later(run: () => void, delay: number): () => void;
  reminders(): readonly ScheduledReminder[];
  /** Snoozes that only this page can show. */
  snoozes(): readonly Occurrence[];
  /** A push is expected, so the page only steps in when it does not come. */
  expectsPush(): boolean;
  /** This is due: shows it, unless it was shown elsewhere. */
  remind(occurrence: Occurrence): void;
  /** These snoozes were shown. */
  dropSnoozes(ids: ReadonlySet<string>): void;
}

/**
 * Reminds while the page is open, also of what came due in the last two hours: the page may have slept. Returns a
 * function to call whenever anything has changed.
 */
export function remindWhileOpen(page: OpenPage): () => void {
  /** Everything due until then has been checked. */
  let lookedAt = page.now() - TTL_MS;
  let callOff = () => {};
  /** A clock that is set back makes an occurrence due twice. */
  const remindedIds = new Set<string>();

  function remindOnce(occurrence: Occurrence): void {
    if (remindedIds.has(occurrence.id)) return;
    remindedIds.add(occurrence.id);
    page.remind(occurrence);
  }

  function look(): void {
    const now = page.now();
    const headStart = page.expectsPush() ? HEAD_START_MS : 0;
    const until = now - headStart;
    const from = Math.max(Math.min(lookedAt, until), now - TTL_MS);
    for (const reminder of page.reminders()) occurrencesBetween(reminder, from, until).forEach(remindOnce);
    lookedAt = until;

    const snoozes = page.snoozes();
    const due = snoozes.filter(({ at }) => at <= now);
    due.forEach(remindOnce);
    if (due.length > 0) page.dropSnoozes(new Set(due.map(({ id }) => id)));

    const ahead = page.reminders().flatMap((reminder) => nextOccurrences(reminder, until, 1));
    const times = [...ahead.map(({ at }) => at + headStart), ...snoozes.map(({ at }) => at).filter((at) => at > now)];
    const delay = Math.min(LOOK_EVERY_MS, ...times.map((at) => delayUntil(at, now)));
    callOff();
    callOff = times.length > 0 ? page.later(look, delay) : () => {};
  }

  look();
  return look;
}
