import { nicheIn } from './matchNiche';
import { NICHE_LISTS, type NicheIn } from './niches';

/** The niches that the generators have texts of their own for; `other` for everything else. */
export const TEXT_NICHES = NICHE_LISTS.texts;
export type TextNiche = NicheIn<'texts'>;

/** Whose texts a typed niche gets: matched without case or accents in both languages; unknown uses `other`. */
export const textNicheOf = (typed: string): TextNiche => nicheIn('texts', typed) ?? 'other';
