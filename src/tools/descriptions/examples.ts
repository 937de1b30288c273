import { NICHE_PICKS } from '../../domain/matchNiche';

export const examples = {
  niche: NICHE_PICKS,
  product: [
    'Sérum à la vitamine C',
    'Mini ventilateur',
    'Lot de 12 boîtes de rangement empilables avec couvercle à clips',
  ],
};
