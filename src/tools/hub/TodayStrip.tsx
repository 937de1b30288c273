import { CalendarDays, ChevronRight, Hourglass, type LucideIcon, Radio } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../i18n/figures';
import { now } from '../../platform/clock';
import { Link } from '../../ui/Link';
import { ScreenNames } from '../../ui/screenNames';
import { useToday } from '../../ui/tool/useToday';
import { useLives } from '../../ui/videos/useLives';
import { useVideos } from '../../ui/videos/useVideos';
import { todayOf } from './today';
import { useNextLive } from './useNextLive';

/** Today at a glance: what is planned, what has waited too long, the next live. Each leads to its screen. */
export function TodayStrip() {
  const { t } = useTranslation('hub');
  const today = useToday();
  const videos = useVideos();
  const livesIn = useLives();
  const live = useNextLive();

  const overview = videos && livesIn && todayOf(videos, livesIn({ first: today, last: today }), now());
  const { planned = [], overdue = 0 } = overview ?? {};
  const content = planned.map(({ title }) => title ?? t('labels.today.withLive'));
  const isFree = content.length === 0;
  return (
    <section aria-label={t('labels.today.title')}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        <Row
          icon={CalendarDays}
          path="/conversion-planner"
          search={`?date=${today}`}
          isKnown={overview !== undefined}
          statement={isFree ? t('labels.today.free') : t('labels.today.planned', { count: content.length })}
          detail={isFree ? t('labels.today.place') : content.join(' · ')}
        />
        <Row
          icon={Hourglass}
          path="/content-tracker"
          isKnown={overview !== undefined}
          isUrgent={overdue > 0}
          statement={overdue > 0 ? t('labels.today.overdue', { count: overdue }) : t('labels.today.onTime')}
          detail={overdue > 0 ? t('labels.today.waiting') : t('labels.today.fresh')}
        />
        <Row
          icon={Radio}
          path={live ? '/conversion-planner' : '/tiktok-live-planner'}
          search={live ? `?date=${live.date}` : ''}
          isKnown={live !== undefined}
          statement={live ? t('labels.today.live') : t('labels.today.noLive')}
          detail={live ? formatMoment(live.at, live.zone) : t('labels.today.prepare')}
        />
      </ul>
    </section>
  );
}

interface RowProps {
  icon: LucideIcon;
  path: string;
  search?: string;
  /** Until then its place stays empty. */
  isKnown: boolean;
  isUrgent?: boolean;
  statement: string;
  detail: string;
}

function Row({ icon: Icon, path, search = '', isKnown, isUrgent = false, statement, detail }: RowProps) {
  const nameOf = use(ScreenNames);
  const name = nameOf(path);
  if (!name) return null;
  return (
    <li>
      <Link
        to={path + search}
        aria-label={isKnown ? undefined : name}
        className="flex min-h-15 items-center gap-3 py-2 leading-snug"
      >
        <Icon size={20} strokeWidth={1.8} aria-hidden="true" className={isUrgent ? 'text-poor' : 'text-soft'} />
        <span className="min-w-0 flex-1">
          {isKnown && (
            <>
              <span className={`block ${isUrgent ? 'font-[620] text-poor' : 'font-[540]'}`}>{statement}</span>
              <span dir="auto" className="block truncate text-sm text-soft">
                {detail}
              </span>
            </>
          )}
        </span>
        <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
