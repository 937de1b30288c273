import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBack } from './useBack';

interface Props {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel from the start edge over what lies beside it on the page; Escape, Back and a tap on the overlay close it. Not
 * a browser modal, which would cover the toasts too.
 */
export function Drawer({ label, closeLabel, onClose, children }: Props) {
  const drawer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useBack(1, onClose);

  // The page beside it is unreachable; in the end the focus returns to where it was.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const page = Array.from(drawer.current?.parentElement?.children ?? []).filter((part) => part !== drawer.current);
    for (const part of page) part.toggleAttribute('inert', true);
    panel.current?.focus();
    return () => {
      for (const part of page) part.toggleAttribute('inert', false);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('dialog:modal') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <div ref={drawer} className="fixed inset-0 z-40">
      <button
        type="button"
        tabIndex={-1}
        aria-label={closeLabel}
        onClick={onClose}
        className="absolute inset-0 size-full bg-black/50"
      />
      <dialog
        ref={panel}
        open
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className="absolute start-0 top-0 m-0 h-dvh max-h-none w-[84vw] max-w-[340px] animate-appear bg-paper p-0 text-ink outline-none"
      >
        {children}
      </dialog>
    </div>
  );
}
