import { pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';

/** How many hashtags the platform allows per post, since 2025 (domain notes, section 6); these come first. */
export const MOST_HASHTAGS = 5;

/** Anything but letters with their marks, digits and underscores, in any script. */
const NOT_IN_HASHTAG = /[^\p{L}\p{M}\p{N}_]+/gu;
/** The longest hashtag, in characters without its #. */
export const LONGEST_HASHTAG = 60;

/**
 * A text as a hashtag: '#' and its letters and digits, without spaces, dashes or signs (« mini imprimante » becomes
 * '#miniimprimante'); undefined when nothing is left, or no letter.
 */
export function toHashtag(text: string): string | undefined {
  const letters = text.normalize('NFC').replace(NOT_IN_HASHTAG, '');
  const word = [...letters].slice(0, LONGEST_HASHTAG).join('');
  return /\p{L}/u.test(word) ? `#${word}` : undefined;
}

/** The texts as hashtags in their order, each once regardless of case. */
export function toHashtags(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const tag = toHashtag(text);
    if (tag && !found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  }
  return [...found.values()];
}

/** `count` different hashtags (fewer if the bank is too small): `first` unchanged, the rest picked from the bank. */
export function pickHashtags(
  random: Random,
  bank: readonly string[],
  count: number,
  first: readonly string[] = [],
): string[] {
  return toHashtags([...first, ...pickSome(random, bank, bank.length)]).slice(0, count);
}

/** The hashtags as they appear in a caption. */
export const hashtagText = (tags: readonly string[]): string => tags.join(' ');

/** How many characters of a caption they take (an emoji or a rare letter counts once). */
export const hashtagLength = (tags: readonly string[]): number => [...hashtagText(tags)].length;
