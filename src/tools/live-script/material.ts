import type { NichePick } from '../../domain/matchNiche';
import type { Doing, StepId, Version } from './liveSchedule';
import type english from './locales/en.json';

type Original = (typeof english)['texts'];
/** What is written for a product; only the originals have it. */
export type ProductTexts = Original['product'];
export type Texts = Omit<Original, 'product'> & { product?: ProductTexts };
type NicheTexts = Texts['niches'][NichePick];

export const TECHNIQUES = ['vote', 'guess', 'names', 'again'] as const;

/** What both scripts are made from. */
export interface Material {
  niche: NichePick;
  product: string;
  /** What is said, step by step. */
  said: Readonly<Omit<NicheTexts['scenarios'][number], 'product'>>;
  /** Questions to whoever watches. */
  chat: readonly string[];
  /** What the long script answers besides. */
  faq: readonly string[];
  disclosure: { first: string; again: string };
  /** What is done in a step, where it is not what is done in any live. */
  beats: Readonly<Partial<Record<StepId, Readonly<Partial<Record<Doing, string>>>>>>;
  gestures: string[];
  tips: Texts['tips'];
  /** What tells to say the lines of a step. */
  say: () => string;
  /** Why each technique works. */
  descriptions: Readonly<Record<(typeof TECHNIQUES)[number], string>>;
  implementations: Readonly<Record<(typeof TECHNIQUES)[number], string>>;
  linkReasons: Readonly<Record<Version, string>>;
  viralVariants: Readonly<Record<Version, { name: string; explanation: string }>>;
  trends: Readonly<Record<Version, string[]>>;
  recommendation: string;
}

/** How many trends a version has room for. */
export const TRENDS_OF: Readonly<Record<Version, number>> = { short: 2, long: 3 };
