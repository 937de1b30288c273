import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import { numberFormat } from '../../../i18n/formatters';
import { now } from '../../../platform/clock';

interface Props {
  message: ChatMessage;
  /** Only if the question can be asked again. */
  onAskAgain?: () => void;
}

const SECOND = 1000;

/** A wait in words, rounded up to its largest fitting unit. Takes seconds. */
function inWords(seconds: number): string {
  const [value, unit] =
    seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return numberFormat({ style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
}

/** Seconds until then, counting down; 0 if it is past or unknown. */
function useSecondsUntil(until: string | undefined): number {
  const left = () => (until ? Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / SECOND)) : 0);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(left()), SECOND);
    return () => clearTimeout(timer);
  });
  return seconds;
}

/** Says under an answer that the device gave it, and why; the model can be asked again once that is allowed. */
export default function AnswerNote({ message: { instead }, onAskAgain }: Props) {
  const { t } = useTranslation('chat');
  const seconds = useSecondsUntil(instead?.until);
  return (
    <div className="mt-1 text-sm text-soft">
      <p>{t(`answered.${instead?.reason ?? 'offline'}`)}</p>
      {onAskAgain && (
        <button
          type="button"
          onClick={onAskAgain}
          disabled={seconds > 0}
          className="-ms-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-[600] text-ink disabled:text-soft"
        >
          <RotateCcw size={18} aria-hidden="true" />
          {seconds > 0 ? t('answered.againIn', { wait: inWords(seconds) }) : t('answered.again')}
        </button>
      )}
    </div>
  );
}
