import { matchNiche, type Niche } from './niches';

/** The niches that the generators have texts of their own for; `other` for everything else. */
export const TEXT_NICHES = [
  'beauty',
  'tech',
  'fitness',
  'fashion',
  'home',
  'cooking',
  'lifestyle',
  'parenting',
  'other',
] as const;
export type TextNiche = (typeof TEXT_NICHES)[number];

const TEXTS_OF: Readonly<Record<Niche, TextNiche>> = {
  beauty: 'beauty',
  fashion: 'fashion',
  tech: 'tech',
  gadgets: 'tech',
  gaming: 'tech',
  fitness: 'fitness',
  wellness: 'lifestyle',
  home: 'home',
  cooking: 'cooking',
  lifestyle: 'lifestyle',
  parenting: 'parenting',
  pets: 'other',
};

/** Whose texts a typed niche gets: matched without case or accents in both languages; unknown uses `other`. */
export function textNicheOf(typed: string): TextNiche {
  const niche = matchNiche(typed);
  return niche ? TEXTS_OF[niche] : 'other';
}
