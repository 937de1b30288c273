import { useTranslation } from 'react-i18next';
import type { ViralAlert } from '../../domain/viralAlert/dailyAlert';
import { formatDay } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import { HookLine } from './HookLine';
import { challengeText, conceptText, plainText, tipText } from './plainText';
import { useScoreReason } from './useScoreReason';

interface Props {
  alert: ViralAlert;
  /** A moment of its date. */
  day: Date;
  /** Not one of those that a refresh brought. */
  isOfTheDay: boolean;
  buttons: readonly { label: string; onClick: () => void }[];
}

/** An alert: what to film, how to open it, what to mind, what to try. */
export function Result({ alert, day, isOfTheDay, buttons }: Props) {
  const { t } = useTranslation('viral-alert');
  const { t: shared } = useTranslation('tool');
  const scoreReason = useScoreReason();
  const { niche, viralConcept, strategicTip, hookOfTheDay, warning, creativeChallenge } = alert;
  const sourceTool = 'viral-alert';

  return (
    <ResultPage
      eyebrow={[
        t(isOfTheDay ? 'labels.ofTheDay' : 'labels.another'),
        formatDay(day.toISOString()),
        shared(`niches.${niche}`),
      ].join(' · ')}
      title={viralConcept.title}
      text={() => plainText(alert, t, shared)}
      buttons={buttons}
    >
      <ResultCard
        eyebrow={t('labels.concept')}
        statement={viralConcept.description}
        meta={
          <ScoreRing
            score={viralConcept.viralityScore}
            label={shared('estimate.viral')}
            isPercent
            why={scoreReason(viralConcept.traits)}
          />
        }
        actions={
          <>
            <CopyButton text={conceptText(alert, t)} />
            <KeepButton
              idea={{
                title: viralConcept.title,
                description: viralConcept.description,
                niche,
                hook: hookOfTheDay.main,
                script: conceptText(alert, t),
                sourceTool,
              }}
            />
          </>
        }
      >
        <Part name={t('labels.source')}>{viralConcept.trendSource}</Part>
      </ResultCard>
      <ResultCard eyebrow={t('labels.hook')}>
        <HookLine kind="main" hook={hookOfTheDay.main} niche={niche} />
        <HookLine kind="variant" hook={hookOfTheDay.variant} niche={niche} />
        <Part name={t('labels.whyBetter')}>{hookOfTheDay.whyBetter}</Part>
      </ResultCard>
      <ResultCard
        eyebrow={`${t('labels.tip')} · ${t(`labels.categories.${strategicTip.category}`)}`}
        statement={strategicTip.advice}
        actions={<CopyButton text={tipText(alert, t)} />}
      >
        <Part name={t('labels.implementation')}>{strategicTip.implementation}</Part>
        <Part name={t('labels.impact')}>{strategicTip.expectedImpact}</Part>
      </ResultCard>
      <ResultCard eyebrow={t('labels.warning')} statement={warning.title}>
        <p>{warning.description}</p>
        <Part name={t('labels.avoid')}>{warning.avoidBehavior}</Part>
      </ResultCard>
      <ResultCard
        eyebrow={t('labels.challenge')}
        statement={creativeChallenge.title}
        meta={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <span className="rounded-[10px] border border-edge px-2.5 py-1 text-[12.5px] leading-tight font-[640]">
              {t(`labels.difficulty.${creativeChallenge.difficulty}`)}
            </span>
            <span className="text-soft">{t('labels.minutes', { minutes: creativeChallenge.estimatedTime })}</span>
          </div>
        }
        actions={
          <>
            <CopyButton text={challengeText(alert, t)} />
            <KeepButton
              idea={{
                title: creativeChallenge.title,
                description: creativeChallenge.description,
                niche,
                sourceTool,
              }}
            />
          </>
        }
      >
        <p>{creativeChallenge.description}</p>
      </ResultCard>
      <ResultCard eyebrow={t('labels.context')}>
        <p>{alert.june2025Context}</p>
        <p className="text-sm text-soft">{shared('notice.general')}</p>
      </ResultCard>
      <Notice>{t('labels.honest')}</Notice>
      <Notice>{t('labels.live')}</Notice>
      <ToolLinks paths={['/viral-video-structure', '/title-generator', '/content-tracker']} carry={{ niche }} />
    </ResultPage>
  );
}
