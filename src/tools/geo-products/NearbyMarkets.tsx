import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import type { Answers } from '../../ui/tool/ToolStage';
import { marketNames } from './marketNames';
import { marketsNear, namedMarket } from './markets';
import { showMarket } from './otherMarket';

/** Shown where a market has no products yet: the nearest markets that have some, each one tap away. */
export function NearbyMarkets({ answers }: { answers: Answers }) {
  const { t } = useTranslation('geo-products');
  const { countryName, nicheName } = marketNames(t);
  return (
    <ResultCard eyebrow={t('labels.noProducts')}>
      <p>{t('labels.nearby')}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {marketsNear(namedMarket(answers)).map((market) => (
          <Chip key={market.niche} onClick={() => showMarket(market)}>
            {t('labels.market', { country: countryName(market.country), niche: nicheName(market.niche) })}
          </Chip>
        ))}
      </div>
    </ResultCard>
  );
}
