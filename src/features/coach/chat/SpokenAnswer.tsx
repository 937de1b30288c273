import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import { now } from '../../../platform/clock';
import { plainText } from './plainText';

/**
 * Tells a screen reader what the coach answers, bubble by bubble, as it comes; what was there already when the chat was
 * opened stays silent.
 */
export function SpokenAnswer({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation('coach');
  const [openedAt] = useState(() => now().toISOString());
  const answer = messages.slice(messages.findLastIndex(({ type }) => type === 'user') + 1);
  return (
    <div aria-live="polite" className="sr-only">
      {answer
        .filter(({ timestamp }) => timestamp >= openedAt)
        .map(({ id, content, offline, suggestions }) => (
          <Fragment key={id}>
            <p>{plainText(content)}</p>
            {offline && suggestions && <p>{t('chat.offlineAnswer')}</p>}
          </Fragment>
        ))}
    </div>
  );
}
