import { addPlugins, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { emptiedPage } from './emptiedPage';
import { isWholeFile } from './wholeFile';

const pathOf = (url: string) => new URL(url).pathname;

/** On installation, stores everything the build made, or nothing; then answers from it. */
export function precacheBuild(entries: (PrecacheEntry | string)[]): void {
  addPlugins([
    {
      // The browser's HTTP cache may hold what a server once sent in place of the file, for up to a year.
      fetchDidSucceed: async ({ request, response }) =>
        isWholeFile(pathOf(request.url), response) ? response : fetch(request, { cache: 'reload' }),
      // Every screen opens with the page, so an installation without it must fail.
      handlerDidError: async ({ event, request }) =>
        event.type === 'fetch' && pathOf(request.url) === '/' ? emptiedPage(navigator.language) : undefined,
      cacheWillUpdate: async ({ request, response }) => (isWholeFile(pathOf(request.url), response) ? response : null),
    },
  ]);
  precacheAndRoute(entries);
  cleanupOutdatedCaches();
}
