import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import type { DayContent } from './generate';
import { Lines } from './Lines';
import { dayText, slotOf } from './plainText';

interface Props {
  day: DayContent;
  product: string;
  niche: string;
}

/** What is filmed on one day; the live day has an edge of ink. */
export function DayCard({ day, product, niche }: Props) {
  const { t } = useTranslation('weekly-strategy');
  const { t: shared } = useTranslation('tool');
  const { hook, structure, cta, format, difficulty } = day.videoIdea;
  const text = dayText(day, t);

  return (
    <ResultCard
      eyebrow={slotOf(day, t)}
      badge={day.isLive ? t('labels.liveDay') : undefined}
      statement={hook}
      meta={<ScoreRing score={day.engagement} label={shared('estimate.engagement')} why={t('labels.why')} />}
      actions={
        <>
          <CopyButton text={text} />
          <KeepButton
            idea={{
              title: day.title,
              niche,
              product,
              hook,
              script: text,
              hashtags: day.hashtags,
              sourceTool: 'weekly-strategy',
            }}
          />
        </>
      }
    >
      <p className="text-soft">
        {format} · {t(`labels.difficulty.${difficulty}`)}
      </p>
      <Part name={t('labels.structure')}>
        <Lines lines={structure} />
      </Part>
      <Part name={t('labels.inspiration')}>{day.inspiration}</Part>
      <Part name={t('labels.callToAction')}>{cta}</Part>
      <Part name={t('labels.hashtags')}>{day.hashtags.join(' ')}</Part>
    </ResultCard>
  );
}
