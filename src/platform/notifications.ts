import { withinLimit } from '../lib/withinLimit';

/** `ios-not-installed`: on iOS only apps on the home screen can notify. */
export type NotificationSupport = 'supported' | 'unsupported' | 'no-service-worker' | 'ios-not-installed';

/** In ms. A question that the browser hides behind an icon may never be answered. */
const ASK_LIMIT_MS = 60_000;

/** In ms. The longest wait for the service worker: if the browser refused it, it never comes. */
const WORKER_LIMIT_MS = 10_000;

export function notificationSupport(): NotificationSupport {
  if ('Notification' in globalThis && 'PushManager' in globalThis) {
    return 'serviceWorker' in navigator ? 'supported' : 'no-service-worker';
  }
  const isOpenInIosBrowser = 'standalone' in navigator && navigator.standalone !== true;
  return isOpenInIosBrowser ? 'ios-not-installed' : 'unsupported';
}

/** Whether the person has yet to be asked for the permission. */
export function isPermissionOpen(): boolean {
  return notificationSupport() === 'supported' && Notification.permission === 'default';
}

/** The current permission; `default`: not asked yet, or the question was closed. */
export function notificationPermission(): NotificationPermission {
  return notificationSupport() === 'supported' ? Notification.permission : 'default';
}

/** Asks for the permission if the person has not decided yet. Call it only from a tap. Never rejects. */
export async function askPermission(): Promise<NotificationPermission> {
  if (!isPermissionOpen()) return notificationPermission();
  try {
    return await withinLimit(Notification.requestPermission(), ASK_LIMIT_MS);
  } catch (error) {
    console.warn('The notification permission was not answered', error);
    return 'default';
  }
}

/** The registration with its active worker; undefined if the browser has none, or none yet. Never rejects. */
export async function workingRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return withinLimit(navigator.serviceWorker.ready, WORKER_LIMIT_MS).catch(() => undefined);
}
