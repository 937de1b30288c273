/** How fast a line is said between takes, unhurried, in words. */
export const WORDS_PER_SECOND = 2.5;

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** Seconds that these lines take to say, at least one. */
export function secondsToSay(lines: readonly string[]): number {
  const words = lines.reduce((sum, line) => sum + (line.match(WORD)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / WORDS_PER_SECOND));
}
