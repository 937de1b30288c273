import { useTranslation } from 'react-i18next';
import type { NichePick } from '../../domain/matchNiche';
import { dailyAlert } from '../../domain/viralAlert/dailyAlert';
import { useTexts } from '../../i18n/useTexts';
import { noonOf } from '../../lib/localDate';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/result/KeepButton';
import { Part, ResultCard } from '../../ui/tool/result/ResultCard';
import { useToday } from '../../ui/tool/useToday';
import { MoreLink } from './MoreLink';

/** Today's alert in brief: the concept, its hook, the tip. */
export function AlertCard({ niche }: { niche: NichePick }) {
  const { t } = useTranslation('hub');
  const { t: shared } = useTranslation('tool');
  const texts = useTexts('viral-alert');
  const today = useToday();
  const { viralConcept, hookOfTheDay, strategicTip } = dailyAlert(niche, texts, noonOf(today));
  const { title, description } = viralConcept;
  const hook = t('labels.trends.quote', { hook: hookOfTheDay.main });
  return (
    <ResultCard
      eyebrow={`${t('labels.trends.alert')} · ${shared(`niches.${niche}`)}`}
      statement={title}
      meta={<MoreLink to={`/daily-viral-alerts?niche=${niche}`}>{t('labels.trends.wholeAlert')}</MoreLink>}
      actions={
        <>
          <CopyButton text={`${title}\n${description}\n${hook}`} />
          <KeepButton idea={{ title, description, niche, hook: hookOfTheDay.main, sourceTool: 'viral-alert' }} />
        </>
      }
    >
      <p>{description}</p>
      <Part name={t('labels.trends.hook')}>
        <p className="font-[620]">{hook}</p>
      </Part>
      <Part name={t('labels.trends.tip')}>{strategicTip.advice}</Part>
    </ResultCard>
  );
}
