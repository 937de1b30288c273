import * as z from 'zod/mini';
import { GO_TO, type Occurrence, occurrence, REMINDERS_SNOOZED } from '../src/contracts/reminders';
import { ACTIONS } from '../src/domain/reminders/kinds';
import { snoozedOccurrence } from '../src/domain/reminders/snooze';
import { type AskedWindow, askWindow } from './askWindow';
import { tellServer } from './reminderServer';
import { addSnooze, readDevice } from './reminderStore';

/** The windows of the app: `worker.clients`, or a stand-in. */
export interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly AppWindow[]>;
  openWindow(url: string): Promise<unknown>;
}
type AppWindow = AskedWindow & Pick<WindowClient, 'focus' | 'navigate'>;

/** An app that listens answers at once; one that the tap has just woken, a little later. */
const ANSWER_WITHIN_MS = 2000;

/** What our notifications carry; the generic one has no occurrence. */
const carried = z.catch(z.object({ occurrence: z.optional(occurrence), target: z.string() }), { target: '/' });

/** Answers a tap on a notification or on one of its actions. */
export function answerClicks(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(answerClick(worker.clients, event.action, event.notification.data, Date.now()));
  });
}

/**
 * Does what `action` says. A tap on the body of a notification ('') or an unknown action means start. `now` is in ms.
 */
export async function answerClick(windows: Windows, action: string, data: unknown, now: number): Promise<void> {
  const { occurrence, target } = z.parse(carried, data);
  if (action === ACTIONS.snooze && occurrence) await snooze(windows, occurrence, now);
  else await goTo(windows, target, occurrence);
}

const openWindows = (windows: Windows) => windows.matchAll({ type: 'window', includeUncontrolled: true });

/** Goes to the window that was used last, or opens one when there is none; never both. */
async function goTo(windows: Windows, target: string, occurrence?: Occurrence): Promise<void> {
  // Browsers without notification actions: the page offers the ten minutes instead.
  const path = occurrence
    ? `${target}${target.includes('?') ? '&' : '?'}reminder=${encodeURIComponent(occurrence.id)}`
    : target;
  const [last] = await openWindows(windows);
  if (!last) {
    await windows.openWindow(path);
    return;
  }
  const answer = askWindow(last, { type: GO_TO, path }, ANSWER_WITHIN_MS);
  // Even if the browser does not let the window come to the front, it has gone there.
  await last.focus().catch(() => undefined);
  // Nobody listens while the app is starting or asking for the language: load the address in the window.
  if ((await answer) === undefined) await last.navigate(path).catch(() => undefined);
}

/** The server reminds again, even with the app closed; if it cannot, the page does. */
async function snooze(windows: Windows, occurrence: Occurrence, now: number): Promise<void> {
  const device = await readDevice();
  if (device?.capability && (await tellServer('snooze', occurrence, device.capability))) return;
  await addSnooze(snoozedOccurrence(occurrence, now), now);
  for (const window of await openWindows(windows)) window.postMessage({ type: REMINDERS_SNOOZED }, []);
}
