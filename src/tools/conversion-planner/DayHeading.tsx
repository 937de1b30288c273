import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { formatLongDay } from './dayFormats';
import { weekdayOf } from './plannerWeek';
import { SeasonNote } from './SeasonNote';

/** Which day is selected, and its quote: one for each day of the week. */
export function DayHeading({ date, today }: { date: string; today: string }) {
  const { t } = useTranslation('conversion-planner');
  const { quotes } = useTexts('conversion-planner');
  return (
    <section>
      <h2 className="subtitle">
        <bdi className="inline-block first-letter:uppercase">{formatLongDay(date)}</bdi>
        {date === today && <span className="font-normal text-soft"> · {t('labels.week.today')}</span>}
      </h2>
      <p className="mt-1 text-[15px] text-soft">{quotes[weekdayOf(date)]}</p>
      <SeasonNote date={date} today={today} />
    </section>
  );
}
