// The kill switch: deployed at /sw.js in the place of a broken worker, it removes itself and everything it stored.
// Only windows that a worker answers for are loaded again: a page that registers this worker once more stays as it is.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      const windows = await self.clients.matchAll({ type: 'window' });
      await Promise.allSettled(windows.map((window) => window.navigate(window.url)));
    })(),
  );
});
