import { useTranslation } from 'react-i18next';
import { formatDayMonth } from '../../i18n/figures';
import { CopyChip } from '../../ui/CopyChip';
import { OfferField } from '../../ui/tool/OfferField';
import { ResultCard } from '../../ui/tool/ResultCard';
import type { ContentWeek } from './generate';
import { summaryLines } from './plainText';

interface Props {
  week: ContentWeek;
  /** The whole week, to be copied. */
  text: string;
  /** The creator's own live code. */
  offer: string;
}

/** The week in figures, the way to copy it, and the one thing that only the creator knows: the live code. */
export function SummaryCard({ week, text, offer }: Props) {
  const { t } = useTranslation('weekly-content');
  const [monday, sunday] = [week.days.at(0)?.date, week.days.at(-1)?.date];
  return (
    <ResultCard
      eyebrow={t('labels.summary')}
      statement={monday && sunday && t('labels.week', { from: formatDayMonth(monday), to: formatDayMonth(sunday) })}
    >
      <dl className="divide-y divide-line">
        {summaryLines(week, t).map(([name, figure]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 py-2">
            <dt className="text-soft">{name}</dt>
            <dd className="font-[640] tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <CopyChip text={text} label={t('labels.copyPlanning')} />
      </div>
      <OfferField
        tool="weekly-content"
        offer={offer}
        label={t('labels.code')}
        placeholder={t('labels.codePlaceholder')}
        note={t('labels.withoutCode')}
      />
    </ResultCard>
  );
}
