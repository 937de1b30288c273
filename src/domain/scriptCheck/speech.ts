/** A brisk voice, as in a short video: a repère of ours, the one that the generators' own scripts are measured by. */
export const WORDS_PER_SECOND = 3.5;

/** Specification: 'hook within the first 2 seconds'. */
const HOOK_SECONDS = 2;

/** The words that can be said before the first two seconds are over. */
export const HOOK_WORDS = Math.floor(HOOK_SECONDS * WORDS_PER_SECOND);

/** Words as they are said: « j’ai » is one, and so is a figure; a dash or an emoji is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Whole seconds, rounded up, that a brisk voice needs for so many words. */
export const secondsFor = (words: number) => Math.ceil(words / WORDS_PER_SECOND);
