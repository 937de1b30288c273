import { comparedWords } from '../../lib/nameFinder.ts';

/** One thing that an ambiguous word can mean, and the compared words beside it that decide for it. */
export interface Meaning {
  family: string;
  kind: string;
  /** It is meant by most who describe it, if nothing decides; `always`: even by who says no more than the word. */
  usual?: 'described' | 'always';
  decidedBy: readonly string[];
}

/** Words that mean several products, with what each can mean. */
export type AmbiguousWords = ReadonlyMap<string, readonly Meaning[]>;

/**
 * The ambiguous words of a language, from its lines: a word or several, then what they mean, a kind each with the words that
 * decide for it and a star before the usual one, two if it is meant even by the bare word: « souris: *computers/mouse sans fil; cats/cat-toy chat ».
 */
export function ambiguousWords(lines: string): AmbiguousWords {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', meanings = ''] = line.split(': ');
        const read = meanings.split('; ').map(meaning);
        return words.split(', ').map((word) => [word, read] as const);
      }),
  );
}

const STARS = [undefined, 'described', 'always'] as const;

function meaning(text: string): Meaning {
  const [id = '', ...decidedBy] = text.split(' ');
  const [, stars = '', family = '', kind = ''] = /^(\**)([^/]*)\/?(.*)$/.exec(id) ?? [];
  const usual = STARS[stars.length];
  return { family, kind, ...(usual && { usual }), decidedBy: decidedBy.flatMap(comparedWords) };
}

/** Somebody who describes a thing in so many words would have said if it were not the usual one. */
const DESCRIBED_FROM = 3;

/** What a word means beside those words: all it can mean if they do not decide. */
export function meaningsBeside(meanings: readonly Meaning[], words: readonly string[]): readonly Meaning[] {
  const beside = new Set(words);
  const votes = meanings.map(({ decidedBy }) => decidedBy.filter((word) => beside.has(word)).length);
  const most = Math.max(...votes);
  if (most === 0) {
    const isDescribed = words.length >= DESCRIBED_FROM;
    const usual = meanings.filter((one) => one.usual === 'always' || (isDescribed && one.usual));
    return usual.length > 0 ? usual : meanings;
  }
  return meanings.filter((_, index) => votes[index] === most);
}
