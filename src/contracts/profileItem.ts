import * as z from 'zod/mini';
import type { HistoryItem } from './chat';
import { type Profile, profile } from './profile';

/** The profile travels as the first history item of POST /api/chat: role user, with this as JSON in `content`. */
const profileContent = z.object({ profile: z.partial(profile) });
const LOOKS_LIKE_ONE = /^\s*\{\s*"profile"\s*:/;

/** The history item that carries a profile. */
export function profileItem(value: Profile): HistoryItem {
  return { role: 'user', content: JSON.stringify({ profile: value }) };
}

/**
 * Takes the profile off the front of a history. Without one, the history is returned unchanged; an unreadable one is
 * dropped, so that its JSON is never taken for something that was said. Answers may be missing from it.
 */
export function takeProfile(history: readonly HistoryItem[]): {
  profile?: Partial<Profile>;
  history: readonly HistoryItem[];
} {
  const [first, ...rest] = history;
  if (first?.role !== 'user' || !LOOKS_LIKE_ONE.test(first.content)) return { history };
  try {
    const read = profileContent.safeParse(JSON.parse(first.content));
    return { profile: read.data?.profile, history: rest };
  } catch {
    return { history: rest };
  }
}
