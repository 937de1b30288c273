import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './IconButton';
import { StorageNotice } from './StorageNotice';
import { useBack } from './useBack';
import { useModal } from './useModal';

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal on the browser's own <dialog>: it holds the focus and gives it back, and closes with Escape, Back or a tap
 * beside it. A sheet at the bottom of a phone, a card in the middle of a desktop.
 */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the close button, although it comes first: the dialog's subject is read out, and Tab goes on from there.
  const dialog = useModal(heading);
  const titleId = useId();
  useBack(1, onClose);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
      className="m-0 mt-auto max-h-[88dvh] w-full max-w-none animate-appear overflow-y-auto rounded-t-card border border-line bg-paper p-0 text-ink backdrop:bg-black/50 sm:m-auto sm:max-w-[480px] sm:rounded-card"
    >
      <div className="flex flex-col gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <header className="flex items-start gap-2">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="flex-1 pt-2 subtitle outline-none">
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} onClick={onClose} className="-me-2" />
        </header>
        {children}
        {/* What the page says about it lies behind. */}
        <StorageNotice />
      </div>
    </dialog>
  );
}
