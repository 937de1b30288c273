import { matchNiche, type Niche } from './niches';

/**
 * The eight niches of the niche generators, in the specification's order: beaute, tech, fitness, lifestyle, cuisine, mode,
 * maison, parent.
 */
export const NICHE_PICKS = [
  'beauty',
  'tech',
  'fitness',
  'lifestyle',
  'cooking',
  'fashion',
  'home',
  'parenting',
] as const satisfies readonly Niche[];
export type NichePick = (typeof NICHE_PICKS)[number];

/**
 * Where the eight have the niche of another screen; gadgets stand with tech and well-being with lifestyle, as in the
 * specification's lists. Gaming and pets have none: the question is left open, never guessed.
 */
const PICK_OF: Readonly<Partial<Record<Niche, NichePick>>> = {
  beauty: 'beauty',
  tech: 'tech',
  gadgets: 'tech',
  fitness: 'fitness',
  lifestyle: 'lifestyle',
  wellness: 'lifestyle',
  cooking: 'cooking',
  fashion: 'fashion',
  home: 'home',
  parenting: 'parenting',
};

/** Which of the eight an id (the profile's, say) or a typed text names; undefined where none of them is meant. */
export function nichePickOf(named: string): NichePick | undefined {
  const niche = matchNiche(named);
  return niche && PICK_OF[niche];
}
