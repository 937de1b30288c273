import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import type { Titles } from './generate';
import { plainText } from './plainText';

export function Result({ result, regenerate, reset }: ResultProps<Titles>) {
  const { t } = useTranslation('titles');
  const { t: shared } = useTranslation('tool');
  const { niche, product, variants, bestPerformer, june2025Insights } = result;
  const nicheName = shared(`niches.${niche}`);

  return (
    <ResultPage
      eyebrow={[nicheName, product].join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, t, shared)}
      buttons={[
        { label: t('labels.regenerate'), onClick: regenerate },
        { label: t('labels.otherProduct'), onClick: reset },
      ]}
    >
      {variants.map(({ type, icon, name, title, psychologyEffect, whyItWorks, recommended }) => (
        <ResultCard
          key={type}
          eyebrow={`${icon} ${name}`}
          badge={recommended ? shared('result.recommended') : undefined}
          statement={title}
          actions={
            <>
              <CopyButton text={title} />
              <KeepButton
                idea={{ title, description: whyItWorks, niche, product, hook: title, sourceTool: 'titles' }}
              />
            </>
          }
        >
          <Part name={t('labels.effect')}>{psychologyEffect}</Part>
          <Part name={t('labels.why')}>{whyItWorks}</Part>
        </ResultCard>
      ))}
      <ResultCard eyebrow={`${t('labels.best')} · ${bestPerformer.name}`} statement={bestPerformer.explanation} />
      <ResultCard eyebrow={t('labels.insights')} isWide>
        <ul className="list-disc ps-5">
          {june2025Insights.map((insight) => (
            <li key={insight} className="mt-1">
              {insight}
            </li>
          ))}
        </ul>
        <p className="text-sm text-soft">{shared('notice.general')}</p>
      </ResultCard>
      <Notice>{shared('notice.trends')}</Notice>
      <Notice>{t('labels.truth')}</Notice>
      <ToolLinks
        paths={['/creative-formats', '/viral-script-generator']}
        names={{
          '/creative-formats': t('labels.creativeFormats'),
          '/viral-script-generator': t('labels.fullScript'),
        }}
        carry={{ product, niche: nicheName }}
      />
    </ResultPage>
  );
}
