/** Kept with the entry of the session's history, so it lives through the reload and is gone when the person goes on. */
const MARK = 'reloadedVersion';

interface Page {
  history: Pick<History, 'state' | 'replaceState'>;
  /** Something newer can come: from the network, or from a worker that has taken over since the page was loaded. */
  canBeNewer: boolean;
  reload: () => void;
}

/**
 * A part of the app that can't be loaded is most likely one that a newer deploy has replaced: loading the page again
 * brings the new ones. Once: a page that is still the same `version` after it would only turn in circles. Never where it
 * could not help.
 */
export function reloadOnce(version: string, { history, canBeNewer, reload }: Page): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  const before = MARK in kept ? kept[MARK] : undefined;
  if (!canBeNewer || before === version) return;
  history.replaceState({ ...kept, [MARK]: version }, '');
  reload();
}

export function reloadOnMissingChunk(): void {
  let isReplaced = false;
  if ('serviceWorker' in navigator) {
    const workers = navigator.serviceWorker;
    let hasWorker = workers.controller !== null; // the first ever brings nothing newer
    workers.addEventListener('controllerchange', () => {
      isReplaced = hasWorker;
      hasWorker = true;
    });
  }
  addEventListener('vite:preloadError', () => {
    // The address of the built script has its hash in it: the version of the page.
    const canBeNewer = navigator.onLine || isReplaced;
    reloadOnce(import.meta.url, { history, canBeNewer, reload: () => location.reload() });
  });
}
