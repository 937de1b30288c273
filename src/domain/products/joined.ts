import type { Original } from './productBook.ts';

/**
 * A sentence as it follows a heading: behind a colon, where French begins it small unless with an acronym, or behind a
 * full stop if it has a colon of its own.
 */
export function joined(sentence: string, language: Original): string {
  if (/:(?=\s)/.test(sentence)) return `. ${sentence}`;
  if (language === 'en') return `: ${sentence}`;
  const isAcronym = /^\p{Lu}{2}/u.test(sentence);
  return `\u00a0: ${isAcronym ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)}`;
}
