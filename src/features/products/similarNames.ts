import type { Product } from '../../contracts/product';
import { includesFolded } from '../../lib/fold';
import { comparedWords } from '../../lib/nameFinder';
import { isOneTypoAway } from '../../lib/oneTypo';
import { nameKey } from '../../state/slices/productsStore';

/** Shorter names that differ by a letter are other words. */
const SHORTEST = 5;

/** '5 L' is compared as '5L'. */
const FIGURE_AND_UNIT = /(\d)\s+(?=\p{L}{1,2}(?!\p{L}))/gu;

interface Compared {
  key: string;
  /** The words that count, without spaces. */
  joined: string;
  /** What tells two sizes or models apart: figures and words of one letter. */
  model: string;
}

function compared(name: string): Compared {
  const words = comparedWords(name.replace(FIGURE_AND_UNIT, '$1'));
  const model = words.flatMap((word) => word.match(/\d+|^\p{L}$/gu) ?? []).join(' ');
  return { key: nameKey(name), joined: words.join(''), model };
}

function looksAlike(one: Compared, other: Compared): boolean {
  if (one.key === other.key) return true;
  if (one.joined === '' || one.model !== other.model) return false;
  if (one.joined === other.joined) return true;
  const isLong = Math.min(one.joined.length, other.joined.length) >= SHORTEST;
  // The first letter is hardly ever the typo: a mask and a cask are two things.
  return isLong && one.joined[0] === other.joined[0] && isOneTypoAway(one.joined, other.joined);
}

/** Whether two names are probably two spellings of one thing: accents, plurals, spaces, one typo. */
export const areSimilar = (one: string, other: string): boolean => looksAlike(compared(one), compared(other));

/** Whether a new name still means what the old one did, so that the old one leads to the product as well. */
export const isReworded = (old: string, next: string): boolean =>
  nameKey(old) !== nameKey(next) && (areSimilar(old, next) || includesFolded(old, next) || includesFolded(next, old));

/** Two products that are probably the same, the older first; undefined if there are none left to decide on. */
export function similarProducts(products: readonly Product[]): readonly [Product, Product] | undefined {
  const all = products
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map((product) => ({ product, name: compared(product.name) }));
  for (const [place, one] of all.entries()) {
    const twin = all.slice(place + 1).find((other) => {
      const isApart = one.product.apart?.includes(other.product.id) || other.product.apart?.includes(one.product.id);
      return !isApart && looksAlike(one.name, other.name);
    });
    if (twin) return [one.product, twin.product];
  }
  return undefined;
}
