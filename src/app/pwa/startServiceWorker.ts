import { whenIdle } from '../../platform/whenIdle';
import { watchInstallation } from './installation';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';

/** What has to listen from the very start: missing chunks, and the browser's offer to install. */
export function listenFromTheStart(): void {
  reloadOnMissingChunk();
  watchInstallation();
}

/**
 * Registers the service worker once the first screen is shown and the browser is idle, so that filling its cache takes
 * no bandwidth from what the user looks at.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => whenIdle(() => void loadAndRegister());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function loadAndRegister(): Promise<void> {
  try {
    // Not `import().then(…)`: the build counts chained calls as part of the loading, so the browser's refusal of the
    // worker would look like a missing chunk.
    const { registerServiceWorker } = await import('./registerServiceWorker');
    await registerServiceWorker();
  } catch (error) {
    console.warn('No service worker, so no offline use:', error);
  }
}
