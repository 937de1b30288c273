import { NICHE_PICKS } from '../../domain/nichePicks';

export const examples = {
  niche: [...NICHE_PICKS, ''],
  steps: ['', '1', '60', '61'],
  offer: ['', 'LEA10'],
};
