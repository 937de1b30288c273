import type { NichePick } from '../../domain/matchNiche';
import type { Goal } from './contentOptions';
import type english from './locales/en.json';

type Original = (typeof english)['texts'];
/** What is written for a product; only the originals have it. */
export type ProductTexts = Original['product'];
export type Texts = Omit<Original, 'product'> & { product?: ProductTexts };
export type NicheTexts = Texts['niches'][NichePick];

/** Values for the slots of what goes with an entry. */
export type Facts = Readonly<Record<string, string>>;

interface LiveIdea {
  product: string;
  title: string;
  description: string;
  /** What is known for that entry; nothing for a niche's usual products. */
  facts?: Facts;
}

interface Idea extends LiveIdea {
  goal: string;
  format: string;
}

/** What a week needs. */
export interface Wanted {
  /** As it was answered. */
  niche: string;
  goal: Goal;
  videos: number;
  lives: number;
}

/** What a week is filled with. */
export interface Material {
  niche: NichePick;
  /** The name of its lists in what is remembered. */
  list: string;
  /** As many as are wanted, in any order. */
  ideas: readonly Idea[];
  /** As many as are wanted, the first one first. */
  lives: readonly LiveIdea[];
  calls: readonly string[];
  trends: readonly string[];
  /** What goes with any entry, and what its lists begin with in what is remembered. */
  words: Pick<Texts, 'angles' | 'objectives' | 'ownCodes'> & { list: string };
  /** For an entry about that product. */
  hashtagsOf: (product: string) => string[];
  /** For any post of the week. */
  hashtags: string[];
  note?: string;
}
