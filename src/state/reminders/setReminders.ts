import { MOST_REMINDERS, type Reminder, reminder } from '../../contracts/reminders';
import { TTL_MS } from '../../domain/reminders/kinds';
import { isKnownZone } from '../../domain/reminders/zone';
import { same } from '../../lib/merge';
import { now } from '../../platform/clock';
import { forgetLiveReminders, remindOfLives, type WantedLive } from '../lives/remindOfLives';
import { remindersStore } from './remindersStore';

/**
 * `too-many`: the device has MOST_REMINDERS already. `unknown-zone`: this device does not know the rules of the time
 * zone.
 */
export type SetReminderResult = 'set' | 'too-many' | 'unknown-zone';

/** A reminder as a tool requests it; nothing before `from` (ms since 1970) is due. */
export interface WantedReminder extends Omit<Reminder, 'setAt'> {
  from?: number;
}

/** The requested reminder, due from now on at the earliest. Throws if it does not fit its contract. */
export function reminderFrom({ id, kind, schedule, niche, from = 0 }: WantedReminder): Reminder {
  const setAt = new Date(Math.max(from, now().getTime())).toISOString();
  return reminder.parse({ id, kind, schedule, setAt, ...(niche && { niche }) });
}

/**
 * Sets a reminder, or changes the one with this id; the one function for every tool. It is shown while the app is open
 * and, if the permission was given, pushed while it is closed (`enableReminders` does all of that). Resolves when it is
 * written; throws if the reminder does not fit its contract.
 */
export function setReminder(wanted: WantedReminder): Promise<SetReminderResult> {
  return setReminders([wanted]);
}

/**
 * Sets several reminders at once, as `setReminder` does: all of them or none. `group` is the common beginning of the
 * ids of one plan's reminders; leftovers of an earlier plan are removed. A single live comes on record with its reminder.
 */
export async function setReminders(wanted: readonly WantedReminder[], group?: string): Promise<SetReminderResult> {
  const lives = wanted.filter(isSingleLive);
  const reminders = wanted.filter((one) => !isSingleLive(one)).map(reminderFrom);
  if (!reminders.every(({ schedule }) => isKnownZone(schedule.zone))) return 'unknown-zone';
  await remindersStore.hydrate();
  await forgetPastReminders();
  const { list } = remindersStore.getState();
  const ids = new Set(reminders.map(({ id }) => id));
  const others = list.filter(({ id }) => !ids.has(id) && !(group && id.startsWith(`${group}-`)));
  if (others.length + reminders.length > MOST_REMINDERS) return 'too-many';
  if (lives.length > 0 || group) {
    const outcome = await remindOfLives(lives, group);
    if (outcome !== 'set') return outcome;
  }
  const set = reminders.map((reminder) => {
    const existing = list.find(({ id }) => id === reminder.id);
    return existing && same(existing.schedule, reminder.schedule) ? { ...reminder, setAt: existing.setAt } : reminder;
  });
  remindersStore.setState({ list: [...others, ...set] });
  await remindersStore.flush();
  return 'set';
}

function isSingleLive(wanted: WantedReminder): wanted is WantedReminder & WantedLive {
  return wanted.kind === 'live' && wanted.schedule.repeat === 'once';
}

/** Removes reminders, those of lives on record among them; a missing one is no error. Resolves when it is written. */
export async function removeReminders(ids: readonly string[]): Promise<void> {
  await remindersStore.hydrate();
  remindersStore.setState(({ list }) => ({ list: list.filter(({ id }) => !ids.includes(id)) }));
  await Promise.all([remindersStore.flush(), forgetLiveReminders(ids)]);
}

/**
 * Removes one-off reminders whose time is over; a missed one is still shown for a while, a weekly one is never over.
 */
export async function forgetPastReminders(): Promise<void> {
  const { list } = remindersStore.getState();
  if (list.every(({ schedule }) => schedule.repeat === 'weekly')) return;
  // Time zones are a large library, which screens do without until they need it.
  const { nextOccurrences } = await import('../../domain/reminders/schedule');
  const since = now().getTime() - TTL_MS;
  const isAhead = (known: Reminder) =>
    known.schedule.repeat === 'weekly' || nextOccurrences(known, since, 1).length > 0;
  if (!list.every(isAhead)) remindersStore.setState((state) => ({ list: state.list.filter(isAhead) }));
}
