import { useTranslation } from 'react-i18next';
import { isoWeek } from '../../domain/reminders/isoWeek';
import { focusOf, type GuideNiche, guideOf } from '../../domain/viralAlert/viralGuide';
import { useTexts } from '../../i18n/useTexts';
import { noonOf } from '../../lib/localDate';
import { Part, ResultCard } from '../../ui/tool/result/ResultCard';
import { useToday } from '../../ui/tool/useToday';
import { MoreLink } from './MoreLink';

/** The niche's guide in brief: its three formats, and this week's exercise for a live. */
export function GuideCard({ niche }: { niche: GuideNiche }) {
  const { t } = useTranslation('hub');
  const guide = guideOf(niche, useTexts('viral-alert'));
  const today = useToday();
  const { practice } = focusOf(guide, isoWeek(noonOf(today).getTime(), undefined));
  return (
    <ResultCard
      eyebrow={t('labels.trends.guide')}
      meta={<MoreLink to={`/daily-viral-alerts?tab=guide&niche=${niche}`}>{t('labels.trends.wholeGuide')}</MoreLink>}
    >
      <Part name={t('labels.trends.formats')}>
        <ol className="mt-1 flex list-decimal flex-col gap-1.5 ps-5">
          {guide.viralFormats.map((format) => (
            <li key={format} className="font-[540]">
              {format}
            </li>
          ))}
        </ol>
      </Part>
      <Part name={t('labels.trends.practice')}>{practice}</Part>
    </ResultCard>
  );
}
