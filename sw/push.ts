import * as z from 'zod/mini';
import { type Occurrence, pushPayload } from '../src/contracts/reminders';
import { type Notifier, showGeneric, showReminder } from './showReminder';

/** All that is needed of the payload; the rest is for browsers that show it themselves. */
const pushed = z.pick(pushPayload, { occurrence: true });

/**
 * Shows every push: a browser takes the permission away from a site whose pushes stay silent. A subscription that the
 * browser changes needs nothing here: the page renews it at its next opening.
 */
export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(showPush(worker.registration, event.data, Date.now())));
}

/** One notification, whatever the payload. `now` in ms. Never rejects. */
export async function showPush(
  notifier: Notifier,
  payload: Pick<PushMessageData, 'json'> | null,
  now: number,
): Promise<void> {
  const occurrence = readOccurrence(payload);
  if (occurrence) await showReminder(notifier, occurrence, { from: 'push' }, now);
  else await showGeneric(notifier);
}

function readOccurrence(payload: Pick<PushMessageData, 'json'> | null): Occurrence | undefined {
  try {
    return z.safeParse(pushed, payload?.json()).data?.occurrence;
  } catch {
    return undefined;
  }
}
