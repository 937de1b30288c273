import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedDay } from '../../contracts/plannedDay';
import type { Live } from '../../domain/lives/livesOf';
import { DayButton } from './DayButton';
import type { Plan } from './dayPlan';
import { dayId } from './elementIds';
import { DAYS_A_WEEK, daysAfter, weekdayOf } from './plannerWeek';

const SUNDAY = 7;

interface Props {
  week: readonly string[];
  today: string;
  selected: string;
  plan: Plan;
  lives: readonly Live[];
  /** The day on which the user's week begins, from 1 (Monday) to 7. */
  firstDay: number;
  dayOf: (date: string) => PlannedDay;
  onSelect: (date: string) => void;
}

/** Specification: '7-day week grid'. One Tab stop; arrows move by days, Page Up and Page Down by weeks. */
export function WeekRow({ week, today, selected, plan, lives, firstDay, dayOf, onSelect }: Props) {
  const { t } = useTranslation('conversion-planner');
  /** A key changed the day: the focus moves along, into another week too. */
  const isFollowing = useRef(false);

  useEffect(() => {
    if (isFollowing.current) document.getElementById(dayId(selected))?.focus();
    isFollowing.current = false;
  }, [selected]);

  const goByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const days = daysOfKey(event.key, selected, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isFollowing.current = true;
    onSelect(daysAfter(selected, days));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      role="group"
      aria-label={t('labels.week.days')}
      onKeyDown={goByKey}
      className="sticky top-0 z-10 -mx-5 flex bg-paper px-1.5 py-1 min-[360px]:-mx-2 min-[360px]:gap-0.5 min-[360px]:px-2"
    >
      {week.map((date, index) => (
        <DayButton
          key={date}
          date={date}
          isToday={date === today}
          isSelected={date === selected}
          plan={plan.on(date)}
          day={dayOf(date)}
          hasLive={lives.some((live) => live.date === date)}
          beginsWeek={index > 0 && (weekdayOf(date) || SUNDAY) === firstDay}
          onSelect={() => onSelect(date)}
        />
      ))}
    </div>
  );
}

/** How many days a key moves; undefined for a key that does nothing here. */
function daysOfKey(key: string, selected: string, isRtl: boolean): number | undefined {
  const weekday = weekdayOf(selected);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    PageDown: DAYS_A_WEEK,
    PageUp: -DAYS_A_WEEK,
    Home: -weekday,
    End: DAYS_A_WEEK - 1 - weekday,
  };
  return steps[key];
}
