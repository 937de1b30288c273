import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching';
import { REPAIR_PRECACHE } from '../src/contracts/serviceWorker';
import { isWholeFile } from './wholeFile';

/** The part of the service worker's scope that is used here. */
interface Version extends Pick<ServiceWorkerGlobalScope, 'addEventListener'> {
  registration: { installing: unknown; waiting: unknown; update(): Promise<unknown> };
}

/**
 * Fetches again what the browser has removed from the precache, because Workbox fills it only on installation. Every
 * page asks for this as it starts.
 */
export function repairPrecache(worker: Version, entries: readonly (PrecacheEntry | string)[]): void {
  const urls = entries.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  worker.addEventListener('message', (event) => {
    if (event.data?.type === REPAIR_PRECACHE) event.waitUntil(repairLost(worker, urls).catch(console.warn)); // the next start continues
  });
}

async function repairLost({ registration }: Version, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const keyOf = (url: string) => getCacheKeyForURL(url) ?? url;
  const lost = urls.filter((url) => !stored.has(keyOf(url)));
  if (lost.length === 0) return;
  // If the server already has a newer version, its answers are not ours; that version stores itself completely.
  await registration.update();
  if (registration.installing || registration.waiting) return;
  for (const url of lost) {
    const response = await fetch(url, { cache: 'reload' });
    if (!isWholeFile(new URL(response.url).pathname, response)) throw new Error(`${url}: ${response.status}`);
    await cache.put(keyOf(url), response);
  }
}
