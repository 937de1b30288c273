import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel from the start edge over the page; Escape and a tap on the overlay close it. Not a modal of the browser's, which
 * would cover the toasts too: whoever opens it makes the page behind it `inert`.
 */
export function Drawer({ label, closeLabel, onClose, children }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const close = useRef(onClose);
  close.current = onClose;

  // Before the browser takes the focus away from what became inert.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    panel.current?.focus();
  }, []);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const isBelow = document.querySelector('dialog:modal') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isBelow) close.current();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);

  return (
    <div className="fixed inset-0 z-40">
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
