import * as z from 'zod/mini';
import { capability, type ReminderDevice } from '../../contracts/reminders';
import { REMINDER_KEYS } from '../../contracts/storageKeys';
import { DEFAULT_NAME } from '../../domain/reminders/liveReminder';
import { deviceTexts, tipsByNiche } from '../../domain/reminders/notificationTexts';
import { GENERAL_NICHE } from '../../domain/reminders/reminderNiches';
import { directionOf } from '../../lib/direction';
import type { Entries } from '../../platform/storage';
import { browserEnvironment } from '../store/environment';
import { allReminders } from './allReminders';
import { notificationWords } from './notificationWords';
import type { KeptReminders } from './remindersStore';

const subscription = z.object({ capability: z.optional(capability), endpoint: z.optional(z.string()) });
type Subscription = z.infer<typeof subscription>;

/** What the service worker needs to show these reminders in this language of the interface. */
export async function deviceOf(kept: KeptReminders, language: string): Promise<ReminderDevice> {
  const { live } = kept;
  const reminders = allReminders(kept);
  const userName = live?.userName ?? DEFAULT_NAME;
  const words = await notificationWords(language);
  const texts = deviceTexts(words.originals, words.tips, { userName, niche: live?.niche ?? GENERAL_NICHE });
  const dir = directionOf(words.language);
  return {
    language: words.language,
    dir,
    userName,
    reminders,
    texts,
    ...(words.tips && { tips: tipsByNiche(words.tips, reminders) }),
  };
}

/** Stores on the device what the service worker shows reminders from. Rejects if storage fails. */
export async function keepDevice(kept: KeptReminders, language: string): Promise<void> {
  const device = await deviceOf(kept, language);
  await browserEnvironment.database.update([REMINDER_KEYS.device], (found) => ({
    put: [[REMINDER_KEYS.device, { ...device, ...subscriptionOf(found) }]],
  }));
}

/** Adds to what `keepDevice` stored how the server can be reached. */
export async function keepSubscription({ capability, endpoint }: Required<Subscription>): Promise<void> {
  await browserEnvironment.database.update([REMINDER_KEYS.device], (found) => {
    const device = found.get(REMINDER_KEYS.device);
    return { put: [[REMINDER_KEYS.device, { ...(typeof device === 'object' && device), capability, endpoint }]] };
  });
}

/** How the server can be reached; empty if nothing was left with it. */
export async function readSubscription(): Promise<Subscription> {
  return subscriptionOf(await browserEnvironment.database.read([REMINDER_KEYS.device]));
}

export function subscriptionOf(found: Entries): Subscription {
  const { data } = z.safeParse(subscription, found.get(REMINDER_KEYS.device));
  return data ?? {};
}
