import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Addresses that are not screens: the calls, and the pictures of the app that stores show. */
const NOT_SCREENS = [/^\/api\//, /^\/screenshots\//];

/** Opens every screen with the precached page, which brings its own headers (the content security policy) along. */
export function routeNavigations(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/'), { denylist: NOT_SCREENS }));
}
