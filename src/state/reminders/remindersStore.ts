import * as z from 'zod/mini';
import { checklistSettings, liveReminderSettings, reminder } from '../../contracts/reminders';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { zone } from '../../contracts/times';
import { createPersistedStore } from '../store/persistedStore';

/**
 * There is only one live reminder; its id is the same on every device, so that a calendar entry imported twice is one.
 */
export const LIVE_ID = 'live';

const keptReminders = z.object({
  live: z.nullable(liveReminderSettings),
  list: z.array(reminder),
  checklist: z.optional(checklistSettings),
  /** Weekly lives of a date (domain/lives/livesOf.ts: idOnDate) that are not to be, or became a record of their own. */
  settled: z.optional(z.array(z.object({ id: z.string() }))),
  /** The card that asks for a weekly live was put away: it does not ask again. */
  cardPutAway: z.optional(z.boolean()),
  /** The device's time zone for which it has been answered whether lives follow it. */
  zoneAnswered: z.optional(zone),
});
export type KeptReminders = z.infer<typeof keptReminders>;

/**
 * The live reminder's settings; all reminders that are set, including the enabled live one, but for those of the lives on
 * record, which follow from it (allReminders.ts); the checklist's settings.
 */
export const remindersStore = createPersistedStore<KeptReminders>({
  ...STORAGE_KEYS.reminders,
  schema: keptReminders,
  migrations: {},
  initial: { live: null, list: [] },
});
