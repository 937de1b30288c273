import { type ReactNode, useEffect, useRef } from 'react';

/** A panel from the start edge over the page; Escape and a tap on the overlay close it. */
export function Drawer({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
      className="m-0 h-dvh max-h-none w-[84vw] max-w-[340px] animate-appear bg-paper p-0 text-ink backdrop:bg-black/50"
    >
      <div className="h-full">{children}</div>
    </dialog>
  );
}
