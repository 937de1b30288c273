import { NICHE_PICKS } from '../../domain/matchNiche';

export const examples = {
  niche: NICHE_PICKS,
  product: ['Sérum à la vitamine C', 'Mini ventilateur', 'Boîte à goûter'],
};
