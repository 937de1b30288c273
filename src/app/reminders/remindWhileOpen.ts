import type { Occurrence, ScheduledReminder } from '../../contracts/reminders';
import { TTL_MS } from '../../domain/reminders/kinds';
import { delayUntil, nextOccurrences, occurrencesBetween } from '../../domain/reminders/schedule';

/** A push that is on its way gets this much time to be first, ms. */
export const HEAD_START_MS = 10_000;

/** No event tells that the clock or the time zone was changed, so the timer looks at least this often, ms. */
const LOOK_EVERY_MS = 60_000;

/** What the reminding needs of the page. */
export interface OpenPage {
  /** ms since 1970 */
  now(): number;
  /** Runs later, after so many ms; returns what calls it off. */
  later(run: () => void, delay: number): () => void;
  reminders(): readonly ScheduledReminder[];
  /** Snoozes that only this page can show. */
  snoozes(): readonly Occurrence[];
  /** A push is expected, so the page is only there in case it does not come. */
  expectsPush(): boolean;
  /** This is due: shows it, unless it was shown elsewhere. */
  remind(occurrence: Occurrence): void;
  /** These snoozes were shown. */
  dropSnoozes(ids: ReadonlySet<string>): void;
}

/**
 * Reminds while the page is open, of what came due in the last two hours too: the page may have slept. Returns what is to
 * be called when anything has changed.
 */
export function remindWhileOpen(page: OpenPage): () => void {
  /** Everything until then was looked at. */
  let lookedAt = page.now() - TTL_MS;
  let callOff = () => {};
  /** A clock that is set back brings an occurrence twice. */
  const told = new Set<string>();

  function remindOnce(occurrence: Occurrence): void {
    if (told.has(occurrence.id)) return;
    told.add(occurrence.id);
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
