import { useSyncExternalStore } from 'react';

/** From here on the sidebar stays open beside the screen. */
const WIDE = '(min-width: 1024px)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
