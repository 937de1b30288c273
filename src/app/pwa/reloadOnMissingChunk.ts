/** Kept with the entry of the session's history, so it is gone when the person goes on, and lives through a reload. */
const MARK = 'reloadedFor';

interface Page {
  history: Pick<History, 'state' | 'replaceState'>;
  onLine: boolean;
  reload: () => void;
}

/**
 * A part of the app that can't be loaded is one that a newer deploy has replaced: loading the page again brings the new
 * ones. Once for each part, so that a part that is really missing ends in the error screen and not in a loop; never
 * without a network, where it could not help.
 */
export function reloadOnce(missing: Error, { history, onLine, reload }: Page): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  const before = MARK in kept ? kept[MARK] : undefined;
  if (!onLine || before === missing.message) return;
  history.replaceState({ ...kept, [MARK]: missing.message }, '');
  reload();
}

export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    reloadOnce(payload, { history, onLine: navigator.onLine, reload: () => location.reload() });
  });
}
