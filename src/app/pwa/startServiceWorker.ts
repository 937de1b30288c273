import { watchInstallation } from './installation';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';

/** Safari has no idle callback. */
const whenIdle: (action: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (action) => setTimeout(action);

/**
 * Makes the page an installable app: listens from the start, and registers the service worker when the first screen is
 * there and the browser has nothing better to do, so that filling its store takes no bandwidth from what is looked at.
 */
export function startServiceWorker(): void {
  reloadOnMissingChunk();
  watchInstallation();
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    whenIdle(() => {
      import('./registerServiceWorker').then((module) => module.registerServiceWorker()).catch(console.warn);
    });
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
