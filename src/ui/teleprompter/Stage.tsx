import { RotateCcw, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { paused, restarted } from '../../domain/teleprompter/promptSession';
import { IconButton } from '../IconButton';
import { useBack } from '../useBack';
import { useModal } from '../useModal';
import { Controls } from './Controls';
import { PartBar } from './PartBar';
import { ScriptText } from './ScriptText';
import type { SessionStore } from './sessionStore';
import { useKeptAwake } from './useKeptAwake';
import { useKeys } from './useKeys';
import { useTicking } from './useTicking';

interface Props {
  title: string;
  session: SessionStore;
  onClose: () => void;
}

/**
 * The whole screen: progress above, then the text, then the controls for the thumb below, or beside the text on a low
 * screen.
 */
export function Stage({ title, session, onClose }: Props) {
  const { t } = useTranslation('teleprompter');
  const { t: shell } = useTranslation();
  const dialog = useModal();
  useBack(1, onClose);
  const isFresh = useStore(session, ({ run }) => run.clock === 0 && run.words === 0);
  const { mayDim, dismiss } = useKeptAwake(session);
  useTicking(session);
  useKeys(session, dialog);

  useEffect(() => () => session.setState(paused), [session]);

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-paper p-0 text-ink"
    >
      <div className="flex size-full flex-col pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] [@media(height<480px)]:flex-row">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <header className="flex items-center gap-2 px-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
            <IconButton icon={X} label={shell('close')} onClick={onClose} />
            <p className="min-w-0 flex-1 truncate text-center text-sm text-soft">{title}</p>
            <IconButton
              icon={RotateCcw}
              label={t('restart')}
              disabled={isFresh}
              onClick={() => session.setState(restarted)}
            />
          </header>
          <PartBar session={session} />
          <ScriptText title={title} session={session} />
          {mayDim && (
            <div className="flex items-center gap-2 border-t border-line bg-sunk ps-4 pe-1">
              <p className="flex-1 py-2 text-sm text-soft">{t('mayTurnOff')}</p>
              <IconButton icon={X} label={t('dismiss')} onClick={dismiss} />
            </div>
          )}
        </div>
        <Controls session={session} />
      </div>
    </dialog>
  );
}
