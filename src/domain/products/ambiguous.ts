import { comparedWords } from '../../lib/nameFinder.ts';
import { AMBIGUOUS_ENGLISH } from './ambiguousEnglish.ts';
import { AMBIGUOUS_FRENCH } from './ambiguousFrench.ts';
import type { Original } from './productBook.ts';

/** One thing that an ambiguous word can mean, and the compared words beside it that decide for it. */
export interface Meaning {
  family: string;
  kind: string;
  decidedBy: readonly string[];
}

/** Words that mean several products, with what each can mean. */
export type AmbiguousWords = ReadonlyMap<string, readonly Meaning[]>;

/** A line a word or several: « souris: computers/mouse sans fil; cats/cat-toy chat », the deciding words after each kind. */
const LINES: Readonly<Record<Original, string>> = { fr: AMBIGUOUS_FRENCH, en: AMBIGUOUS_ENGLISH };

/** The ambiguous words of one language. */
export function ambiguousWords(language: Original): AmbiguousWords {
  return new Map(
    LINES[language]
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', meanings = ''] = line.split(': ');
        const read = meanings.split('; ').map(meaning);
        return words.split(', ').map((word) => [word, read] as const);
      }),
  );
}

function meaning(text: string): Meaning {
  const [id = '', ...decidedBy] = text.split(' ');
  const [family = '', kind = ''] = id.split('/');
  return { family, kind, decidedBy: decidedBy.flatMap(comparedWords) };
}

/** What a word means beside those words: all it can mean if they do not decide. */
export function meaningsBeside(meanings: readonly Meaning[], words: readonly string[]): readonly Meaning[] {
  const beside = new Set(words);
  const votes = meanings.map(({ decidedBy }) => decidedBy.filter((word) => beside.has(word)).length);
  const most = Math.max(...votes);
  return most === 0 ? meanings : meanings.filter((_, index) => votes[index] === most);
}
