import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { markBusy } from '../platform/busy';
import { addModal } from './modals';

/**
 * Shows a <dialog> (the returned ref) as a modal for as long as its component is mounted: it holds the focus and gives
 * it back. The focus starts at `[data-initial-focus]`, else at `first`.
 */
export function useModal(first?: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const key = useId();

  // Before the browser removes the element, or the focus would not return.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const start = element?.querySelector<HTMLElement>('[data-initial-focus]') ?? first?.current;
    start?.focus();
    markBusy(key, true);
    const remove = element ? addModal(element) : undefined;
    return () => {
      remove?.();
      markBusy(key, false);
      element?.close();
    };
  }, [key, first]);

  return dialog;
}
