import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession, Page, Worker } from '@playwright/test';
import {
  GO_TO,
  type Occurrence,
  REMINDER_DUE,
  type ReminderDevice,
  type RemindersRequest,
} from '../../../src/contracts/reminders';
import { REMINDER_KEYS } from '../../../src/contracts/storageKeys';
import { test as base, EMPTY_PAGE } from './installed';
import { expect } from './pwa';

/** The parts of the worker that the tests use: what it shows is counted, what it does to windows is only recorded. */
interface WatchedScope {
  calls: { shown: number; focused: string[]; opened: string[] };
  clients: { matchAll(): Promise<{ postMessage(message: object, transfer: MessagePort[]): void }[]> };
  registration: ServiceWorkerRegistration;
  WindowClient: { prototype: { url: string; focus(): Promise<unknown> } };
  Clients: { prototype: { openWindow(url: string): Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
  dispatchEvent(event: Event): boolean;
}
declare const self: WatchedScope;

declare global {
  /** As in the Notifications standard. */
  interface Notification {
    readonly actions: readonly { action: string; title: string }[];
  }
}

export const PLANNED_AT = Date.UTC(2026, 10, 21, 18);
export const LIVE: Occurrence = {
  id: `live@${PLANNED_AT}`,
  reminderId: 'live',
  kind: 'live',
  at: PLANNED_AT,
  plannedAt: PLANNED_AT,
};
const texts = (title: string) => ({
  title,
  bodies: ['{{name}}, montre d’abord le résultat.'],
  late: 'Prévu à {{time}}.',
  start: `Ouvrir ${title}`,
  snooze: 'Remind in 10 min',
});
export const DEVICE: ReminderDevice = {
  capability: 'c'.repeat(43),
  language: 'fr',
  dir: 'ltr',
  userName: 'Inès',
  reminders: [
    {
      id: 'live',
      kind: 'live',
      schedule: { repeat: 'weekly', weekdays: [6], time: '19:00', zone: 'Europe/Paris' },
      setAt: '2026-11-01T00:00:00Z',
    },
  ],
  texts: {
    live: { ...texts('Ton live'), start: 'Start Live Session' },
    posting: texts('Ta vidéo'),
    checklist: texts('Ta liste'),
  },
};

/** With a page of the app's origin, its worker watched, and a device that has reminders. */
export const test = base.extend<{
  worker: Worker;
  push: (payload: string) => Promise<void>;
  noWorkerErrors: undefined;
}>({
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await page.goto(EMPTY_PAGE);
    await write(page, REMINDER_KEYS.device, DEVICE);
    await use(page);
  },
  worker: async ({ page }, use) => use(await watchedWorker(page)),
  push: async ({ page, context }, use) => {
    const session = await context.newCDPSession(page);
    const registrationId = await findRegistration(session);
    const origin = new URL(page.url()).origin;
    await use(async (data) => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    });
  },
  noWorkerErrors: [
    async ({ page, context }, use) => {
      const errors: string[] = [];
      const session = await context.newCDPSession(page);
      session.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => errors.push(errorMessage.errorMessage));
      await session.send('ServiceWorker.enable');
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The worker of the app, watched from now on. */
export async function watchedWorker(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(watch);
  return worker;
}

function watch(): void {
  const isWatched = Object.hasOwn(self, 'calls');
  self.calls = { shown: 0, focused: [], opened: [] };
  if (isWatched) return;
  const { registration } = self;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = (title, options) => {
    self.calls.shown += 1;
    return show(title, options);
  };
  // A browser allows neither without a real tap.
  self.WindowClient.prototype.focus = async function focus() {
    self.calls.focused.push(new URL(this.url).pathname);
    return this;
  };
  self.Clients.prototype.openWindow = async (url) => {
    self.calls.opened.push(url);
    return null;
  };
}

export const callsOf = (worker: Worker) => worker.evaluate(() => self.calls);

function findRegistration(session: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
    session.send('ServiceWorker.enable').catch(reject);
  });
}

/** Puts a value under a key of the app's table, over a connection of the test's own. */
export async function write(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('jimp');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').put(value, key);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [key, value] as const,
  );
}

export function read(worker: Worker, key: string): Promise<unknown> {
  return worker.evaluate(
    (key) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('jimp');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('entries').objectStore('entries').get(key);
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
    key,
  );
}

/** The notifications currently shown. */
export const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang, requireInteraction, silent, actions, data }) => {
      const buttons = actions.map(({ action, title }) => ({ action, title }));
      return { title, body, tag, lang, requireInteraction, silent: silent ?? false, actions: buttons, data };
    });
  });

/** Waits for a notification, and closes it. */
export const takeNotification = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    for (const notification of shown) notification.close();
    return shown.length > 0;
  });

export const saysDue = (page: Page, occurrence: Occurrence) =>
  page.evaluate(async (message) => (await navigator.serviceWorker.ready).active?.postMessage(message), {
    type: REMINDER_DUE,
    occurrence,
  });

/** Does what the browser does after a tap on the only notification; resolves when the worker is done with it. */
export async function tap(worker: Worker, action: string): Promise<void> {
  await worker.evaluate(async (action) => {
    const [notification] = await self.registration.getNotifications();
    if (!notification) throw new Error('There is no notification');
    const event = new self.NotificationEvent('notificationclick', { notification, action });
    const work: Promise<unknown>[] = [];
    // Only an event from the browser itself keeps a worker alive.
    Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise) });
    self.dispatchEvent(event);
    await Promise.all(work);
  }, action);
}

/** What the worker says to the page from now on; the page answers as the app does. */
export async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  const heard = await page.evaluateHandle(() => {
    const messages: unknown[] = [];
    navigator.serviceWorker.onmessage = ({ data, ports }) => {
      messages.push(data);
      ports[0]?.postMessage(true);
    };
    return messages;
  });
  return () => heard.jsonValue();
}

/** Waits until the app listens to its worker, which it does once it is idle. */
export async function untilListening(worker: Worker, path: string): Promise<void> {
  const answers = () =>
    worker.evaluate(
      async (message) => {
        const [window] = await self.clients.matchAll();
        const { port1, port2 } = new MessageChannel();
        return new Promise<boolean>((resolve) => {
          port1.onmessage = () => resolve(true);
          setTimeout(resolve, 500, false);
          window?.postMessage(message, [port2]);
        });
      },
      { type: GO_TO, path },
    );
  await expect.poll(answers).toBe(true);
}

/** Subscribes as the page does, at a push service that nothing is sent to before the test is over. */
export function leaveWithServer(page: Page): Promise<{ capability: string }> {
  const subscription = {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/test',
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  const body: RemindersRequest = { subscription, language: 'fr', reminders: [] };
  return page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/api/reminders', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }, body);
}

/** Resolves to the status of the answer. */
export function removeFromServer(page: Page, capability: string): Promise<number> {
  return page.evaluate(async (capability) => {
    const headers = { Authorization: `Bearer ${capability}` };
    return (await fetch('/api/reminders', { method: 'DELETE', headers })).status;
  }, capability);
}
