import * as z from 'zod/mini';
import {
  checklistSettings,
  type LiveReminderSettings,
  liveReminderSettings,
  MOST_REMINDERS,
  type Reminder,
  reminder,
} from '../../contracts/reminders';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { TTL_MS } from '../../domain/reminders/kinds';
import { toScheduled } from '../../domain/reminders/liveReminder';
import { storedNiche } from '../../domain/reminders/reminderNiches';
import { isKnownZone } from '../../domain/reminders/zone';
import { same } from '../../lib/merge';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { createPersistedStore } from '../store/persistedStore';

/**
 * There is only one live reminder; its id is the same on every device, so that a calendar entry imported twice is one.
 */
export const LIVE_ID = 'live';

const keptReminders = z.object({
  live: z.nullable(liveReminderSettings),
  list: z.array(reminder),
  checklist: z.optional(checklistSettings),
});
export type KeptReminders = z.infer<typeof keptReminders>;

/** The live reminder's settings; all set reminders, including the enabled live one; the checklist's settings. */
export const remindersStore = createPersistedStore<KeptReminders>({
  ...STORAGE_KEYS.reminders,
  schema: keptReminders,
  migrations: {},
  initial: { live: null, list: [] },
});

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
 * ids of one plan's reminders; leftovers of an earlier plan are removed.
 */
export async function setReminders(wanted: readonly WantedReminder[], group?: string): Promise<SetReminderResult> {
  const reminders = wanted.map(reminderFrom);
  if (!reminders.every(({ schedule }) => isKnownZone(schedule.zone))) return 'unknown-zone';
  await remindersStore.hydrate();
  await forgetPastReminders();
  const { list } = remindersStore.getState();
  const ids = new Set(reminders.map(({ id }) => id));
  const others = list.filter(({ id }) => !ids.has(id) && !(group && id.startsWith(`${group}-`)));
  if (others.length + reminders.length > MOST_REMINDERS) return 'too-many';
  const set = reminders.map((reminder) => {
    const existing = list.find(({ id }) => id === reminder.id);
    return existing && same(existing.schedule, reminder.schedule) ? { ...reminder, setAt: existing.setAt } : reminder;
  });
  remindersStore.setState({ list: [...others, ...set] });
  await remindersStore.flush();
  return 'set';
}

/** Removes reminders; a missing one is no error. Resolves when it is written. */
export async function removeReminders(ids: readonly string[]): Promise<void> {
  await remindersStore.hydrate();
  remindersStore.setState(({ list }) => ({ list: list.filter(({ id }) => !ids.includes(id)) }));
  await remindersStore.flush();
}

/** Stores the live reminder's settings and sets or removes its reminder accordingly. */
export async function saveLive(settings: Omit<LiveReminderSettings, 'id'>): Promise<SetReminderResult> {
  await remindersStore.hydrate();
  const live = { ...settings, niche: storedNiche(settings.niche), id: LIVE_ID };
  if (!live.enabled) {
    remindersStore.setState({ live });
    await removeReminders([LIVE_ID]);
    return 'set';
  }
  const scheduled = toScheduled(live, deviceZone(), now().toISOString());
  const result = await setReminder({ ...scheduled, niche: live.niche });
  if (result === 'set') remindersStore.setState({ live });
  await remindersStore.flush();
  return result;
}

/** Lives go by the local clock: moves the live reminder into the device's time zone. */
export async function followZone(): Promise<void> {
  await remindersStore.hydrate();
  const { live, list } = remindersStore.getState();
  const liveReminder = list.find(({ id }) => id === LIVE_ID);
  if (live?.enabled && liveReminder?.schedule.zone !== deviceZone()) await saveLive(live);
}

/**
 * Reminders in a time zone whose rules this device does not know (stored elsewhere, imported) keep their clock time and
 * move to the device's own zone: in theirs they would never be due.
 */
export async function leaveUnknownZones(): Promise<void> {
  await remindersStore.hydrate();
  const isLost = ({ schedule }: Reminder) => !isKnownZone(schedule.zone);
  if (!remindersStore.getState().list.some(isLost)) return;
  const zone = deviceZone();
  const moved = (known: Reminder) => (isLost(known) ? { ...known, schedule: { ...known.schedule, zone } } : known);
  remindersStore.setState(({ list }) => ({ list: list.map(moved) }));
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
