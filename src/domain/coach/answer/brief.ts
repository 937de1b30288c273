import type { Niche } from '../../niches.ts';
import type { ProductBrief } from '../../products/brief.ts';
import type { BookFact, CoachBook } from '../book.ts';
import type { CoachLanguage } from '../language.ts';
import type { Condition } from '../topics/topicFile.ts';
import type { Heard } from '../understand/hear.ts';

/** What the coach knows of a product that was named. */
export type CoachProduct =
  /** `isNamed`: one of its kind's usual names stands in the wording, letter for letter. */
  | { is: 'described'; isNamed: boolean; brief: ProductBrief }
  /** `meanings`: what it may be, as names. */
  | { is: 'ambiguous'; typed: string; meanings: readonly string[] }
  /** `why` is a sentence. */
  | { is: 'forbidden'; why: string };

/** Of whom an answer has to be true. */
export interface Person {
  niche?: Niche;
  /** ISO 3166-1. */
  country?: string;
  level?: string;
  hasShop?: boolean;
}

/** What an answer is made from. */
export interface ReplyBrief {
  heard: Heard;
  book: CoachBook;
  language: CoachLanguage;
  person: Person;
  product?: CoachProduct;
  /** The last answer, whole; empty at the beginning. */
  shown: string;
  /** How often something like it was asked before in this conversation. */
  turn: number;
}

export interface Reply {
  parts: string[];
  suggestions: string[];
  tool?: string;
}

const RULES_OF: ReadonlySet<string> = new Set(['FR', 'US', 'GB', 'DE', 'ES', 'IT', 'BE', 'CH', 'CA']);

const LEVELS: Readonly<Record<string, Condition['level']>> = {
  beginner: 'beginner',
  some: 'intermediate',
  intermediate: 'intermediate',
  advanced: 'advanced',
};

/** Whether a variant is true of this person. */
export function holdsFor({ country, level, shop, niche }: Condition, person: Person): boolean {
  const rules = person.country && (RULES_OF.has(person.country) ? person.country : 'other');
  return (
    (country === undefined || country === rules) &&
    (level === undefined || level === (person.level ? LEVELS[person.level] : undefined)) &&
    (shop === undefined || shop === person.hasShop) &&
    (niche === undefined || niche === person.niche)
  );
}

/** A fact as it is said to this person. */
export const saysTo = ({ says, variants = [] }: BookFact, person: Person): string =>
  variants.find((variant) => holdsFor(variant.if, person))?.says ?? says;
