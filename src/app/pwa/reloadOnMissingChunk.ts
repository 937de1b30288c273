/** Kept with the entry of the session's history, so it lives through the reload and is gone when the person goes on. */
const MARK = 'reloadedVersion';

interface Page {
  history: Pick<History, 'state' | 'replaceState'>;
  onLine: boolean;
  reload: () => void;
}

/**
 * A part of the app that can't be loaded is most likely one that a newer deploy has replaced: loading the page again
 * brings the new ones. Once: a page that is still the same `version` after it would only turn in circles. Never without
 * a network, where it could not help.
 */
export function reloadOnce(version: string, { history, onLine, reload }: Page): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  const before = MARK in kept ? kept[MARK] : undefined;
  if (!onLine || before === version) return;
  history.replaceState({ ...kept, [MARK]: version }, '');
  reload();
}

export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    // The address of the built script has its hash in it: the version of the page.
    reloadOnce(import.meta.url, { history, onLine: navigator.onLine, reload: () => location.reload() });
  });
}
