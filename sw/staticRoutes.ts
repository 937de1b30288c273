import { cacheNames } from 'workbox-core';

/** The static routing of service workers, which TypeScript does not know yet. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes(rule: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }): Promise<void>;
}

const hasRoutes = (event: ExtendableEvent): event is RoutedInstallEvent => 'addRoutes' in event;

/**
 * Where the browser can, it answers from the precache without starting this worker: what has a hash in its name needs no
 * look. What is not there comes from the network, as ever.
 */
export function answerAssetsDirectly(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('install', (event) => {
    if (!hasRoutes(event)) return;
    const condition = { urlPattern: { pathname: '/assets/*' } };
    event.waitUntil(event.addRoutes({ condition, source: { cacheName: cacheNames.precache } }));
  });
}
