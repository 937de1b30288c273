import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { modalStore } from './modals';
import { dismissToast, TOAST_DURATION, toastStore } from './toast';

const ACTION = 'min-h-11 rounded-control px-2.5 font-[660] text-paper underline underline-offset-4';

/**
 * Specification: top of the screen on small screens, bottom-right on larger ones (above a field at the bottom, if
 * there is one); F8; swipe right, 50 px. While a modal is open they are inside it: behind it they could not be tapped.
 */
export default function Toaster() {
  const { t } = useTranslation();
  const toasts = useStore(toastStore, (state) => state.toasts);
  const viewport = useRef<HTMLOListElement>(null);
  /** Escape was meant for something else, such as a menu: what can be undone must not vanish with it. */
  const escapedElsewhere = useRef(false);

  const modal = useStore(modalStore, ({ open }) => open.at(-1));
  const navigate = useNavigate();
  const bottom = useAboveComposer(toasts);

  const noteEscape = ({ target }: KeyboardEvent) => {
    escapedElsewhere.current = !(target instanceof Node && viewport.current?.contains(target));
  };
  const close = (id: number) => {
    if (!escapedElsewhere.current) dismissToast(id);
    escapedElsewhere.current = false;
  };

  return (
    <Toast.Provider duration={TOAST_DURATION} label={t('toast.region')} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, text, open, action, links }) => (
        <Toast.Root
          key={id}
          open={open}
          onEscapeKeyDown={noteEscape}
          onOpenChange={(isOpen) => isOpen || close(id)}
          className="flex animate-appear items-center gap-1 rounded-button bg-ink py-1.5 ps-4 pe-1.5 text-paper data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <Toast.Description className="flex-1 py-1.5 text-[15px]">{text}</Toast.Description>
          {action && (
            <Toast.Action altText={action.label} onClick={action.run} className={ACTION}>
              {action.label}
            </Toast.Action>
          )}
          {links.map(({ label, to }) => (
            <Toast.Action key={to} altText={label} onClick={() => navigate(to)} className={ACTION}>
              {label}
            </Toast.Action>
          ))}
          <Toast.Close aria-label={t('close')} className="grid size-11 flex-none place-items-center">
            <X size={20} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      {inFront(
        modal,
        <Toast.Viewport
          ref={viewport}
          hotkey={['F8']}
          label={`${t('toast.region')} ({hotkey})`}
          style={bottom}
          className="fixed inset-x-0 top-0 z-50 mx-auto w-full max-w-[480px] p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none sm:inset-x-auto sm:top-auto sm:end-0 sm:bottom-0"
        />,
      )}
    </Toast.Provider>
  );
}

const inFront = (modal: HTMLDialogElement | undefined, element: ReactNode) =>
  modal ? createPortal(element, modal) : element;

/** On larger screens, where a toast is at the bottom: keeps it above the composer, measured when the toast appears. */
function useAboveComposer(toasts: readonly unknown[]): CSSProperties | undefined {
  const [bottom, setBottom] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with every toast
  useLayoutEffect(() => {
    const composer = document.querySelector('[data-composer]');
    const isAtBottom = matchMedia('(width >= 40rem)').matches;
    setBottom(composer && isAtBottom ? innerHeight - composer.getBoundingClientRect().top : undefined);
  }, [toasts]);
  return bottom === undefined ? undefined : { bottom };
}
