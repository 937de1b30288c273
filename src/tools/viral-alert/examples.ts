import { NICHE_PICKS } from '../../domain/matchNiche';

export const examples = { niche: NICHE_PICKS, step: ['0', '1', '29'] };
