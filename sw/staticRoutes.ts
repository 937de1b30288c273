import { cacheNames } from 'workbox-core';
import { LANGUAGE_CACHE, LANGUAGE_FOLDER } from '../src/contracts/languageFiles';

/** The static routing of service workers, which TypeScript does not know yet. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes(rules: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }[]): Promise<void>;
}

const hasRoutes = (event: ExtendableEvent): event is RoutedInstallEvent => 'addRoutes' in event;

/**
 * Where the browser can, it answers from the caches without starting this worker: what has a hash in its name needs no
 * look. What is not there comes from the network, as ever.
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
