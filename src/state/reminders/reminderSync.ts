import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { capability } from '../../contracts/reminders';
import { LEAVING_KEY, REMINDER_KEYS } from '../../contracts/storageKeys';
import { notificationPermission } from '../../platform/notifications';
import { forgetOnServer, type PushResult, subscribePush, unsubscribePush } from '../../platform/push';
import type { Entries } from '../../platform/storage';
import { hydrateVideos } from '../slices/videosStore';
import { browserEnvironment } from '../store/environment';
import { allReminders } from './allReminders';
import { keepDevice, keepSubscription, readSubscription, subscriptionOf } from './reminderDevice';
import { remindersStore } from './remindersStore';

/** The outcome of the last subscribing; null while nothing has to be pushed, or before the first time. */
export const pushStore = createStore<{ result: PushResult | null }>(() => ({ result: null }));

/** The state that this page last brought the server up to date with. */
let inStepWith: string | undefined;

const leavingList = z.array(capability);

/** Two windows subscribing at once would have everything pushed twice. */
function inTurn<R>(work: () => Promise<R>): Promise<R> {
  return navigator.locks ? navigator.locks.request('jimp-push', work) : work();
}

/**
 * Brings the service worker and the server up to date with the reminders, in this language; if there are none, the
 * server forgets. Resolves with the outcome of subscribing, or null if there is nothing to push. Call it after every
 * change and on every opening (which renews what the server holds), and from a tap after `askPermission`; a second call
 * in the same state does nothing. Never rejects.
 */
export async function syncReminders(language: string): Promise<PushResult | null> {
  try {
    return await inTurn(() => sync(language));
  } catch (error) {
    console.warn('The reminders could not be brought up to date', error);
    pushStore.setState({ result: 'not-kept' });
    return 'not-kept';
  }
}

async function sync(language: string): Promise<PushResult | null> {
  await Promise.all([remindersStore.hydrate(), hydrateVideos()]);
  const keptReminders = remindersStore.getState();
  const reminders = allReminders(keptReminders);
  const state = JSON.stringify([keptReminders.live, reminders, language, notificationPermission()]);
  if (state === inStepWith) return pushStore.getState().result;
  if (reminders.length === 0) {
    await leave();
    pushStore.setState({ result: null });
    return null;
  }
  await tellLeaving();
  await keepDevice(keptReminders, language);
  const { capability } = await readSubscription();
  // Only what the contract names: no niche leaves the device.
  const schedules = reminders.map(({ id, kind, schedule, setAt }) => ({ id, kind, schedule, setAt }));
  const outcome = await subscribePush({ capability, language, reminders: schedules });
  if (outcome.result === 'subscribed') {
    await keepSubscription(outcome).catch(async (error: unknown) => {
      // Something that nobody can change or end any more must not go on pushing.
      await forgetOnServer(outcome.capability);
      throw error;
    });
    inStepWith = state;
  }
  pushStore.setState({ result: outcome.result });
  return outcome.result;
}

/**
 * Ends the push subscription, here and on the server; offline, the server is told the next time the app opens. Never
 * rejects.
 */
export async function stopPush(): Promise<void> {
  await inTurn(leave).catch((error: unknown) => console.warn('The push subscription could not be ended', error));
}

async function leave(): Promise<void> {
  inStepWith = undefined;
  const { put } = await browserEnvironment.database.update([REMINDER_KEYS.device, LEAVING_KEY], (found) => ({
    put: leavingOf(found),
    remove: [REMINDER_KEYS.device],
  }));
  if (put.length === 0) return;
  await unsubscribePush();
  await tellLeaving();
}

/**
 * The entry that remains of these when the device leaves: what the server still has to be told to forget, if anything.
 */
export function leavingOf(found: Entries): [string, string[]][] {
  const { capability } = subscriptionOf(found);
  const leaving = new Set([...waitingIn(found), ...(capability ? [capability] : [])]);
  return leaving.size > 0 ? [[LEAVING_KEY, [...leaving]]] : [];
}

function waitingIn(found: Entries): string[] {
  return z.safeParse(leavingList, found.get(LEAVING_KEY)).data ?? [];
}

async function tellLeaving(): Promise<void> {
  const { database } = browserEnvironment;
  const waiting = waitingIn(await database.read([LEAVING_KEY]));
  if (waiting.length === 0) return;
  const answers = await Promise.all(waiting.map(async (known) => ({ known, isGone: await forgetOnServer(known) })));
  const rest = answers.filter(({ isGone }) => !isGone).map(({ known }) => known);
  await database.update([LEAVING_KEY], () =>
    rest.length > 0 ? { put: [[LEAVING_KEY, rest]] } : { remove: [LEAVING_KEY] },
  );
}
