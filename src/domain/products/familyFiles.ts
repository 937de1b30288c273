import * as z from 'zod/mini';
import { NICHES } from '../niches.ts';

/** What somebody does with a product: it decides which verbs a text may use. */
export const HANDLINGS = [
  'applied', // on skin, lips, nails, teeth
  'hair', // on hair or beard
  'worn',
  'carried',
  'eaten',
  'drunk',
  'swallowed',
  'cooked-with', // without a plug
  'served-with',
  'plugged-in',
  'powered-tool',
  'hand-tool',
  'fixed', // glues, seals, paints, mounts
  'cleaned-with',
  'stored-in',
  'lit',
  'decorates',
  'scents',
  'slept-on',
  'sat-on',
  'massages',
  'exercised-with',
  'ridden',
  'driven-with',
  'camped-with',
  'charged', // a device with a battery or a screen
  'mounted', // holds or protects a device
  'listened-to',
  'filmed-with',
  'played-with',
  'music',
  'crafted-with',
  'written-with',
  'read',
  'celebrated-with',
  'for-baby',
  'for-animal',
  'planted',
  'downloaded',
  'carries-meaning', // prayer, cards, crystals, collections
  'helps-body', // canes, pill boxes, magnifiers
] as const;

/** A rule that says what may not be claimed or shown; its sources stand in rules.ts. */
export const RULES = [
  'health', // no healing, easing, preventing
  'weight', // no slimming, muscle, fat claims
  'cosmetic', // EU 655/2013: evidence, no guarantee
  'supplement', // claims on the EU register only
  'food', // health message, allergens, no health claims
  'child', // hands or objects, no unsafe sleep, age
  'electric', // safety of mains and batteries
  'measure', // figures of the maker are not one's own
  'comparison', // no named competitor, no dupe
  'image', // retouched pictures
  'animal', // welfare
  'privacy', // filming, tracking people
  'income', // no promise of earnings
  'faith', // no promised effect
  'road', // nothing that distracts the driver
  'fire',
  'blade',
  'chemical',
  'origin', // handmade, natural, organic need proof
] as const;

const upTo = (longest: number) => z.string().check(z.minLength(2), z.maxLength(longest));

/** Names with gender and number: in French m, f, mp or fp, in English s (an air fryer), p (earbuds), u (shampoo). */
const frenchNames = z.array(z.string().check(z.regex(/^[mf]p? \S/), z.maxLength(48))).check(z.minLength(1));
const englishNames = z.array(z.string().check(z.regex(/^[spu] \S/), z.maxLength(48))).check(z.minLength(1));

/** What holds in every language: how a family is handled, and what its kinds are called. */
export const familyFacts = z.strictObject({
  handling: z.enum(HANDLINGS),
  niche: z.enum(NICHES),
  rules: z.array(z.enum(RULES)),
  /** Generic words, by which the family alone is recognised. */
  names: z.strictObject({ fr: frenchNames, en: englishNames }),
  kinds: z.record(
    z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
    z.strictObject({
      /** What it is called, the usual name first. */
      fr: frenchNames,
      en: englishNames,
      /** Brands with their models, loan words, shop words: recognised, never said. */
      also: z.optional(z.array(upTo(40))),
      /** Where it differs from its family's. */
      handling: z.optional(z.enum(HANDLINGS)),
      niche: z.optional(z.enum(NICHES)),
      rules: z.optional(z.array(z.enum(RULES))),
      /** Months (1 to 12) in which most people buy it; all year without. */
      months: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12)))),
    }),
  ),
});

/** Beginnings of words, as they are compared (`lib/fold`): no accents, no capitals. */
const wordings = z.optional(z.array(z.string().check(z.regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/))).check(z.minLength(1)));

/** When a text holds (`suits.ts`). */
const condition = { onlyIf: wordings, unless: wordings };

/** A move that proves something within five seconds; need, hook, shot and line are one thought. */
const proof = z.strictObject({
  ...condition,
  /** What it proves, a noun phrase. */
  shows: upTo(50),
  /** What the hand does and what the camera then sees. */
  shot: upTo(120),
  /** The moment out of which somebody wants the thing, said to the viewer; it leads to the hook. */
  need: z.optional(upTo(75)),
  /** The first words of the test, or of a video that opens with it. */
  hook: upTo(65),
  /** What is said during the move. */
  say: upTo(110),
  /** Whether something is visibly another between the first and the last image: what a transformation can be told of. */
  changes: z.optional(z.literal(true)),
});

/** What a buyer wonders, and an answer that is given by showing it. */
const doubt = z.strictObject({ ...condition, ask: upTo(50), say: upTo(100) });

/** What is not to be claimed, in words, and why. */
const claim = z.strictObject({ not: upTo(80), why: upTo(110) });

const tag = z.string().check(z.regex(/^#[\p{L}\p{N}]+$/u));

/** What a family's products have in common; a kind may have its own of each. */
const knowledge = {
  proofs: z.array(proof).check(z.minLength(3), z.maxLength(8)),
  doubts: z.array(doubt).check(z.minLength(2), z.maxLength(5)),
  /** What a phone's camera, clock or microphone, a ruler or a scale can measure. */
  measure: z.array(upTo(65)).check(z.minLength(1)),
  /** Clauses with if: who should not buy it. */
  notFor: z.array(upTo(65)).check(z.minLength(1)),
  /** Moments and places. */
  when: z.array(upTo(50)).check(z.minLength(2)),
  /** What lies beside it in the picture. */
  with: z.array(upTo(35)).check(z.minLength(2)),
  /** What people type when they look for it. */
  searched: z.array(upTo(40)).check(z.minLength(2)),
  tags: z.array(tag).check(z.minLength(3)),
  /** What is never done with it. */
  never: z.array(upTo(80)).check(z.minLength(1)),
  claims: z.array(claim).check(z.minLength(1)),
};

const familyKnowledge = z.strictObject(knowledge);

/** A kind adds to what its family has: what it alone does, first. */
const kindKnowledge = z.partial(
  z.strictObject({
    ...knowledge,
    proofs: z.array(proof).check(z.minLength(1), z.maxLength(8)),
    doubts: z.array(doubt).check(z.minLength(1), z.maxLength(5)),
    /** What its family has in common and does not hold for it: proofs by `shows`, doubts by `ask`, claims by `not`. */
    unfit: z.array(z.string()).check(z.minLength(1)),
  }),
);

/** The texts of one family in one language, an original in each. */
export const familyTexts = z.strictObject({
  /** What is true of all its kinds. */
  common: familyKnowledge,
  /** What a kind has of its own; the rest is the family's. */
  kinds: z.record(z.string(), kindKnowledge),
});

export type Handling = (typeof HANDLINGS)[number];
export type Rule = (typeof RULES)[number];
export type FamilyFacts = z.infer<typeof familyFacts>;
export type FamilyTexts = z.infer<typeof familyTexts>;
export type Proof = Omit<z.infer<typeof proof>, keyof typeof condition>;
export type Doubt = Omit<z.infer<typeof doubt>, keyof typeof condition>;
/** What is known of one product: only what holds for it. */
export type Knowledge = Omit<z.infer<typeof familyKnowledge>, 'proofs' | 'doubts'> & {
  proofs: Proof[];
  doubts: Doubt[];
};
