import { NICHE_PICKS } from '../../domain/matchNiche';
import { CONTENT_TYPES } from './generate';

export const examples = {
  niche: NICHE_PICKS,
  contentType: CONTENT_TYPES.map(({ id }) => id),
};
