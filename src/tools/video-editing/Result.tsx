import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import type { VideoEditing } from './generate';
import { cutText, durationTexts, effectsText, plainText, structureText, timeframeText } from './plainText';

export function Result({ result, reset }: ResultProps<VideoEditing>) {
  const { t } = useTranslation('video-editing');
  const { t: shared } = useTranslation('tool');
  const { niche, contentType, optimalDuration, dynamicStructure, cutFrequency, visualEffects } = result;
  const { liveReplayBonus, june2025Trends } = result;

  const nicheName = shared(`niches.${niche}`);
  const typeName = t(`labels.types.${contentType}.name`);
  const { recommended, range } = durationTexts(result, t);
  const structure = structureText(result, t);

  return (
    <ResultPage
      eyebrow={[nicheName, typeName].join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, t, shared)}
      buttons={[{ label: t('labels.otherVideo'), onClick: reset }]}
    >
      <ResultCard
        eyebrow={t('labels.duration')}
        statement={recommended}
        actions={<CopyButton text={[recommended, range, optimalDuration.reason].join('\n')} />}
      >
        <p>{range}</p>
        <Part name={t('labels.why')}>{optimalDuration.reason}</Part>
      </ResultCard>

      <ResultCard
        eyebrow={t('labels.cut')}
        statement={t('labels.cutEvery', { number: formatNumber(cutFrequency.seconds) })}
        actions={<CopyButton text={cutText(result, t)} />}
      >
        <Part name={t('labels.technique')}>{cutFrequency.technique}</Part>
        <Part name={t('labels.explanation')}>{cutFrequency.explanation}</Part>
      </ResultCard>

      <ResultCard
        eyebrow={t('labels.structure')}
        actions={
          <>
            <CopyButton text={structure} />
            <KeepButton
              idea={{
                title: `${typeName} · ${nicheName}`,
                description: optimalDuration.reason,
                niche,
                script: structure,
                sourceTool: 'video-editing',
              }}
            />
          </>
        }
      >
        <ol className="flex flex-col gap-5">
          {dynamicStructure.map(({ timeframe, content, visualTips }) => (
            <li key={timeframe.from} className="flex flex-col gap-1">
              <p className="eyebrow">{timeframeText(timeframe, t)}</p>
              <p className="font-[620]">{content}</p>
              <Part name={t('labels.visualTips')}>{visualTips}</Part>
            </li>
          ))}
        </ol>
      </ResultCard>

      <ResultCard eyebrow={t('labels.effects')} actions={<CopyButton text={effectsText(result, t)} />}>
        {visualEffects.map(({ category, effects, usage }) => (
          <Part key={category} name={t(`labels.categories.${category}`)}>
            <ul className="list-disc ps-5">
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
            <p className="mt-1 text-sm text-soft">
              {t('labels.usage')} · {usage}
            </p>
          </Part>
        ))}
      </ResultCard>

      {liveReplayBonus && (
        <ResultCard
          eyebrow={liveReplayBonus.title}
          actions={<CopyButton text={[liveReplayBonus.title, ...liveReplayBonus.tips].join('\n')} />}
        >
          <ul className="list-disc ps-5">
            {liveReplayBonus.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </ResultCard>
      )}

      <ResultCard eyebrow={t('labels.trends')} isWide={!liveReplayBonus}>
        <ul className="list-disc ps-5">
          {june2025Trends.map((trend) => (
            <li key={trend}>{trend}</li>
          ))}
        </ul>
        <p className="text-sm text-soft">{shared('notice.general')}</p>
      </ResultCard>

      <Notice>{t('labels.estimate')}</Notice>
      <ToolLinks
        paths={['/title-generator', '/creative-formats']}
        names={{ '/title-generator': t('labels.titles'), '/creative-formats': t('labels.creativeFormats') }}
        carry={{ niche: nicheName }}
      />
    </ResultPage>
  );
}
