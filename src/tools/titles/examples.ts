import { NICHE_PICKS } from '../../domain/nichePicks';

export const examples = {
  niche: NICHE_PICKS,
  product: ['Sérum à la vitamine C', 'Mini ventilateur', 'Boîte à goûter'],
};
