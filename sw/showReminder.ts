import * as z from 'zod/mini';
import { type Occurrence, occurrence, REMINDER_DUE } from '../src/contracts/reminders';
import { claimsOf } from '../src/domain/lives/claimsOf';
import { notificationOf } from '../src/domain/reminders/notification';
import { genericDevice, genericNotification } from './genericReminder';
import { tellServer } from './reminderServer';
import { claim, readDevice } from './reminderStore';

/** Whatever shows notifications: a `ServiceWorkerRegistration`, or a stand-in. */
export type Notifier = Pick<ServiceWorkerRegistration, 'showNotification'>;

const dueMessage = z.object({ type: z.literal(REMINDER_DUE), occurrence });

/** What has already been shown must neither sound nor pop up again. */
const IN_PLACE = { silent: true, renotify: false };

/** Shows what a page reports as due. */
export function showDueReminders(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    const { data } = z.safeParse(dueMessage, event.data);
    if (data) event.waitUntil(showReminder(worker.registration, data.occurrence, { from: 'page' }, Date.now()));
  });
}

/**
 * Shows an occurrence once, however many layers bring it. When it was already shown, a page's message does nothing; a
 * push, which always has to show something, shows it again in place, silently. `now` is in ms. Never rejects.
 */
export async function showReminder(
  notifier: Notifier,
  due: Occurrence,
  { from }: { from: 'page' | 'push' },
  now: number,
): Promise<void> {
  const isFirst = await claim(claimsOf(due), now);
  if (!isFirst && from === 'page') return;
  const device = await readDevice();
  try {
    const { title, options } = notificationOf(due, device ?? genericDevice(navigator.language), now);
    await notifier.showNotification(title, isFirst ? options : { ...options, ...IN_PLACE });
  } catch {
    await showGeneric(notifier);
    return;
  }
  // Saves the server a push; if it does not hear of this, that push only shows in place.
  if (from === 'page' && device?.capability) await tellServer('shown', due, device.capability);
}

/** Shows that there is a reminder when nobody can say which. Never rejects. */
export async function showGeneric(notifier: Notifier): Promise<void> {
  const { title, options } = genericNotification(navigator.language);
  await notifier.showNotification(title, options).catch((error) => console.warn('No notification:', error));
}
