import { fold, words } from '../../lib/fold';

/** In letters: shorter words are too common to identify a product. */
const SHORTEST = 4;
const COMMON = new Set(['pour', 'avec', 'sans', 'dans', 'with', 'from', 'that', 'this']);
/**
 * The share of the name, in letters, that has to be said: « la lampe » is enough for « Lampe de chevet », « mini » is
 * not.
 */
const ENOUGH = 0.4;

const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word);
const wordsOf = (text: string) => words(text).map(singular);
const lettersOf = (list: readonly string[]) => list.join('').length;

/**
 * Whether a text names a product: in full, or by two fifths of its name. Case, accents and plurals make no difference.
 */
export function isNamed(text: string, product: string): boolean {
  const name = wordsOf(product);
  if (name.length === 0) return fold(text).includes(fold(product.trim()));
  const spokenWords = wordsOf(text);
  if (` ${spokenWords.join(' ')} `.includes(` ${name.join(' ')} `)) return true;
  const telling = name.filter((word) => word.length >= SHORTEST && !COMMON.has(word));
  const namedWords = telling.filter((word) => spokenWords.includes(word));
  return namedWords.length > 0 && lettersOf(namedWords) >= ENOUGH * lettersOf(telling);
}
