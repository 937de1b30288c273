/** `ios-not-installed`: iOS lets only apps on the home screen notify. */
export type NotificationSupport = 'supported' | 'unsupported' | 'ios-not-installed';

/** A question that the browser hides behind an icon may never be answered, ms. */
const ASK_LIMIT_MS = 60_000;

/** Longest wait for the service worker, ms: where the browser refused it, it never comes. */
const WORKER_LIMIT_MS = 10_000;

export function notificationSupport(): NotificationSupport {
  if ('Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis) return 'supported';
  const isOpenInIosBrowser = 'standalone' in navigator && navigator.standalone !== true;
  return isOpenInIosBrowser ? 'ios-not-installed' : 'unsupported';
}

/** The permission as it is; `default`: not asked yet, or the question was closed. */
export function notificationPermission(): NotificationPermission {
  return notificationSupport() === 'supported' ? Notification.permission : 'default';
}

/** Asks for the permission, where the person has not answered yet. Only to be called from a tap. Never rejects. */
export async function askPermission(): Promise<NotificationPermission> {
  if (notificationPermission() !== 'default' || notificationSupport() !== 'supported') return notificationPermission();
  try {
    return (await withinLimit(Notification.requestPermission(), ASK_LIMIT_MS)) ?? 'default';
  } catch (error) {
    console.warn('The notification permission could not be asked for', error);
    return 'default';
  }
}

/** The registration with its worker at work; undefined where the browser has none. */
export async function workingRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return withinLimit(navigator.serviceWorker.ready, WORKER_LIMIT_MS);
}

/** What the work gives; undefined once the limit (ms) is over. */
function withinLimit<R>(work: Promise<R>, limit: number): Promise<R | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
