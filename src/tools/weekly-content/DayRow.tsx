import { useTranslation } from 'react-i18next';
import { formatNumber, formatWeekday } from '../../i18n/figures';
import { localDate } from '../../lib/localDate';
import type { DayEntry } from './generate';
import { dayCount, dayName } from './plainText';

export const dayHeadingId = ({ day }: DayEntry) => `day-${day}`;

/** The seven days, always in sight: one tap goes to the day. Today is filled; a live has a red dot. */
export function DayRow({ days, today }: { days: readonly DayEntry[]; today: string }) {
  const { t } = useTranslation('weekly-content');
  const { t: shared } = useTranslation('tool');

  const goTo = (day: DayEntry) => {
    const heading = document.getElementById(dayHeadingId(day));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };

  return (
    <nav
      aria-label={shared('result.days')}
      className="sticky top-0 z-10 -mx-5 bg-paper px-5 py-2 lg:mx-0 lg:px-0 print:hidden"
    >
      <ol className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <li key={day.day}>
            <button
              type="button"
              aria-label={`${dayName(day.date)} · ${dayCount(day, t)}`}
              aria-current={localDate(day.date) === today ? 'date' : undefined}
              onClick={() => goTo(day)}
              className="flex min-h-14 w-full flex-col items-center rounded-control py-1.5 text-soft hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <span className="text-[13px] leading-tight uppercase">{formatWeekday(day.date, 'narrow')}</span>
              <span className="leading-tight font-[660] tabular-nums">{formatNumber(day.date.getDate())}</span>
              <span className={`mt-0.5 size-1.5 rounded-full ${day.hasLive ? 'bg-live' : 'bg-accent'}`} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
