import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlannedDay } from '../../contracts/plannedDay';
import { formatDayNumber, formatInitial, formatLongDay } from './dayFormats';
import type { DayPlan } from './dayPlan';
import { dayId, dropSlotId } from './elementIds';

interface Props {
  date: string;
  isToday: boolean;
  isSelected: boolean;
  plan: DayPlan;
  day: PlannedDay;
  hasLive: boolean;
  /** The user's week begins on it, within this row. */
  beginsWeek: boolean;
  onSelect: () => void;
}

/** A day of the week: a lime dot for its videos, a red one for its live, a check mark once it is complete. */
export function DayButton({ date, isToday, isSelected, plan, day, hasLive, beginsWeek, onSelect }: Props) {
  const { t } = useTranslation('conversion-planner');
  const count = plan.toShoot.length + plan.published.length;
  const name = [
    formatLongDay(date),
    beginsWeek && t('labels.week.begins'),
    isToday && t('labels.week.today'),
    count > 0 && t('labels.week.videos', { count }),
    hasLive && t('labels.week.live'),
    day.completed && t('labels.week.completed'),
  ];
  return (
    <button
      type="button"
      id={dayId(date)}
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      className="group relative flex min-h-20 min-w-11 flex-1 flex-col items-center gap-1 rounded-button pt-2.5 text-[13px] text-soft transition-colors aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {beginsWeek && <i aria-hidden="true" className="absolute inset-y-3 -start-0.5 w-px bg-edge" />}
      <span className="sr-only">{name.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className="contents">
        {formatInitial(date)}
        <b
          className={`text-lg leading-tight font-[640] text-ink group-aria-pressed:text-paper ${isToday ? 'underline decoration-2 underline-offset-4' : ''}`}
        >
          {formatDayNumber(date)}
        </b>
        <span className="flex h-3 items-center gap-1">
          {day.completed && <Check size={12} strokeWidth={3} />}
          {count > 0 && <i className="size-1.5 rounded-full bg-accent ring-1 ring-ink/25 group-aria-pressed:ring-0" />}
          {hasLive && <i className="size-1.5 rounded-full bg-live" />}
        </span>
      </span>
      <span id={dropSlotId(date)} className="contents" />
    </button>
  );
}
