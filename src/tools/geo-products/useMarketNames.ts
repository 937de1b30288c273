import { useTranslation } from 'react-i18next';
import { matchCountry } from '../../domain/countries';
import { matchMarketNiche } from './markets';

/** What the options call a country and a niche, by their ids. */
export function useMarketNames() {
  const { t } = useTranslation('geo-products');
  return {
    countryName: (id = '') => {
      const country = matchCountry(id);
      return country ? t(`labels.questions.country.options.${country}`) : id;
    },
    nicheName: (id = '') => {
      const niche = matchMarketNiche(id);
      return niche ? t(`labels.questions.niche.options.${niche}`) : id;
    },
  };
}
