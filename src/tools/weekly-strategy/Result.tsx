import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { dotted } from '../../ui/tool/listText';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import { DayCard } from './DayCard';
import type { WeeklyStrategy } from './generate';
import { Lines } from './Lines';
import { momentsOf } from './moments';
import { openNextWeek } from './nextWeek';
import { liveText, plainText } from './plainText';
import { RemindersCard } from './RemindersCard';

export function Result({ result, answers, regenerate, reset }: ResultProps<WeeklyStrategy>) {
  const { t } = useTranslation('weekly-strategy');
  const { t: shared } = useTranslation('tool');
  const { product, week, weekTheme, dailyContent, liveRecommendation, weeklyTips, nextWeekPreview, disclosure } =
    result;
  const { niche = '', country = '' } = answers;
  const estimateNote = shared('estimate.note');

  return (
    <ResultPage
      eyebrow={[t('labels.week', { number: formatNumber(week) }), niche, product].join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, t, estimateNote)}
      buttons={[
        { label: t('labels.nextWeek'), onClick: openNextWeek },
        { label: t('labels.regenerate'), onClick: regenerate },
        { label: t('labels.otherProduct'), onClick: reset },
      ]}
    >
      <ResultCard
        eyebrow={t('labels.theme')}
        statement={weekTheme.title}
        actions={<CopyButton text={`${weekTheme.title}\n${weekTheme.focus}`} />}
      >
        <p>{weekTheme.focus}</p>
        <Part name={t('labels.onScreen')}>{disclosure}</Part>
      </ResultCard>
      <ResultCard eyebrow={t('labels.tips')} actions={<CopyButton text={dotted(weeklyTips).join('\n')} />}>
        <Lines lines={weeklyTips} />
      </ResultCard>

      {dailyContent.map((day) => (
        <DayCard key={day.day} day={day} product={product} niche={niche} />
      ))}

      <ResultCard
        eyebrow={`${t('labels.live')} · ${liveRecommendation.day}`}
        statement={liveRecommendation.topic}
        actions={<CopyButton text={liveText(liveRecommendation, t)} />}
      >
        <Part name={t('labels.duration')}>{liveRecommendation.duration}</Part>
        <Part name={t('labels.script')}>
          <Lines lines={liveRecommendation.script} />
        </Part>
        <p className="text-sm text-soft">{liveRecommendation.note}</p>
      </ResultCard>
      <RemindersCard moments={momentsOf(result, answers, t)} />
      <ResultCard eyebrow={t('labels.preview')} actions={<CopyButton text={nextWeekPreview} />}>
        <p>{nextWeekPreview}</p>
      </ResultCard>

      <Notice>{t('labels.localTime')}</Notice>
      <Notice>
        {t('labels.truth')} {estimateNote}
      </Notice>
      <ToolLinks paths={['/tiktok-live-planner', '/creative-formats']} carry={{ product, niche, country }} />
    </ResultPage>
  );
}
