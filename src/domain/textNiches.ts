import { nicheIn } from './matchNiche';
import { NICHE_LISTS, type NicheIn } from './niches';

/** The niches that the generators have texts for; `other` for everything else. */
export const TEXT_NICHES = NICHE_LISTS.texts;
export type TextNiche = NicheIn<'texts'>;

/** Which texts a typed niche gets: matched regardless of case and accents in both languages; `other` if unknown. */
export const textNicheOf = (idOrText: string): TextNiche => nicheIn('texts', idOrText) ?? 'other';
