import { addPlugins, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { emptiedPage } from './emptiedPage';
import { isWholeFile } from './wholeFile';

const pathOf = (url: string) => new URL(url).pathname;

/** Stores everything the build made when the worker is installed, or nothing, and answers from it. */
export function precacheBuild(entries: (PrecacheEntry | string)[]): void {
  addPlugins([
    {
      // What a server once sent in the place of the file may lie in the browser's own cache, for a year where it said so.
      fetchDidSucceed: async ({ request, response }) =>
        isWholeFile(pathOf(request.url), response) ? response : fetch(request, { cache: 'reload' }),
      // Every screen opens with the page; an installation must fail without it.
      handlerDidError: async ({ event, request }) =>
        event.type === 'fetch' && pathOf(request.url) === '/' ? emptiedPage(navigator.language) : undefined,
      cacheWillUpdate: async ({ request, response }) => (isWholeFile(pathOf(request.url), response) ? response : null),
    },
  ]);
  precacheAndRoute(entries);
  cleanupOutdatedCaches();
}
