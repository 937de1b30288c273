import { addPlugins, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { isWholeFile } from './wholeFile';

const pathOf = (url: string) => new URL(url).pathname;

/** Stores everything the build made when the worker is installed, or nothing, and answers from it. */
export function precacheBuild(entries: (PrecacheEntry | string)[]): void {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => (isWholeFile(pathOf(request.url), response) ? response : null),
    },
  ]);
  precacheAndRoute(entries);
  cleanupOutdatedCaches();
}
