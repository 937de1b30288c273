import { COUNTRIES } from '../../domain/countries';
import { TEXT_NICHES } from '../../domain/matchNiche';
import { LEVELS } from './strategyDays';

export const examples = {
  product: ['Sérum à la vitamine C', 'Mini ventilateur'],
  niche: TEXT_NICHES,
  country: [...COUNTRIES, 'Portugal'],
  level: LEVELS,
  week: ['1', '2', '4', '57'],
};
