import { type RefObject, useEffect } from 'react';

/** Takes the focus when its step comes, where what had it went with the step before. */
export function useTakeFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus();
  }, [target]);
}
