import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { formatWeek } from './dayFormats';
import { DAYS_A_WEEK, daysAfter } from './plannerWeek';

interface Props {
  week: readonly string[];
  today: string;
  selected: string;
  onSelect: (date: string) => void;
}

/** Which week it is, with links to the weeks before and after, which select the same weekday. */
export function WeekHeader({ week, today, selected, onSelect }: Props) {
  const { t } = useTranslation('conversion-planner');
  const [first = selected, last = selected] = [week[0], week.at(-1)];
  return (
    <header className="-mb-3 flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <h1 className="title">{t('labels.title')}</h1>
        <p aria-live="polite" className="text-sm text-soft">
          {formatWeek(first, last)}
        </p>
      </div>
      {!week.includes(today) && <Chip onClick={() => onSelect(today)}>{t('labels.week.current')}</Chip>}
      <IconButton
        icon={ChevronLeft}
        label={t('labels.week.previous')}
        onClick={() => onSelect(daysAfter(selected, -DAYS_A_WEEK))}
        className="rtl:-scale-x-100"
      />
      <IconButton
        icon={ChevronRight}
        label={t('labels.week.next')}
        onClick={() => onSelect(daysAfter(selected, DAYS_A_WEEK))}
        className="-me-2 rtl:-scale-x-100"
      />
    </header>
  );
}
