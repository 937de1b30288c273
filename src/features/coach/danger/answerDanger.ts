import i18next from 'i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import type { Recognised } from '../../../domain/danger/recogniseDanger';
import { newMessage } from '../chat/newMessage';

/** What the list of conversations shows of one that began with such a message: nothing of it. */
export const discreetTitle = (language: string): string => i18next.getFixedT(language, 'danger')('title');

/**
 * The answer to a message of danger: the numbers to call, or where it is not sure, whether help is wanted, with yes and no
 * as the two suggestions.
 */
export function answerDanger({ danger, isSure }: Recognised, language: string): ChatMessage {
  const t = i18next.getFixedT(language, 'danger');
  if (isSure) return newMessage('ai', '', { danger });
  return newMessage('ai', t('ask.question'), { danger, suggestions: [t('ask.yes'), t('ask.no')] });
}

export type Reply = 'yes' | 'no' | undefined;

/** What a message replies to the question whether help is wanted, if that is what was asked last. */
export function replyTo(last: ChatMessage | undefined, text: string): Reply {
  if (last?.danger === undefined) return undefined;
  const [yes, no] = last.suggestions ?? [];
  return text === yes ? 'yes' : text === no ? 'no' : undefined;
}
