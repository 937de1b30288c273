import { CHAT_HISTORY_LIMIT, type HistoryItem } from '../../../contracts/chat';
import type { ChatMessage } from '../../../contracts/conversation';
import type { Profile } from '../../../contracts/profile';
import { profileItem } from '../../../contracts/profileItem';

const bytesOf = (items: readonly HistoryItem[]) => new TextEncoder().encode(JSON.stringify(items)).length;

/**
 * What is sent along with a question: the profile as the first item, then as many of the last messages as fit into
 * `limit` bytes of JSON. The history is cut from its oldest end; the profile is kept. Messages that tell of danger are
 * never sent.
 */
export function fitHistory(
  messages: readonly ChatMessage[],
  profile: Profile | null,
  limit: number = CHAT_HISTORY_LIMIT,
): HistoryItem[] {
  const head = profile ? [profileItem(profile)] : [];
  const turns = messages
    .filter((message) => !message.failed && message.danger === undefined)
    .map<HistoryItem>(({ type, content, timestamp }) => ({
      role: type === 'user' ? 'user' : 'assistant',
      content,
      timestamp,
    }));
  let room = limit - bytesOf(head);
  let first = turns.length;
  while (first > 0) {
    const turn = turns[first - 1];
    if (!turn) break;
    room -= bytesOf([turn]);
    if (room < 0) break;
    first -= 1;
  }
  return [...head, ...turns.slice(first)];
}
