import i18next from 'i18next';
import type { ChatMessage } from '../../../contracts/conversation';
import type { Recognised } from '../../../domain/danger/recogniseDanger';
import { words } from '../../../lib/fold';
import { newMessage } from '../chat/newMessage';

/** What the list of conversations shows for one that began with such a message: nothing of it. */
export const discreetTitle = (language: string): string => i18next.getFixedT(language, 'danger')('title');

/**
 * The answer to a message of danger: the numbers to call or, if that is uncertain, the question whether help is wanted,
 * with yes and no as the two suggestions.
 */
export function answerDanger({ danger, isSure }: Recognised, language: string): ChatMessage {
  const t = i18next.getFixedT(language, 'danger');
  if (isSure) return newMessage('ai', '', { danger });
  return newMessage('ai', t('ask.question'), { danger, suggestions: [t('ask.yes'), t('ask.no')] });
}

export type Reply = 'yes' | 'no' | undefined;

/** Ends the first word of a suggestion. */
const AFTER_WORD = /[,،、，፣\s]/;

/** Whether a message is a suggestion, or starts with its first word: what people type instead of tapping. */
const begins = (said: readonly string[], suggestion: string): boolean => {
  const [first = ''] = suggestion.split(AFTER_WORD);
  const wanted = words(first);
  return wanted.length > 0 && wanted.every((word, place) => word === said[place]);
};

/**
 * What a message replies to the question whether help is wanted, if that was asked last: tapped or typed. Anything more
 * than a bare no is a new statement, which is checked like any other message.
 */
export function replyTo(last: ChatMessage | undefined, text: string): Reply {
  const [yes, no] = (last?.danger && last.suggestions) || [];
  if (yes === undefined || no === undefined) return undefined;
  if (text === no) return 'no';
  const said = words(text);
  if (begins(said, yes)) return 'yes';
  const [bareNo = ''] = no.split(AFTER_WORD);
  return said.length === words(bareNo).length && begins(said, no) ? 'no' : undefined;
}
