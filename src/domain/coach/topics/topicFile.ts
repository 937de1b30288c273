import * as z from 'zod/mini';
import { NICHES } from '../../niches.ts';

/** What the coach can make for a product that is named in the question. */
export const MAKES = [
  'hook',
  'script',
  'film',
  'title',
  'caption',
  'hashtags',
  'cta',
  'live',
  'objection',
  'measure',
  'choose',
  'limits',
  'start',
] as const;
export type Make = (typeof MAKES)[number];

/** Countries whose rules the coach tells apart; `other`: the shop is not open there. */
export const RULE_COUNTRIES = ['FR', 'US', 'GB', 'DE', 'ES', 'IT', 'BE', 'CH', 'CA', 'other'] as const;

const text = z.string().check(z.trim(), z.minLength(1));

/** Of whom an answer is true; all that is named must hold. */
const condition = z.strictObject({
  country: z.optional(z.enum(RULE_COUNTRIES)),
  level: z.optional(z.enum(['beginner', 'intermediate', 'advanced'])),
  shop: z.optional(z.boolean()),
  niche: z.optional(z.enum(NICHES)),
});

/** A small answer, and how people ask for it. */
export const fact = z.strictObject({
  /** As people type it; the first one is well written and serves as a button. */
  asks: z.array(text).check(z.minLength(1)),
  /** Its first sentence answers the question. At most about 60 words; lines that begin with "- " are a list. */
  says: text,
  /** The reason, if it is not the topic's. */
  why: z.optional(text),
  /** What somebody wants to know next: ids of this topic, or `topic/id`. */
  more: z.optional(z.array(text)),
  /** The path of the screen that does it. */
  tool: z.optional(z.string().check(z.regex(/^\/[a-z0-9-]*$/))),
  /** Said of a product instead, if one is named. */
  make: z.optional(z.enum(MAKES)),
  /** The first that fits replaces `says`. */
  variants: z.optional(z.array(z.strictObject({ if: condition, says: text }))),
  /** Where its figures come from. */
  source: z.optional(text),
});

/** One topic in one language: a file of `topics/<language>`. */
export const topicFile = z.strictObject({
  why: z.optional(text),
  facts: z.record(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)), fact),
});

export type Fact = z.infer<typeof fact>;
export type TopicFile = z.infer<typeof topicFile>;
export type Condition = z.infer<typeof condition>;
