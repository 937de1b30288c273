import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import type { ProductsByCountry } from './generate';
import { askNiche, showMarket } from './otherMarket';
import { ProductCard } from './ProductCard';
import { plainText } from './plainText';
import { useMarketNames } from './useMarketNames';

export function Result({ result, answers, regenerate, reset }: ResultProps<ProductsByCountry>) {
  const { t } = useTranslation('geo-products');
  const { t: shared } = useTranslation('tool');
  const { countryName, nicheName } = useMarketNames();
  const { products, topPick, marketInsight, countryRule, choosing, nearby } = result;
  const [chosen, setChosen] = useState(topPick?.id);

  const country = countryName(answers.country);
  const niche = nicheName(answers.niche);
  const product = products.find(({ id }) => id === chosen)?.name;

  return (
    <ResultPage
      eyebrow={`${country} · ${niche}`}
      title={t('labels.title')}
      text={() => plainText(result, t, shared)}
      buttons={[
        { label: t('labels.refresh'), onClick: regenerate },
        { label: t('labels.otherCountry'), onClick: reset },
        { label: t('labels.otherSuggestions'), onClick: () => askNiche(answers.country ?? '') },
      ]}
    >
      <ResultCard
        eyebrow={t('labels.marketInsight')}
        statement={marketInsight}
        actions={<CopyButton text={`${marketInsight}\n\n${countryRule}`} />}
      >
        <Part name={t('labels.countryRule')}>{countryRule}</Part>
      </ResultCard>

      {products.map((one, index) => (
        <ProductCard
          key={one.id}
          product={one}
          eyebrow={t('labels.product', { number: formatNumber(index + 1) })}
          niche={niche}
          isChosen={one.id === chosen}
          onChoose={() => setChosen(one.id)}
        />
      ))}

      {nearby.length > 0 && (
        <ResultCard eyebrow={t('labels.noProducts')}>
          <p>{t('labels.nearby')}</p>
          <div className="flex flex-wrap gap-2 print:hidden">
            {nearby.map((market) => (
              <Chip key={market.niche} onClick={() => showMarket(market)}>
                {t('labels.market', { country: countryName(market.country), niche: nicheName(market.niche) })}
              </Chip>
            ))}
          </div>
        </ResultCard>
      )}

      <ResultCard eyebrow={t('labels.choosing')} statement={choosing} actions={<CopyButton text={choosing} />} />

      {products.length > 0 && (
        <Notice>
          {t('labels.availability')} {shared('estimate.note')}
        </Notice>
      )}
      <Notice>
        {t('labels.trendApi')} {t('labels.checkRules')}
      </Notice>
      <ToolLinks
        paths={['/viral-script-generator', '/tiktok-live-planner']}
        carry={product === undefined ? { niche, country } : { product, niche, country }}
      />
    </ResultPage>
  );
}
