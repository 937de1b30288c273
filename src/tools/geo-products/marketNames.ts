import { matchCountry } from '../../domain/countries';
import type { Words } from '../../ui/tool/generatedTool';
import { matchMarketNiche } from './markets';

/** The options' names for a country and a niche, by their ids. */
export const marketNames = (t: Words<'geo-products'>['t']) => ({
  countryName: (id = '') => {
    const country = matchCountry(id);
    return country ? t(`labels.questions.country.options.${country}`) : id;
  },
  nicheName: (id = '') => {
    const niche = matchMarketNiche(id);
    return niche ? t(`labels.questions.niche.options.${niche}`) : id;
  },
});
