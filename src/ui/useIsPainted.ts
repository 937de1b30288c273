import { useDeferredValue } from 'react';

/**
 * False for the first picture of a screen, true from the next on: what lies below the fold comes right after what a tap
 * has waited for.
 */
export const useIsPainted = (): boolean => useDeferredValue(true, false);
