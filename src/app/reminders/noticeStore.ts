import { createStore } from 'zustand/vanilla';
import type { Occurrence } from '../../contracts/reminders';
import { SNOOZE_MS, TTL_MS } from '../../domain/reminders/kinds';
import { allReminders } from '../../state/reminders/allReminders';
import { remindersStore } from '../../state/reminders/remindersStore';

/** `due`: it is time, and no notification can say so. `opened`: a tap on a notification opened the app. */
export interface Notice {
  why: 'due' | 'opened';
  occurrence: Occurrence;
}

/** What the open page itself says about a reminder. */
export const noticeStore = createStore<{ notice: Notice | null }>(() => ({ notice: null }));

/**
 * The occurrence that an id names, as far as the id and the reminders stored here tell; undefined for what is no id, or
 * too old to be snoozed at `now` (ms since 1970).
 */
export function occurrenceOf(id: string, now: number): Occurrence | undefined {
  const [, reminderId, planned, snoozes = '0'] = /^([\w-]{1,64})@(\d{1,15})(?:~(\d{1,3}))?$/.exec(id) ?? [];
  if (!reminderId) return undefined;
  const plannedAt = Number(planned);
  const at = plannedAt + Number(snoozes) * SNOOZE_MS;
  if (Math.abs(now - at) > TTL_MS) return undefined;
  const kind = allReminders(remindersStore.getState()).find((known) => known.id === reminderId)?.kind ?? 'live';
  return { id, reminderId, kind, at, plannedAt };
}
