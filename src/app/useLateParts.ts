import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/whenIdle';
import { followHome } from './homeShell/followHome';
import { loadParts } from './parts';

/** Fetches what is not part of the first screen once that screen is there; true from then on. */
export function useLateParts(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        void loadParts();
        followHome();
        import('./keepData').then((module) => module.keepData(), console.warn);
        startTransition(() => setLate(true)); // in slices, between which a tap is answered
      }),
    [],
  );
  return isLate;
}
