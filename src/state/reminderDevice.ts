import * as z from 'zod/mini';
import { capability, REMINDER_KEYS, type ReminderDevice } from '../contracts/reminders';
import { DEFAULT_NAME } from '../domain/reminders/liveReminder';
import type { LiveTips } from '../domain/reminders/liveTips';
import { deviceTexts } from '../domain/reminders/notificationTexts';
import { GENERAL_NICHE } from '../domain/reminders/reminderNiches';
import type { Entries } from '../platform/storage';
import { allReminders } from './checklistReminders';
import { browserEnvironment } from './environment';
import type { KeptReminders } from './reminders';

/** Notifications have French and English originals; in every other language they are English. */
const ORIGINALS = {
  fr: () => import('../domain/reminders/notificationTexts.fr'),
  en: () => import('../domain/reminders/notificationTexts.en'),
};
const TIPS = {
  fr: () => import('../domain/reminders/liveTips.fr'),
  en: () => import('../domain/reminders/liveTips.en'),
};

const subscription = z.object({ capability: z.optional(capability), endpoint: z.optional(z.string()) });
type Subscription = z.infer<typeof subscription>;

/** The language that notifications are in, for a language of the interface. */
export function notificationLanguage(language: string): 'fr' | 'en' {
  return language === 'fr' ? 'fr' : 'en';
}

/** The live tips in the language that notifications are in. */
export async function liveTipsIn(language: string): Promise<LiveTips> {
  return (await TIPS[notificationLanguage(language)]()).liveTips;
}

/** What the service worker needs to show these reminders in this language of the interface. */
export async function deviceOf(kept: KeptReminders, language: string): Promise<ReminderDevice> {
  const { live, list } = kept;
  const userName = live?.userName ?? DEFAULT_NAME;
  // A live of a plan has a niche, too, where none was chosen for all lives.
  const niche = live?.niche ?? list.find(({ kind }) => kind === 'live')?.niche ?? GENERAL_NICHE;
  const own = notificationLanguage(language);
  const [{ notificationTexts }, tips] = await Promise.all([ORIGINALS[own](), liveTipsIn(own)]);
  const texts = deviceTexts(notificationTexts, tips, { userName, niche });
  return { language: own, dir: 'ltr', userName, reminders: allReminders(kept), texts };
}

/** Leaves on the device what the service worker shows reminders from. Rejects if storage fails. */
export async function keepDevice(kept: KeptReminders, language: string): Promise<void> {
  const device = await deviceOf(kept, language);
  await browserEnvironment.database.update([REMINDER_KEYS.device], (found) => ({
    put: [[REMINDER_KEYS.device, { ...device, ...subscriptionOf(found) }]],
  }));
}

/** Adds where the server can be told to what `keepDevice` has left. */
export async function keepSubscription({ capability, endpoint }: Required<Subscription>): Promise<void> {
  await browserEnvironment.database.update([REMINDER_KEYS.device], (found) => {
    const device = found.get(REMINDER_KEYS.device);
    return { put: [[REMINDER_KEYS.device, { ...(typeof device === 'object' && device), capability, endpoint }]] };
  });
}

/** Where the server can be told; empty where nothing was left with it. */
export async function readSubscription(): Promise<Subscription> {
  return subscriptionOf(await browserEnvironment.database.read([REMINDER_KEYS.device]));
}

export function subscriptionOf(found: Entries): Subscription {
  const { data } = z.safeParse(subscription, found.get(REMINDER_KEYS.device));
  return data ?? {};
}
