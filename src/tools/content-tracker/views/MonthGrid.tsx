import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { formatDate, formatNumber } from '../../../i18n/figures';
import { shownLanguage } from '../../../i18n/i18n';
import { directionOf } from '../../../lib/direction';
import { dateByKey, monthGrid, monthOf } from './calendarDates';
import { DOTS, dotOf } from './dots';
import { firstWeekday } from './firstWeekday';

const MOST_DOTS = 3;

interface Props {
  day: string;
  today: string;
  days: ReadonlyMap<string, readonly Video[]>;
  /** The days of weekly lives that have no record. */
  weeklyLives: ReadonlySet<string>;
  onDay: (day: string) => void;
}

/** The month of the open day. Tab reaches the open day; arrows, Home, End, Page Up and Page Down move from there. */
export function MonthGrid({ day, today, days, weeklyLives, onDay }: Props) {
  const { t } = useTranslation('content-tracker');
  const table = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  const language = shownLanguage();
  const firstDay = firstWeekday(new Intl.Locale(language));
  const weeks = monthGrid(day, firstDay);

  // A key may have led to a day in another month.
  useEffect(() => {
    if (movedByKey.current) table.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
    movedByKey.current = false;
  }, [day]);

  const follow = (event: KeyboardEvent) => {
    const forward = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const next = dateByKey(day, event.key, firstDay, forward);
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    movedByKey.current = true;
    onDay(next);
  };

  const nameOf = (date: string, count: number, hasWeeklyLive: boolean) => {
    const name = formatDate(date, { dateStyle: 'full' });
    const said = count === 0 ? name : t('labels.calendar.day', { date: name, count, shown: formatNumber(count) });
    return hasWeeklyLive ? `${said}, ${t('labels.calendar.live')}` : said;
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: in a plain table the arrows are the screen reader's own
    <table ref={table} role="grid" onKeyDown={follow} className="mt-2 w-full table-fixed text-center">
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col" className="pb-1 text-sm font-normal text-soft">
              <span aria-hidden="true">{formatDate(date, { weekday: 'narrow' })}</span>
              <span className="sr-only">{formatDate(date, { weekday: 'long' })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const videos = days.get(date) ?? [];
              const isOpen = date === day;
              return (
                <td key={date} className="p-0">
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={isOpen ? 0 : -1}
                    aria-pressed={isOpen}
                    aria-current={date === today ? 'date' : undefined}
                    aria-label={nameOf(date, videos.length, weeklyLives.has(date))}
                    onClick={() => onDay(date)}
                    className={`flex h-13 w-full flex-col items-center justify-center rounded-control text-[15px] aria-[current=date]:font-[720] ${lookOf(isOpen, monthOf(date) === monthOf(day), date === today)}`}
                  >
                    {formatNumber(Number(date.slice(-2)))}
                    <span className="mt-1 flex h-1.5 gap-1">
                      {weeklyLives.has(date) && <span className={`size-1.5 rounded-full ${DOTS.live}`} />}
                      {videos.slice(0, MOST_DOTS).map((video) => (
                        <span key={video.id} className={`size-1.5 rounded-full ${DOTS[dotOf(video)]}`} />
                      ))}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lookOf(isOpen: boolean, isOfMonth: boolean, isToday: boolean): string {
  if (isOpen) return 'bg-ink text-paper';
  if (isToday) return 'bg-sunk';
  return isOfMonth ? '' : 'text-soft';
}
