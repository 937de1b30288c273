import type { Niche } from '../niches';
import type { ProductTexts } from './forProduct';
import type { CoachLanguage, Topic } from './guide';
import type { NicheName } from './nicheNames';
import type { ProductKind, Shots } from './shots';
import { english } from './texts.en';
import { french } from './texts.fr';

/** The engine's own words in one language; the coaching itself is in the guides. */
export interface CoachTexts {
  locale: string;
  niches: Readonly<Record<Niche, NicheName>>;
  /** A suggestion that asks for the same thing in another niche. */
  andFor: (niche: string) => string;
  askNiche: string;
  /** A script of the niche is about another object. */
  askProduct: string;
  /** « ma niche » was said but no niche is known. */
  whichNiche: string;
  /** Asked in another language, and nothing was found: what the coach can do. */
  otherLanguage: string;
  /** Suggestions that fit anywhere. */
  anyQuestion: readonly string[];
  sameInNiche: (niche: string) => string;
  /** The coach was asked in a language that it is not written in. */
  languageNote: string;
  /** Nothing here answers that: two bubbles, in alternating versions. */
  unknown: readonly (readonly [string, string])[];
  /** A follow-up with nothing before it. */
  unclear: readonly (readonly [string, string])[];
  vague: readonly (readonly [string, string])[];
  thanks: readonly (readonly [string, string])[];
  refusal: readonly (readonly [string, string])[];
  /** The previous answer was of no use. */
  complaint: readonly (readonly [string, string])[];
  greetingAgain: readonly (readonly [string, string])[];
  /** Two topics fit about as well. */
  orDidYouMean: (question: string) => string;
  /** Names the question that is being answered, when another may have been meant. */
  understoodAs: (question: string) => string;
  /** What only the platform knows. */
  caveats: Readonly<Record<'video' | 'stats' | 'commission' | 'prediction', string>>;
  /** Leads on to the question after this one, in alternating versions. */
  onwards: readonly ((question: string) => string)[];
  inShort: (sentence: string) => string;
  doNow: (sentence: string) => string;
  /** `sentences` begin with a space or are a list on lines of their own. */
  precisely: (sentences: string) => string;
  /** How to check a reason, by kind of topic, in alternating versions. */
  checkIt: Readonly<Record<'craft' | 'rules', readonly string[]>>;
  goal: {
    title: (goal: string, niche?: string) => string;
    example: (goal: string) => string;
    order: (price: string, rate: string, commission: string) => string;
    orders: (goal: string, commission: string, orders: string) => string;
    views: (goal: string, commission: string, conversion: string, views: string) => string;
    assumptions: string;
    cautious: (orders: string, from: string, to: string, clicks: string, bought: string) => string;
    askGoal: string;
    /** The amount was in another currency. */
    inEuros: string;
    sale: (price: string, rate: string, each: string, orders: string, total: string) => string;
    saleOnce: (price: string, rate: string, each: string) => string;
    saleTarget: (price: string, rate: string, each: string, target: string, orders: string) => string;
  };
  /** What a topic says about a product, based on how its kind is filmed. */
  forProduct: ProductTexts;
  shots: Readonly<Record<ProductKind, Shots>>;
  /** A name from the other language with a determiner of this one. */
  your: (bare: string) => string;
  /** What to ask for next once the product is known, by the topic that it leads to. */
  productNext: Readonly<Partial<Record<Topic, string>>>;
  /** More of a topic once its guide has been given, one bubble each; lists by niche where they differ. */
  more: Readonly<Partial<Record<Topic, readonly string[]>>>;
  moreProducts: {
    title: (niche: string) => string;
    lists: Readonly<Record<Niche, readonly [string, string]>>;
    rule: readonly string[];
  };
  /** Why the advice of a topic holds. */
  reasons: Readonly<Record<Exclude<Topic, 'small-talk'>, string>>;
}

export const TEXTS: Readonly<Record<CoachLanguage, CoachTexts>> = { fr: french, en: english };
