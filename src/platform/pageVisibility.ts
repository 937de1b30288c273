/** Reports when the page goes out of sight (the last sure moment to save) and when it is seen again. */
export interface PageVisibility {
  /** Each returns a function that stops it. */
  onHidden(react: () => void): () => void;
  onVisible(react: () => void): () => void;
}

/** The visibility of this page; without one (server, tests) nothing ever happens. */
export const pageVisibility: PageVisibility = {
  // Some browsers leave a page without a change of visibility.
  onHidden: (react) => listen('hidden', 'pagehide', react),
  // A page from the back/forward cache missed what the other tabs said.
  onVisible: (react) => listen('visible', 'pageshow', react),
};

function listen(state: DocumentVisibilityState, also: 'pagehide' | 'pageshow', react: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const stop = new AbortController();
  const check = () => document.visibilityState === state && react();
  // A page shown for the first time has not returned.
  const checkReturn = (event: PageTransitionEvent) => (also === 'pagehide' || event.persisted) && react();
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  window.addEventListener(also, checkReturn, { signal: stop.signal });
  return () => stop.abort();
}
