import { NICHE_PICKS } from '../../domain/matchNiche';
import { DURATIONS } from './generate';

export const examples = {
  trend: ['POV', 'Avant / après', 'Honest test', 'Danse des chaises'],
  niche: NICHE_PICKS,
  duration: DURATIONS,
  product: ['', 'Mini ventilateur'],
};
