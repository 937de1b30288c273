import { NICHE_PICKS } from '../../domain/matchNiche';

export const examples = { niche: [...NICHE_PICKS, 'Philatélie'] };
