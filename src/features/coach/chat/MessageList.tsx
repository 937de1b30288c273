import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import { now } from '../../../platform/clock';
import { dangerAnswer } from '../danger/lazyDangerAnswer';
import { CoachMessage } from './CoachMessage';
import { Suggestions } from './Suggestions';
import { TypingIndicator } from './TypingIndicator';
import { UserMessage } from './UserMessage';

const VideoPanel = lazy(() => import('../video/VideoPanel'));

interface Props {
  messages: readonly ChatMessage[];
  isLoading: boolean;
  isTyping: boolean;
  /** Suggestions show only when no answer is on its way. */
  canSuggest: boolean;
  onSuggestion: (text: string) => void;
  onResend: (message: ChatMessage) => void;
  onAskAgain: () => void;
}

/** Space kept above the question, px. */
const MARGIN = 8;

/** Scrolls down to the end, but never past the last question or analysis: long answers are read from the beginning. */
function showEnd(list: HTMLElement): void {
  const question = Array.from(list.querySelectorAll<HTMLElement>('[data-question]')).at(-1);
  const end = list.scrollHeight - list.clientHeight;
  const target = question ? Math.min(end, question.offsetTop - MARGIN) : end;
  list.scrollTop = Math.max(list.scrollTop, target);
}

export function MessageList(props: Props) {
  const { messages, isLoading, isTyping, canSuggest, onSuggestion, onResend, onAskAgain } = props;
  const { t } = useTranslation('coach');
  const list = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(() => now().toISOString());
  const last = messages.at(-1);
  /** Failed, or abandoned: the app was closed before the answer came. */
  const hasNoAnswer = (message: ChatMessage) =>
    message.failed === true || (message === last && !isTyping && message.timestamp < openedAt);

  const show = () => {
    if (list.current) showEnd(list.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added, it comes into view
  useEffect(show, [last?.id, isTyping]);

  return (
    <div ref={list} className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-2 pb-4">
      <h1 className="sr-only">{t('chat.title')}</h1>
      {isLoading && <p className="animate-skeleton text-soft">{t('chat.opening')}</p>}
      {!isLoading && messages.length === 0 && !isTyping && (
        <p className="my-auto px-6 text-center text-soft">{t('chat.empty')}</p>
      )}
      <ol className="flex flex-col gap-4">
        {messages.map((message, index) =>
          message.type === 'user' ? (
            <li key={message.id} data-question className="flex flex-col items-end">
              <UserMessage message={message} {...(hasNoAnswer(message) && { onResend: () => onResend(message) })} />
            </li>
          ) : message.type === 'video_analysis' ? (
            <li key={message.id} data-question>
              <Suspense fallback={null}>
                <VideoPanel message={message} onShown={show} />
              </Suspense>
            </li>
          ) : message.danger && !message.suggestions ? (
            <li key={message.id}>
              <Suspense fallback={null}>
                <dangerAnswer.Part danger={message.danger} onShown={show} />
              </Suspense>
            </li>
          ) : (
            <li key={message.id}>
              <CoachMessage
                message={message}
                isFirst={messages[index - 1]?.type !== 'ai'}
                isEndOfAnswer={message.suggestions !== undefined}
                isLast={message === last && !isTyping}
                onAskAgain={onAskAgain}
              />
            </li>
          ),
        )}
      </ol>
      {isTyping && <TypingIndicator isFirst={last?.type !== 'ai'} />}
      {canSuggest && last?.suggestions && <Suggestions suggestions={last.suggestions} onChoose={onSuggestion} />}
    </div>
  );
}
