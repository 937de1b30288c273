/** Kept with the entry of the session's history, so it lives through the reload and is gone when the person goes on. */
const MARK = 'reloadedVersion';

interface Page {
  history: Pick<History, 'state' | 'replaceState'>;
  /** Whether loading the page again would bring another version than this one. */
  hasNewer: () => Promise<boolean>;
  reload: () => void;
}

/**
 * A part of the app that can't be loaded is most likely one that a newer deploy has replaced: loading the page again
 * brings the new ones. Where there is no other version it is something else: no network, or a page that is being left,
 * whose loading Firefox and Safari cut off; loading it again would hold the person back. Once: a page that is still the
 * same `version` after it would only turn in circles.
 */
export async function reloadOnce(version: string, { history, hasNewer, reload }: Page): Promise<void> {
  if (!(await hasNewer())) return;
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  const before = MARK in kept ? kept[MARK] : undefined;
  if (before === version) return;
  history.replaceState({ ...kept, [MARK]: version }, '');
  reload();
}

/** Whether the server has a page of another version; the service worker answers for the address without a query. */
async function servesOther(version: string): Promise<boolean> {
  const response = await fetch('/?served', { cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(version);
}

export function reloadOnMissingChunk(): void {
  let isReplaced = false; // by a worker that has taken over since the page was loaded
  if ('serviceWorker' in navigator) {
    const workers = navigator.serviceWorker;
    let hasWorker = workers.controller !== null; // the first ever brings nothing newer
    workers.addEventListener('controllerchange', () => {
      isReplaced = hasWorker;
      hasWorker = true;
    });
  }
  addEventListener('vite:preloadError', () => {
    // The address of the built script has its hash in it: the version of the page, which names it.
    const version = new URL(import.meta.url).pathname;
    const hasNewer = async () => isReplaced || servesOther(version);
    void reloadOnce(version, { history, hasNewer, reload: () => location.reload() });
  });
}
