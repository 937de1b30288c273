import { messageSW } from 'workbox-window';
import {
  ACTIVATE_WHEN_IDLE,
  ARE_YOU_IN_USE,
  REPAIR_PRECACHE,
  type ServiceWorkerMessage,
  SKIP_WAITING,
} from '../../contracts/serviceWorker';
import { isBusy } from '../../platform/busy';
import { createUpdateFlow } from './updateFlow';

const SCRIPT = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js';
const LOOK_EVERY_MS = 60 * 60 * 1000;

const isVisible = () => document.visibilityState === 'visible';
const isInUse = () => isVisible() || isBusy();

/** Calls back for the worker that is already waiting and for every later one. The very first worker does not wait. */
function whenWaiting(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) onWaiting();
    });
  if (registration.waiting && registration.active) onWaiting();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Offline there is nothing new to find; the next check comes by itself. */
function lookForUpdate(registration: ServiceWorkerRegistration): void {
  if (navigator.onLine) registration.update().catch(() => undefined);
}

/**
 * Registers the service worker and follows its new versions; it checks for them at the start, every hour and whenever
 * the app comes to the front. Rejects when the browser refuses the worker (a private window, storage blocked).
 */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  const controlled = container.controller !== null;
  const registration = await container.register(SCRIPT, {
    scope: '/',
    type: import.meta.env.DEV ? 'module' : 'classic',
    updateViaCache: 'none',
  });
  const tell = (worker: ServiceWorker | null, type: ServiceWorkerMessage['type']) => {
    if (worker) void messageSW(worker, { type });
  };

  const update = createUpdateFlow({
    controlled,
    isInUse,
    takeOver() {
      tell(registration.waiting, SKIP_WAITING);
      return registration.waiting !== null;
    },
    takeOverWhenIdle: () => tell(registration.waiting, ACTIVATE_WHEN_IDLE),
    reload: () => location.reload(),
  });

  container.addEventListener('controllerchange', update.controllerChanged);
  container.addEventListener('message', (event) => {
    if (event.data?.type === ARE_YOU_IN_USE) event.ports[0]?.postMessage(isInUse());
  });
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) lookForUpdate(registration);
    else update.hidden();
  });
  setInterval(lookForUpdate, LOOK_EVERY_MS, registration);
  whenWaiting(registration, update.waiting);
  tell(registration.active, REPAIR_PRECACHE);
}
