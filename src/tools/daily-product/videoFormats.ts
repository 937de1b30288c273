/**
 * Ways to film a product, in the order in which the days go through them: 61 products and 8 ways share no divisor, so a
 * product that comes back is filmed another way. `appeal` is how soon a way shows the product working: the part of the
 * score that is our own judgement, from 0 to 17.
 */
export const FORMATS = [
  { id: 'oneMove', difficulty: 'easy', appeal: 17 },
  { id: 'sideBySide', difficulty: 'medium', appeal: 15 },
  { id: 'unboxing', difficulty: 'easy', appeal: 9 },
  { id: 'pov', difficulty: 'medium', appeal: 10 },
  { id: 'threeUses', difficulty: 'advanced', appeal: 6 },
  { id: 'question', difficulty: 'easy', appeal: 4 },
  { id: 'mistake', difficulty: 'medium', appeal: 8 },
  { id: 'dayTest', difficulty: 'advanced', appeal: 0 },
] as const;

type Format = (typeof FORMATS)[number];
export type FormatId = Format['id'];
export type Difficulty = Format['difficulty'];

/** Minutes from the first shot to the upload; together they cover the specification's 15 to 59. */
export const MINUTES: Readonly<Record<Difficulty, { from: number; to: number }>> = {
  easy: { from: 15, to: 29 },
  medium: { from: 30, to: 44 },
  advanced: { from: 45, to: 59 },
};
