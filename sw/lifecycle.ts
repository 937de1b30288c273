import { ACTIVATE_WHEN_IDLE, SKIP_WAITING } from '../src/contracts/serviceWorker';
import type { AskedWindow } from './askWindow';
import { noneInUse } from './windowsInUse';

/** The part of the service worker's scope that is used here. */
interface Version extends Pick<ServiceWorkerGlobalScope, 'addEventListener' | 'skipWaiting'> {
  clients: { claim(): Promise<void>; matchAll(options: ClientQueryOptions): Promise<readonly AskedWindow[]> };
}

/**
 * A new version waits. It takes over when the person agrees, or by itself when no window is in use: taking over under
 * an open page would remove the lazy screens that page may still load.
 */
export function takeOver(worker: Version): void {
  worker.addEventListener('message', (event) => {
    if (event.data?.type === SKIP_WAITING) event.waitUntil(worker.skipWaiting());
    if (event.data?.type === ACTIVATE_WHEN_IDLE) event.waitUntil(takeOverWhenIdle(worker));
  });
  // The worker already answers the very first visit, so that the app works offline from then on.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}

async function takeOverWhenIdle(worker: Version): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (await noneInUse(windows)) await worker.skipWaiting();
}
