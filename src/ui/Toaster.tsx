import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { dismissToast, TOAST_DURATION, toastStore } from './toast';

/** Specification: top of the screen on small screens, bottom-right on larger ones; F8; swipe right, 50 px. */
export default function Toaster() {
  const { t } = useTranslation();
  const toasts = useStore(toastStore, (state) => state.toasts);
  const viewport = useRef<HTMLOListElement>(null);
  /** Escape was meant for something else, a menu say: what can be undone must not vanish with it. */
  const escapedElsewhere = useRef(false);

  const noteEscape = ({ target }: KeyboardEvent) => {
    escapedElsewhere.current = !(target instanceof Node && viewport.current?.contains(target));
  };
  const close = (id: number) => {
    if (!escapedElsewhere.current) dismissToast(id);
    escapedElsewhere.current = false;
  };

  return (
    <Toast.Provider duration={TOAST_DURATION} label={t('toast.region')} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, text, open, action }) => (
        <Toast.Root
          key={id}
          open={open}
          onEscapeKeyDown={noteEscape}
          onOpenChange={(isOpen) => isOpen || close(id)}
          className="flex animate-appear items-center gap-1 rounded-button bg-ink py-1.5 ps-4 pe-1.5 text-paper data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <Toast.Description className="flex-1 py-1.5 text-[15px]">{text}</Toast.Description>
          {action && (
            <Toast.Action
              altText={action.label}
              onClick={action.run}
              className="min-h-11 rounded-control px-3 font-[660] text-paper underline underline-offset-4"
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label={t('close')} className="grid size-11 flex-none place-items-center">
            <X size={20} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        label={`${t('toast.region')} ({hotkey})`}
        className="fixed inset-x-0 top-0 z-50 mx-auto w-full max-w-[480px] p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none sm:inset-x-auto sm:top-auto sm:end-0 sm:bottom-0"
      />
    </Toast.Provider>
  );
}
