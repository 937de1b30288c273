import { NICHE_PICKS } from '../../domain/matchNiche';

export const examples = {
  niche: [...NICHE_PICKS, ''],
  steps: ['', '1', '60', '61'],
  offer: ['', 'LEA10'],
};
