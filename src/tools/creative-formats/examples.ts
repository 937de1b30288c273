import { COUNTRIES } from '../../domain/countries';
import { TEXT_NICHES } from '../../domain/matchNiche';

export const examples = {
  product: ['Sérum à la vitamine C', 'Mini ventilateur'],
  niche: TEXT_NICHES,
  country: [...COUNTRIES, 'Portugal'],
};
