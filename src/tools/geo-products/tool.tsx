import { COUNTRIES } from '../../domain/countries';
import { NICHE_TABLE } from '../../domain/niches';
import { aboutStore } from '../../state/slices/aboutStore';
import { generatedTool } from '../../ui/tool/generatedTool';
import { useIsRead } from '../../ui/tool/useIsRead';
import { generate } from './generate';
import { flagOf } from './icons';
import { MarketIdeas } from './MarketIdeas';
import { marketNames } from './marketNames';
import { MARKET_NICHES } from './markets';
import { NearbyMarkets } from './NearbyMarkets';
import { present } from './present';

const ProductsByCountry = generatedTool({
  id: 'geo-products',
  delay: 1500,
  ask: ({ t }) => {
    const { countryName, nicheName } = marketNames(t);
    // Where the user sells, if they have said so.
    const { market, country: home } = aboutStore.getState();
    return {
      questions: [
        {
          id: 'country',
          kind: 'select',
          title: t('labels.questions.country.title'),
          hint: t('labels.questions.country.hint'),
          suggested: market ?? home,
          options: COUNTRIES.map((country) => ({
            value: country,
            label: countryName(country),
            emoji: flagOf(country),
          })),
        },
        {
          id: 'niche',
          kind: 'select',
          title: t('labels.questions.niche.title'),
          options: MARKET_NICHES.map((niche) => ({
            value: niche,
            label: nicheName(niche),
            emoji: NICHE_TABLE[niche].emoji,
          })),
        },
      ],
      loading: ({ country }) => t('labels.loading', { country: countryName(country) }),
    };
  },
  generate,
  present,
  widgets: { nearby: NearbyMarkets, ideas: MarketIdeas },
});

/** Its first question waits until the user's market has been read. */
export default function ProductsByCountryScreen() {
  return useIsRead(aboutStore) ? <ProductsByCountry /> : null;
}
