import { useSyncExternalStore } from 'react';
import { isWide, WIDE } from '../platform/isWide';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
