import { words } from '../../lib/fold.ts';
import type { Proof } from './familyFiles.ts';

/** What a word in a title promises, and how a camera sees whether it is so: « magsafe », “waterproof”. */
export interface Feature extends Proof {
  /** Beginnings of words in what is typed, French and English; one that ends with a blank is a whole word. */
  words: readonly string[];
  /** How a product is handled for which this is a test; any without. */
  for?: readonly string[];
}

/** A result is about the product, not about its list of features. */
const MOST = 2;

const wordingOf = (text: string) => ` ${words(text).join(' ')} `;

/** The features that a typed product names and its name does not, each with its test, in the catalogue's order. */
export function featuresIn(typed: string, handling: string, name: string, features: readonly Feature[]): Feature[] {
  const wording = wordingOf(typed);
  const named = wordingOf(name);
  return features
    .filter(({ words: beginnings, for: handlings }) => {
      if (handlings && !handlings.includes(handling)) return false;
      return beginnings.some((word) => wording.includes(` ${word}`) && !named.includes(` ${word}`));
    })
    .slice(0, MOST);
}

/** Whether one of these features is what a title's word promises. */
export const covers = (features: readonly Feature[], promise: string): boolean =>
  features.some(({ words: beginnings }) => beginnings.some((word) => wordingOf(promise).includes(` ${word}`)));
