import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOL_LINE } from '../../../contracts/chat';
import type { ChatMessage } from '../../../contracts/conversation';
import { IconButton } from '../../../ui/IconButton';
import { Mark } from '../../../ui/Mark';
import { RichText } from '../../../ui/RichText';
import { useCopied } from '../../../ui/useCopied';
import { plainText } from './plainText';
import { ToolLink } from './ToolLink';
import { useReadAloud } from './useReadAloud';

/** Rare, so not part of the first screen. */
const AnswerNote = lazy(() => import('./AnswerNote'));

interface Props {
  message: ChatMessage;
  /** The first bubble of an answer has the coach's mark. */
  isFirst: boolean;
  /** The last bubble of an answer says where the answer comes from. */
  isEndOfAnswer: boolean;
  /** The last one shows its buttons without being touched. */
  isLast: boolean;
  onAskAgain: () => void;
}

/** The coach's messages have no bubble. Hovering, focusing or tapping one reveals copy and read aloud. */
export function CoachMessage({ message, isFirst, isEndOfAnswer, isLast, onAskAgain }: Props) {
  const { t, i18n } = useTranslation('coach');
  const [isTouched, setTouched] = useState(false);
  const { isCopied, copy } = useCopied();
  const lines = message.content.split('\n');
  const tools = lines.flatMap((line) => TOOL_LINE.exec(line)?.[1] ?? []);
  const text = lines.filter((line) => !TOOL_LINE.test(line)).join('\n');
  const { isReading, toggle } = useReadAloud(plainText(text), i18n.language);
  const isRevealed = isLast || isTouched || isReading || isCopied;

  return (
    <div className="group flex animate-appear gap-3">
      {isFirst ? <Mark /> : <span className="w-[34px] flex-none" />}
      <div className="min-w-0 flex-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for touch; the buttons are always reachable by keyboard */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div dir="auto" onClick={() => setTouched(!isTouched)} className="flex flex-col gap-2 pt-1">
          <RichText text={text} />
        </div>
        {tools.map((path) => (
          <ToolLink key={path} path={path} />
        ))}
        {isEndOfAnswer && (message.offline || message.instead) && (
          <Suspense fallback={null}>
            <AnswerNote message={message} {...(isLast && { onAskAgain })} />
          </Suspense>
        )}
        {isEndOfAnswer && message.coach === 'model' && <p className="mt-1 text-sm text-soft">{t('chat.byModel')}</p>}
        <div
          className={`-ms-2.5 flex gap-1 text-soft transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 ${isRevealed ? '' : '-mb-11 opacity-0'}`}
        >
          <IconButton
            icon={isCopied ? Check : Copy}
            label={isCopied ? t('chat.copied') : t('chat.copy')}
            onClick={() => copy(plainText(text))}
          />
          <IconButton
            icon={isReading ? Square : Volume2}
            label={isReading ? t('chat.stopReading') : t('chat.readAloud')}
            onClick={toggle}
          />
          <span aria-live="polite" className="self-center text-sm">
            {isCopied && t('chat.copied')}
          </span>
        </div>
      </div>
    </div>
  );
}
