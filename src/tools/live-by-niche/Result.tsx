import { useTranslation } from 'react-i18next';
import { nichePickOf } from '../../domain/nichePicks';
import { CopyButton } from '../../ui/CopyButton';
import { dotted } from '../../ui/tool/listText';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import type { LiveRecommendations } from './generate';
import { IntroCard } from './IntroCard';
import { plainText, productText } from './plainText';
import { StructureCard } from './StructureCard';
import { ThemesCard } from './ThemesCard';

export function Result({ result, answers, reset }: ResultProps<LiveRecommendations>) {
  const { t } = useTranslation('live-by-niche');
  const { t: shared } = useTranslation('tool');
  const { trendingProduct, june2025Trends, productDisplayTiming, idealDuration } = result;
  const { niche = '' } = answers;
  const pick = nichePickOf(niche);

  return (
    <ResultPage
      eyebrow={result.niche}
      title={t('labels.title')}
      text={() => plainText(result, t, shared)}
      buttons={[{ label: t('labels.otherNiche'), onClick: reset }]}
    >
      <Notice>
        {shared('notice.trends')} {shared('notice.general')}
      </Notice>
      <Notice>{t('labels.general')}</Notice>

      <StructureCard result={result} niche={niche} />
      <div className="flex flex-col gap-4">
        <ResultCard eyebrow={t('labels.duration')} actions={<CopyButton text={idealDuration} />}>
          <p>{idealDuration}</p>
        </ResultCard>
        <ResultCard eyebrow={t('labels.display')} actions={<CopyButton text={productDisplayTiming} />}>
          <p>{productDisplayTiming}</p>
        </ResultCard>
        <ResultCard
          eyebrow={t('labels.trending')}
          statement={trendingProduct.type}
          actions={<CopyButton text={productText(trendingProduct, t)} />}
        >
          <p>{trendingProduct.description}</p>
          <Part name={t('labels.viralReason')}>{trendingProduct.viralReason}</Part>
        </ResultCard>
        <ResultCard eyebrow={t('labels.trends')} actions={<CopyButton text={dotted(june2025Trends).join('\n')} />}>
          <ul className="list-disc space-y-1 ps-5">
            {june2025Trends.map((trend) => (
              <li key={trend}>{trend}</li>
            ))}
          </ul>
        </ResultCard>
      </div>

      {result.introScripts.map((intro, place) => (
        <IntroCard key={intro.name} intro={intro} number={place + 1} niche={niche} />
      ))}

      <ThemesCard themes={result.effectiveThemes} niche={niche} />

      <Notice>
        {t('labels.truth')} {shared('estimate.note')}
      </Notice>
      <ToolLinks
        paths={['/tiktok-live-planner', '/weekly-live-planner', '/weekly-strategy']}
        carry={{ niche }}
        // It asks for the niche in words.
        carryTo={{ '/weekly-strategy': { niche: pick ? shared(`niches.${pick}`) : niche } }}
      />
    </ResultPage>
  );
}
