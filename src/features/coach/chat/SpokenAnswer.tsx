import { Fragment, lazy, Suspense, useState } from 'react';
import type { ChatMessage } from '../../../contracts/conversation';
import { now } from '../../../platform/clock';
import { plainText } from './plainText';

const AnswerNote = lazy(() => import('./AnswerNote'));

/**
 * Tells a screen reader what the coach answers, bubble by bubble, as it comes; messages already there when the chat was
 * opened stay silent.
 */
export function SpokenAnswer({ messages }: { messages: readonly ChatMessage[] }) {
  const [openedAt] = useState(() => now().toISOString());
  const answer = messages.slice(messages.findLastIndex(({ type }) => type === 'user') + 1);
  return (
    <div aria-live="polite" className="sr-only">
      {answer
        .filter(({ timestamp }) => timestamp >= openedAt)
        .map((message) => (
          <Fragment key={message.id}>
            <p>{plainText(message.content)}</p>
            {message.suggestions && (message.offline || message.instead) && (
              <Suspense fallback={null}>
                <AnswerNote message={message} />
              </Suspense>
            )}
          </Fragment>
        ))}
    </div>
  );
}
