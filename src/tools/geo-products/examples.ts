import { COUNTRIES } from '../../domain/countries';
import { MARKET_NICHES } from './markets';

export const examples = { country: COUNTRIES, niche: MARKET_NICHES };
