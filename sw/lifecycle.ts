import { ACTIVATE_WHEN_IDLE, SKIP_WAITING } from '../src/contracts/serviceWorker';
import { noneInUse } from './idle';

/**
 * A new version waits. It takes over when the person agreed, or by itself when no window is in use: taking over under
 * an open page would take the page's lazy screens away.
 */
export function takeOver(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    if (event.data?.type === SKIP_WAITING) event.waitUntil(worker.skipWaiting());
    if (event.data?.type === ACTIVATE_WHEN_IDLE) event.waitUntil(takeOverWhenIdle(worker));
  });
  // The very first visit is answered by the worker too, so that it already works offline.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}

async function takeOverWhenIdle(worker: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (await noneInUse(windows)) await worker.skipWaiting();
}
