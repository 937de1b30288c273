import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { isPublished } from '../../../domain/videos/stage';
import { daysAfter, monthOf } from '../../../domain/week';
import { formatDate, formatNumber, formatSlot } from '../../../i18n/figures';
import { Chip } from '../../../ui/Chip';
import { IconButton } from '../../../ui/IconButton';
import { Link } from '../../../ui/Link';
import { ScreenNames } from '../../../ui/screenNames';
import { useToday } from '../../../ui/tool/useToday';
import { useLives } from '../../../ui/videos/useLives';
import { addMonths, isDate, videosByDay } from './calendarDates';
import { DOTS } from './dots';
import { MonthGrid } from './MonthGrid';
import { VideoList } from './VideoList';
import { VideoRow } from './VideoRow';

const ROW_HEIGHT = 78;
/** The grid reaches into the months beside it. */
const DAYS_BESIDE = 6;
const PLANNER = '/conversion-planner';
const SCHEDULER = '/publishing-scheduler';

interface Props {
  videos: readonly Video[];
  /** The open day ('2026-11-24'); today if it is not a date. */
  day: string;
  onDay: (day: string) => void;
}

/** A month of slots and publications; below or beside it, what is on the open day. */
export function CalendarView({ videos, day: kept, onDay }: Props) {
  const { t } = useTranslation('content-tracker');
  const nameOf = use(ScreenNames);
  const today = useToday();
  const day = isDate(kept) ? kept : today;
  const days = useMemo(() => videosByDay(videos), [videos]);
  const undated = useMemo(() => videos.filter((video) => !isPublished(video) && !video.slot).length, [videos]);
  const ofDay = days.get(day) ?? [];
  const livesIn = useLives();
  const weekly = useMemo(() => {
    const { first, last } = monthOf(day);
    const around = { first: daysAfter(first, -DAYS_BESIDE), last: daysAfter(last, DAYS_BESIDE) };
    return livesIn?.(around).filter(({ record }) => !record) ?? [];
  }, [livesIn, day]);
  const weeklyOfDay = weekly.filter(({ date }) => date === day);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section className="min-w-0 rounded-card border border-line bg-surface p-3">
        <div className="flex items-center gap-1">
          <h2 aria-live="polite" className="flex-1 ps-2 subtitle first-letter:uppercase">
            {formatDate(day, { month: 'long', year: 'numeric' })}
          </h2>
          <IconButton
            icon={ChevronLeft}
            label={t('labels.calendar.before')}
            onClick={() => onDay(addMonths(day, -1))}
            className="rtl:-scale-x-100"
          />
          <IconButton
            icon={ChevronRight}
            label={t('labels.calendar.after')}
            onClick={() => onDay(addMonths(day, 1))}
            className="rtl:-scale-x-100"
          />
        </div>
        <MonthGrid
          day={day}
          today={today}
          days={days}
          weeklyLives={new Set(weekly.map(({ date }) => date))}
          onDay={onDay}
        />
        <div className="mt-2 flex items-center justify-between gap-3 ps-2">
          <ul className="flex flex-wrap gap-x-4 text-sm text-soft">
            {(['planned', 'out', 'live'] as const).map((kind) => (
              <li key={kind} className="flex items-center gap-1.5">
                <span className={`size-2 rounded-full ${DOTS[kind]}`} />
                {t(`labels.calendar.${kind}`)}
              </li>
            ))}
          </ul>
          <Chip onClick={() => onDay(today)} className="print:hidden">
            {t('labels.calendar.today')}
          </Chip>
        </div>
      </section>
      <section className="min-w-0">
        <h2 tabIndex={-1} className="subtitle outline-none first-letter:uppercase">
          {formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}
        </h2>
        {weeklyOfDay.map(({ id, date, time = '' }) => (
          <p key={id} className="mt-1 flex items-center gap-2">
            <span className={`size-2 rounded-full ${DOTS.live}`} />
            {t('labels.calendar.live')} · {formatSlot({ date, time })}
          </p>
        ))}
        {ofDay.length + weeklyOfDay.length === 0 && <p className="mt-1 text-soft">{t('labels.calendar.nothing')}</p>}
        <div className="mt-3">
          <VideoList videos={ofDay} rowHeight={ROW_HEIGHT}>
            {(video) => <VideoRow video={video} />}
          </VideoList>
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 print:hidden">
          {nameOf(PLANNER) && (
            <Link to={`${PLANNER}?date=${day}`} className="inline-flex min-h-11 items-center font-[540] underline">
              {t('labels.calendar.plan')}
            </Link>
          )}
          {undated > 0 && nameOf(SCHEDULER) && (
            <Link to={SCHEDULER} className="inline-flex min-h-11 items-center font-[540] underline">
              {t('labels.calendar.undated', { count: undated, shown: formatNumber(undated) })}
            </Link>
          )}
        </p>
      </section>
    </div>
  );
}
