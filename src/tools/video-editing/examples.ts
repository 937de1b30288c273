import { NICHE_PICKS } from '../../domain/nichePicks';
import { CONTENT_TYPES } from './generate';

export const examples = {
  niche: NICHE_PICKS,
  contentType: CONTENT_TYPES.map(({ id }) => id),
};
