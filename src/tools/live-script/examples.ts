import { NICHE_PICKS } from '../../domain/nichePicks';

export const examples = { niche: NICHE_PICKS };
