import { fold } from '../../lib/fold';
import { type Findable, termsOf } from './searchIndex';

/** How many words are shown before the match, and how many in all. */
const WORDS_BEFORE = 3;
const WORDS = 18;

/** The part of a text, other than the title, that matches the query; undefined if only the title does. */
export function excerptOf({ title, texts }: Findable, query: string): string | undefined {
  const inTitle = fold(title);
  const terms = termsOf(query);
  const beyond = terms.filter((term) => !inTitle.includes(term));
  for (const term of [...beyond, ...terms]) {
    for (const text of texts) {
      const words = text.split(/\s+/).filter(Boolean);
      const at = words.findIndex((word) => fold(word).includes(term));
      if (at < 0) continue;
      const start = Math.max(0, at - WORDS_BEFORE);
      const part = words.slice(start, start + WORDS).join(' ');
      return `${start > 0 ? '… ' : ''}${part}${start + WORDS < words.length ? ' …' : ''}`;
    }
  }
  return undefined;
}
