import { nicheIn } from './matchNiche';
import { NICHE_LISTS, type NicheIn } from './niches';

/** The eight niches of the niche generators. */
export const NICHE_PICKS = NICHE_LISTS.picks;
export type NichePick = NicheIn<'picks'>;

/** Which of the eight an id (the profile's, say) or a typed text names; undefined if none of them. */
export const nichePickOf = (idOrText: string): NichePick | undefined => nicheIn('picks', idOrText);
