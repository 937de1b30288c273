// The kill switch: deployed at /sw.js in the place of a broken worker, it removes itself and everything it stored.
//   npm run build && cp scripts/kill-switch/sw.js dist/client/sw.js && npx wrangler deploy -c dist/jimp/wrangler.json
// What the person made is not touched: it lies in IndexedDB. The next build with a real worker brings offline use back.
// Only windows that a worker answers for are loaded again: a page that registers this worker once more stays as it is.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      const windows = await self.clients.matchAll({ type: 'window' });
      // Not waited for: a window can only be loaded when this worker has finished activating.
      for (const window of windows) window.navigate(window.url);
    })(),
  );
});
