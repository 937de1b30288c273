import { type RefObject, useEffect } from 'react';

/** Takes the focus when its step appears, because the element that had it disappeared with the step before. */
export function useTakeFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus();
  }, [target]);
}
