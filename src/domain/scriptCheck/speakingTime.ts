/** A brisk voice, as in a short video: our own repère, which the generators' scripts are measured by too. */
export const WORDS_PER_SECOND = 3.5;

/** Specification: 'hook within the first 2 seconds'. */
const HOOK_SECONDS = 2;

/** How many words fit into the first two seconds. */
export const HOOK_WORDS = Math.floor(HOOK_SECONDS * WORDS_PER_SECOND);

/** Words as spoken: « j’ai » is one, and so is a number; a dash or an emoji is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Whole seconds, rounded up, that a brisk voice needs for these words. */
export const secondsFor = (words: number) => Math.ceil(words / WORDS_PER_SECOND);
