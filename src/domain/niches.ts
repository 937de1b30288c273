/**
 * The one canonical list of niches. Every screen maps its own list onto it; where a screen lacks a niche, the
 * question is left open, never guessed.
 */
export const NICHES = [
  'beauty',
  'fashion',
  'tech',
  'gadgets',
  'fitness',
  'wellness',
  'home',
  'cooking',
  'lifestyle',
  'parenting',
  'pets',
  'gaming',
] as const;

export type Niche = (typeof NICHES)[number];
