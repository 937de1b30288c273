import type { BookFact, StoredCoachBook } from '../book.ts';
import type { TopicFile } from './topicFile.ts';

/** A topic as it is stored: the examples, which the classifier was made from, and the sources stay behind. */
export function storedTopic({ why, facts }: TopicFile): StoredCoachBook['topics'][string] {
  const stored = Object.entries(facts).map(
    ([
      id,
      {
        asks: [ask = ''],
        source: _,
        ...fact
      },
    ]): [string, BookFact] => [id, { ask, ...fact }],
  );
  return { ...(why !== undefined && { why }), facts: Object.fromEntries(stored) };
}
