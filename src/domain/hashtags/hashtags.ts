import { pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';

/** How many hashtags the platform takes with a post, since 2025: these stand first. */
export const MOST_HASHTAGS = 5;

/** Letters with their marks, digits and underscores of any script. */
const NOT_IN_HASHTAG = /[^\p{L}\p{M}\p{N}_]+/gu;
/** The longest that one is, characters without its #. */
export const LONGEST_HASHTAG = 60;

/**
 * A text as a hashtag: '#' and its letters and digits, without spaces, dashes or signs (« mini imprimante » gives
 * '#miniimprimante'); undefined where nothing is left, or no letter.
 */
export function toHashtag(text: string): string | undefined {
  const kept = text.normalize('NFC').replace(NOT_IN_HASHTAG, '');
  const word = [...kept].slice(0, LONGEST_HASHTAG).join('');
  return /\p{L}/u.test(word) ? `#${word}` : undefined;
}

/** The texts as hashtags, each once whatever its case, in their order. */
export function toHashtags(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const tag = toHashtag(text);
    if (tag && !found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  }
  return [...found.values()];
}

/**
 * So many different hashtags (fewer where the bank is too small): `first` as they stand, the rest picked from the bank.
 */
export function pickHashtags(
  random: Random,
  bank: readonly string[],
  count: number,
  first: readonly string[] = [],
): string[] {
  return toHashtags([...first, ...pickSome(random, bank, bank.length)]).slice(0, count);
}

/** As they stand in a caption. */
export const hashtagText = (tags: readonly string[]): string => tags.join(' ');

/** How much of a caption they take, characters (an emoji or a rare letter counts once). */
export const hashtagLength = (tags: readonly string[]): number => [...hashtagText(tags)].length;
