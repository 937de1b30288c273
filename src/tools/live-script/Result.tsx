import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/tool/Notice';
import { ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import type { LiveScripts } from './generate';
import { plainText } from './plainText';
import { VERSIONS } from './schedule';
import { VersionCards } from './VersionCards';

export function Result({ result, regenerate, reset }: ResultProps<LiveScripts>) {
  const { t } = useTranslation('live-script');
  const { t: shared } = useTranslation('tool');
  const { niche, product, recommendation, recommendedVersion } = result;

  return (
    <ResultPage
      eyebrow={`${shared(`niches.${niche}`)} · ${t('labels.example', { product })}`}
      title={t('labels.title')}
      text={() => plainText(result, t, shared)}
      buttons={[
        { label: t('labels.otherNiche'), onClick: reset },
        { label: t('labels.anotherScript'), onClick: regenerate },
      ]}
    >
      <div className="contents lg:[&>section]:col-span-2">
        <ResultCard eyebrow={t('labels.recommendation')} statement={t('labels.useShort')}>
          <p>{recommendation}</p>
          <p className="text-sm text-soft">{t('labels.exampleNote')}</p>
        </ResultCard>
      </div>

      {VERSIONS.map((version) => (
        <VersionCards
          key={version}
          name={t(`labels.versions.${version}`)}
          version={version === 'short' ? result.shortVersion : result.longVersion}
          isRecommended={version === recommendedVersion}
          niche={niche}
          product={product}
        />
      ))}

      <Notice>{t('labels.truth')}</Notice>
      <ToolLinks paths={['/live-recommendations', '/title-generator']} carry={{ niche }} />
    </ResultPage>
  );
}
