import * as z from 'zod/mini';
import { type Occurrence, pushPayload } from '../src/contracts/reminders';
import { type Notifier, showGeneric, showReminder } from './showReminder';

/** The only part of the payload that is needed; the rest is for browsers that show it themselves. */
const pushed = z.pick(pushPayload, { occurrence: true });
const declaredPush = z.object({ data: pushed });

/**
 * Shows every push: a browser withdraws the permission from a site whose pushes stay silent. When the browser changes a
 * subscription, nothing is needed here: the page renews it the next time it opens.
 */
export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const declared = 'notification' in event ? event.notification : undefined;
    event.waitUntil(showPush(worker.registration, event.data, Date.now(), declared));
  });
}

/**
 * Shows one notification, whatever the payload; `declared` is what Safari hands over in its place. `now` is in ms.
 * Never rejects.
 */
export async function showPush(
  notifier: Notifier,
  payload: Pick<PushMessageData, 'json'> | null,
  now: number,
  declared?: unknown,
): Promise<void> {
  const occurrence = readOccurrence(payload) ?? declaredOccurrence(declared);
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

const declaredOccurrence = (declared: unknown) => z.safeParse(declaredPush, declared).data?.data.occurrence;
