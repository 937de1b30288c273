import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Applies what the address brings, once and as soon as everything is read, and cleans the address up, so that a reload
 * does not apply it again.
 *
 * @returns true until that is done
 */
export function useBrought(isBringing: boolean, isRead: boolean, take: () => void): boolean {
  const [, setParams] = useSearchParams();
  const takeOver = useEffectEvent(() => {
    take();
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (isBringing && isRead) takeOver();
  }, [isBringing, isRead]);
  return isBringing;
}
