import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Addresses that are not screens: the API, and the pictures of the app that stores show. */
const NOT_SCREENS = [/^\/api\//, /^\/screenshots\//];

/** Answers every navigation with the precached page, including its own headers (the content security policy). */
export function routeNavigations(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/'), { denylist: NOT_SCREENS }));
}
