import type { FoundName } from '../../lib/nameFinder.ts';
import { meaningsBeside } from './ambiguous.ts';
import type { Original } from './productBook.ts';
import type { Lead } from './productIndex.ts';

type Found = FoundName<Lead>;

/** Without names inside longer names. */
export const longest = (found: readonly Found[]) =>
  found.filter((one) => !found.some((other) => other.letters > one.letters && covers(other, one)));

/** Whether a name stands for all the words that the other one stands for. */
export const covers = (outer: Found, inner: Found) => outer.first <= inner.first && outer.last >= inner.last;

/** Whether it is a word of several meanings that the words beside it leave open. */
export const isUndecided = ({ named }: Found, beside: readonly string[]) =>
  named.to === 'meanings' && meaningsBeside(named.meanings, beside).length > 1;

/** What a thing is given for, or as: it never says what the thing is. */
const OCCASIONS: ReadonlySet<string> = new Set([
  'gifts/secret-santa-gift',
  'gifts/mothers-day-gift',
  'gifts/fathers-day-gift',
  'gifts/teacher-gift',
  'gifts/prank-gift',
  'gifts/gift-basket',
  'gifts/couple-gift',
  'party/party-favors',
]);

/** Whether a name says an occasion: “stocking stuffer”, « cadeau pour maman ». */
export const isOccasion = ({ named }: Found) => named.to === 'kind' && OCCASIONS.has(`${named.family}/${named.kind}`);

/**
 * The name of the product itself: the first of several, and in English the last of those that directly follow one
 * another (“desk lamp bulb” is a bulb), unless a single word follows a longer name (“lip oil gloss”).
 */
export function headOf(found: readonly Found[], language: Original): Found | undefined {
  const inOrder = found.toSorted((one, other) => one.first - other.first || rank(one) - rank(other));
  const [first, ...rest] = inOrder;
  if (!first || (languageOf(first) ?? language) === 'fr') return first;
  let head = first;
  for (const next of rest) {
    if (isShade(next)) continue;
    const follows = next.first <= head.last + 1 && next.last > head.last && wordsOf(next) >= wordsOf(head);
    if (follows || isShade(head)) head = next;
  }
  return head;
}

/** In English a drink beside a product is its color, its taste, or what it is for: “champagne satin dress”. */
const isShade = ({ named }: Found) => named.to === 'forbidden' && named.reason === 'alcohol';

const wordsOf = ({ first, last }: Found) => last - first;

/** Of names for the same words: what may not be promoted, then a word of several meanings, then one product. */
const rank = ({ named }: Found) => (named.to === 'forbidden' ? 0 : named.to === 'meanings' ? 1 : 2);

const languageOf = ({ named }: Found) => ('language' in named ? named.language : undefined);
