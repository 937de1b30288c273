import type { Knowledge } from './familyFiles.ts';

const PRAISE = /(?<!\p{L})(?:best|meilleure?s?)(?!\p{L})/iu;

/** What people search for, in words that can be posted: a search may ask for the best, a post may not claim it. */
export function plainSearches({ searched }: Knowledge): readonly string[] {
  const plain = searched.filter((text) => !PRAISE.test(text));
  return plain.length > 0 ? plain : searched;
}
