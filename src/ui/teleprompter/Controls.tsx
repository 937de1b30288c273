import {
  AArrowDown,
  AArrowUp,
  CaretsToAxisDashedVertical,
  type LucideIcon,
  Minus,
  Pause,
  Play,
  Plus,
  RotateCcw,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { SPEED, TEXT_SIZE } from '../../contracts/teleprompter';
import { type Session, skipped, toggled } from '../../domain/teleprompter/promptSession';
import { isOver } from '../../domain/teleprompter/run';
import { formatNumber } from '../../i18n/figures';
import { changeSpeed, changeTextSize, teleprompterStore, toggleMirror } from '../../state/slices/teleprompterStore';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Stepper } from './Stepper';
import type { SessionStore } from './sessionStore';

/** How the text is shown and, low on the screen, what is tapped most. */
export function Controls({ session }: { session: SessionStore }) {
  const { t } = useTranslation('teleprompter');
  const { wordsPerMinute, textSize, isMirrored } = useStore(teleprompterStore);
  const { timeline } = session.getState();
  const part = useStore(session, ({ run }) => run.part);
  const main = useStore(session, mainOf);
  const Icon = ICONS[main];
  const skip = (parts: number) => session.setState((state) => skipped(state, parts));

  return (
    <div className="mx-auto flex w-full max-w-[560px] flex-none flex-col justify-end gap-2 border-t border-line px-3 pt-1 pb-[max(1rem,env(safe-area-inset-bottom))] sm:border-t-0 [@media(height<480px)]:max-w-[340px] [@media(height<480px)]:border-t-0">
      <div className="flex items-center justify-between gap-1">
        <Stepper
          label={t('speed', { words: formatNumber(wordsPerMinute) })}
          range={SPEED}
          value={wordsPerMinute}
          unit={t('wordsPerMinute')}
          less={{ icon: Minus, label: t('slower') }}
          more={{ icon: Plus, label: t('faster') }}
          onStep={changeSpeed}
        />
        <Stepper
          label={t('size', { size: formatNumber(textSize) })}
          range={TEXT_SIZE}
          value={textSize}
          less={{ icon: AArrowDown, label: t('smaller') }}
          more={{ icon: AArrowUp, label: t('larger') }}
          onStep={changeTextSize}
        />
        <IconButton
          icon={CaretsToAxisDashedVertical}
          label={t('mirror')}
          aria-pressed={isMirrored}
          onClick={toggleMirror}
          className="aria-pressed:bg-ink aria-pressed:text-paper"
        />
      </div>
      <div className="flex items-center gap-1">
        <IconButton icon={SkipBack} label={t('previous')} onClick={() => skip(-1)} className="rtl:-scale-x-100" />
        <Button data-initial-focus onClick={() => session.setState(toggled)} className="min-h-16 flex-1">
          <Icon size={24} strokeWidth={2} aria-hidden="true" />
          {t(main)}
        </Button>
        <IconButton
          icon={SkipForward}
          label={t('next')}
          disabled={part === timeline.length - 1}
          onClick={() => skip(1)}
          className="rtl:-scale-x-100"
        />
      </div>
    </div>
  );
}

const ICONS = {
  start: Play,
  skip: SkipForward,
  pause: Pause,
  resume: Play,
  again: RotateCcw,
} as const satisfies Record<string, LucideIcon>;

/** What the main button does now; also the name of its label. */
function mainOf({ phase, run, timeline }: Session): keyof typeof ICONS {
  if (phase === 'counting') return 'skip';
  if (phase === 'running') return 'pause';
  if (isOver(run, timeline)) return 'again';
  return run.clock > 0 ? 'resume' : 'start';
}
