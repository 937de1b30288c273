/** Kept in the session history's entry, so it survives the reload and is gone once the user navigates on. */
const MARK = 'reloadedVersion';

interface Page {
  history: Pick<History, 'state' | 'replaceState'>;
  /** Whether reloading the page would bring a version other than this one. */
  hasNewer: () => Promise<boolean>;
  reload: () => void;
}

/**
 * A part of the app that can't be loaded was most likely replaced by a newer deploy: reloading the page brings the new
 * parts. Where there is no other version the cause is something else: no network, or the page is being left, when
 * Firefox and Safari abort its loading; reloading would hold the user back. Reloads once only: a page that is still the
 * same `version` afterwards would reload for ever.
 */
export async function reloadOnce(version: string, { history, hasNewer, reload }: Page): Promise<void> {
  if (!(await hasNewer())) return;
  const state: unknown = history.state;
  const keptState = typeof state === 'object' && state !== null ? state : {};
  const before = MARK in keptState ? keptState[MARK] : undefined;
  if (before === version) return;
  history.replaceState({ ...keptState, [MARK]: version }, '');
  reload();
}

/** Whether the server has another version of the page; the service worker answers for the address without a query. */
async function servesOther(version: string): Promise<boolean> {
  const response = await fetch('/?served', { cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(version);
}

export function reloadOnMissingChunk(): void {
  let isReplaced = false; // by a worker that took over after the page was loaded
  if ('serviceWorker' in navigator) {
    const workers = navigator.serviceWorker;
    let hasWorker = workers.controller !== null; // the very first worker brings nothing newer
    workers.addEventListener('controllerchange', () => {
      isReplaced = hasWorker;
      hasWorker = true;
    });
  }
  addEventListener('vite:preloadError', () => {
    // The address of the built script contains its hash, so it names the version of the page.
    const version = new URL(import.meta.url).pathname;
    const hasNewer = async () => isReplaced || servesOther(version);
    void reloadOnce(version, { history, hasNewer, reload: () => location.reload() });
  });
}
