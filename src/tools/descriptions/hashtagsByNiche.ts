import { pickHashtags } from '../../domain/hashtags/hashtags';
import { words } from '../../lib/fold';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { shortenName } from './shortenName';

/** Specification, descriptions: 8 hashtags per variant. */
const HASHTAGS = 8;
/** Nobody would type a longer hashtag made of a name. */
const LONGEST_PRODUCT_TAG = 30;
/** Shorter words say nothing about a product, and what it is comes at the beginning of its name. */
const SHORTEST_WORD = 4;
const TELLING_PART = 200;

export interface Bank {
  /** Those that fit any product of the niche, for this audience. */
  general: readonly string[];
  /** Those for the problem or the occasion. */
  occasions: readonly string[];
  /** Each for one kind of product: used only if the product's name contains a word of it. */
  specific: readonly string[];
  market: readonly string[];
}

/**
 * Eight different hashtags, led by the five to use first (a rule of thumb of the trade): the product, two of the niche,
 * an occasion, the market. Then three alternatives.
 */
export function hashtagsByNiche(product: string, bank: Bank, random: Random): string[] {
  const nameWords = words(product.slice(0, TELLING_PART)).filter((word) => word.length >= SHORTEST_WORD);
  const stems = nameWords.map((word) => word.replace(/[sx]$/, ''));
  const isNamed = (tag: string) => stems.some((stem) => tag.includes(stem));
  const naming = pickSome(random, bank.specific, bank.specific.length).filter(isNamed);
  const general = pickSome(random, bank.general, bank.general.length);
  const ofNiche = [...naming, ...general];
  const occasions = pickSome(random, bank.occasions, 2);
  const ordered = [
    shortenName(product, LONGEST_PRODUCT_TAG) ?? '',
    ...ofNiche.slice(0, 2),
    ...occasions.slice(0, 1),
    pick(random, bank.market),
    ...ofNiche.slice(2, 4),
    ...occasions.slice(1),
  ];
  return pickHashtags(random, general, HASHTAGS, ordered);
}
