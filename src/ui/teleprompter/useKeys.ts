import { type RefObject, useEffect } from 'react';
import { skipped, toggled } from '../../domain/teleprompter/promptSession';
import { shownLanguage } from '../../i18n/i18n';
import { directionOf } from '../../lib/direction';
import { changeSpeed, toggleMirror } from '../../state/slices/teleprompterStore';
import type { SessionStore } from './sessionStore';

/**
 * Controls the teleprompter by keyboard or clicker: Space starts and pauses, arrows up and down change the speed, left
 * and right or page up and down the part, M mirrors. Escape belongs to the dialog.
 */
export function useKeys(session: SessionStore, dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const skip = (parts: number) => session.setState((state) => skipped(state, parts));
    const forward = directionOf(shownLanguage()) === 'rtl' ? -1 : 1;
    const actions: Readonly<Record<string, () => void>> = {
      ' ': () => session.setState(toggled),
      ArrowUp: () => changeSpeed(1),
      ArrowDown: () => changeSpeed(-1),
      ArrowRight: () => skip(forward),
      ArrowLeft: () => skip(-forward),
      PageDown: () => skip(1),
      PageUp: () => skip(-1),
      m: toggleMirror,
    };

    const act = (event: KeyboardEvent) => {
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (!action || event.altKey || event.ctrlKey || event.metaKey || (event.key === ' ' && isOnButton)) return;
      event.preventDefault(); // or the text would scroll
      action();
    };
    // A tap on a button leaves the focus on the main one, so that Space stays its key.
    const keepFocus = (event: MouseEvent) => event.preventDefault();

    document.addEventListener('keydown', act);
    element?.addEventListener('mousedown', keepFocus);
    return () => {
      document.removeEventListener('keydown', act);
      element?.removeEventListener('mousedown', keepFocus);
    };
  }, [session, dialog]);
}
