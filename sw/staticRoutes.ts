import { cacheNames } from 'workbox-core';
import { LANGUAGE_CACHE, LANGUAGE_FOLDER } from '../src/contracts/languageFiles';

/** Static routing for service workers, which TypeScript's types do not have yet. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes(rules: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }[]): Promise<void>;
}

const hasRoutes = (event: ExtendableEvent): event is RoutedInstallEvent => 'addRoutes' in event;

/**
 * Where the browser supports it, it answers from the caches without starting this worker: a file with a hash in its
 * name needs no check. What is not cached comes from the network, as always.
 */
export function answerAssetsDirectly(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('install', (event) => {
    if (!hasRoutes(event)) return;
    const rule = (pathname: string, cacheName: string) => ({
      condition: { urlPattern: { pathname } },
      source: { cacheName },
    });
    event.waitUntil(
      event.addRoutes([rule('/assets/*', cacheNames.precache), rule(`${LANGUAGE_FOLDER}*/*`, LANGUAGE_CACHE)]),
    );
  });
}
