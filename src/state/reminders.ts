import * as z from 'zod/mini';
import {
  type LiveReminderSettings,
  liveReminderSettings,
  MOST_REMINDERS,
  type Reminder,
  reminder,
} from '../contracts/reminders';
import { TTL_MS } from '../domain/reminders/kinds';
import { toScheduled } from '../domain/reminders/liveReminder';
import { isKnownZone } from '../domain/reminders/zone';
import { same } from '../lib/merge';
import { now } from '../platform/clock';
import { deviceZone } from '../platform/timeZone';
import { createPersistedStore } from './persistedStore';
import { STORAGE_KEYS } from './storageKeys';

/** There is one live reminder; its id is the same on every device, so that a calendar entry taken twice is one. */
export const LIVE_ID = 'live';

const keptReminders = z.object({ live: z.nullable(liveReminderSettings), list: z.array(reminder) });
export type KeptReminders = z.infer<typeof keptReminders>;

/** The live reminder's settings, and everything that is to be reminded of, the enabled live reminder included. */
export const remindersStore = createPersistedStore<KeptReminders>({
  ...STORAGE_KEYS.reminders,
  schema: keptReminders,
  migrations: {},
  initial: { live: null, list: [] },
});

/** `too-many`: the device has MOST_REMINDERS already. `unknown-zone`: this device does not know the rules of the time zone. */
export type SetReminderResult = 'set' | 'too-many' | 'unknown-zone';

/**
 * Sets a reminder, or changes the one with this id; the one function for every tool. It is shown while the app is open,
 * and pushed when it is closed where the permission was given (`askPermission`, then `syncReminders`). Resolves when it is written;
 * throws where the reminder does not fit its contract.
 */
export async function setReminder({ id, kind, schedule, niche }: Omit<Reminder, 'setAt'>): Promise<SetReminderResult> {
  const wanted = reminder.parse({ id, kind, schedule, setAt: now().toISOString(), ...(niche && { niche }) });
  if (!isKnownZone(schedule.zone)) return 'unknown-zone';
  await remindersStore.hydrate();
  await forgetPastReminders();
  const others = remindersStore.getState().list.filter((known) => known.id !== id);
  if (others.length >= MOST_REMINDERS) return 'too-many';
  const known = remindersStore.getState().list.find((candidate) => candidate.id === id);
  const isAsBefore = known !== undefined && same(known.schedule, schedule);
  remindersStore.setState({ list: [...others, isAsBefore ? { ...wanted, setAt: known.setAt } : wanted] });
  await remindersStore.flush();
  return 'set';
}

/** Takes a reminder away; one that is not there is no error. Resolves when it is written. */
export async function removeReminder(id: string): Promise<void> {
  await remindersStore.hydrate();
  remindersStore.setState(({ list }) => ({ list: list.filter((known) => known.id !== id) }));
  await remindersStore.flush();
}

/** Keeps the live reminder's settings and sets or removes its reminder with them. */
export async function saveLive(settings: Omit<LiveReminderSettings, 'id'>): Promise<SetReminderResult> {
  await remindersStore.hydrate();
  const live = { ...settings, id: LIVE_ID };
  if (!live.enabled) {
    remindersStore.setState({ live });
    await removeReminder(LIVE_ID);
    return 'set';
  }
  const scheduled = toScheduled(live, deviceZone(), now().toISOString());
  const result = await setReminder({ ...scheduled, niche: live.niche });
  if (result === 'set') remindersStore.setState({ live });
  await remindersStore.flush();
  return result;
}

/** Lives are at the clock of where the device is: moves the live reminder into its time zone. */
export async function followZone(): Promise<void> {
  await remindersStore.hydrate();
  const { live, list } = remindersStore.getState();
  const known = list.find(({ id }) => id === LIVE_ID);
  if (live?.enabled && known?.schedule.zone !== deviceZone()) await saveLive(live);
}

/** Forgets one-off reminders whose time is over; a missed one is still shown for a while, a weekly one is never over. */
export async function forgetPastReminders(): Promise<void> {
  const { list } = remindersStore.getState();
  if (list.every(({ schedule }) => schedule.repeat === 'weekly')) return;
  // Time zones are a large library that screens do without until they need it.
  const { nextOccurrences } = await import('../domain/reminders/schedule');
  const since = now().getTime() - TTL_MS;
  const isAhead = (known: Reminder) =>
    known.schedule.repeat === 'weekly' || nextOccurrences(known, since, 1).length > 0;
  if (!list.every(isAhead)) remindersStore.setState((state) => ({ list: state.list.filter(isAhead) }));
}
