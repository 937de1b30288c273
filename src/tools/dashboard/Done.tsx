import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counts } from '../../domain/videos/weekCounts';
import { formatDays, formatNumber } from '../../i18n/figures';
import { localDate } from '../../lib/localDate';
import { Link } from '../../ui/Link';

interface Props {
  week: Counts;
  month: Counts;
  /** The videos aimed at this week: the user's own aim, else what the specification recommends. */
  recommended: number;
  /** The lives that the user aims at; 0: as many as are planned. */
  livesAimed: number;
  today: Date;
  /** The days of this week. */
  days: readonly Date[];
}

/** What was really done, this week in large type and this month below; each figure leads to its screen. */
export function Done({ week, month, recommended, livesAimed, today, days }: Props) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  const planner = `/conversion-planner?date=${localDate(today)}`;
  const ofMonth = (count: number) => t('labels.done.month', { number: formatNumber(count) });
  const ofTarget = (done: number, target: number) =>
    target > 0 ? t('labels.done.of', { done: formatNumber(done), target: formatNumber(target) }) : formatNumber(done);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="subtitle">
        {t('labels.done.heading')}
      </h2>
      <p className="text-sm text-soft">
        <bdi>{formatDays(days)}</bdi> · {t('labels.done.hint')}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3">
        <Tile
          to="/content-tracker"
          name={t('labels.done.published')}
          figure={ofTarget(week.published, recommended)}
          note={ofMonth(month.published)}
        />
        <Tile
          to="/content-tracker"
          name={t('labels.done.products')}
          figure={formatNumber(week.products)}
          note={ofMonth(month.products)}
        />
        <Tile
          to={planner}
          name={t('labels.done.planned')}
          figure={formatNumber(week.planned)}
          note={ofMonth(month.planned)}
        />
        <Tile
          to={planner}
          name={t('labels.done.lives')}
          figure={ofTarget(week.livesDone, livesAimed || week.livesPlanned)}
          note={t('labels.done.month', { number: ofTarget(month.livesDone, month.livesPlanned) })}
        />
        <Tile
          to="/performance-analyzer"
          isWide
          name={t('labels.done.measured')}
          figure={formatNumber(week.measured)}
          note={t('labels.done.views', { number: formatNumber(month.measured), views: formatNumber(month.views) })}
        />
      </ul>
    </section>
  );
}

interface TileProps {
  to: string;
  name: string;
  figure: string;
  note: string;
  isWide?: boolean;
}

const Tile = ({ to, name, figure, note, isWide = false }: TileProps) => (
  <li className={isWide ? 'col-span-2' : ''}>
    <Link to={to} className="flex h-full flex-col rounded-card border border-line bg-surface px-4 py-3">
      <span className="text-sm leading-snug font-[560]">{name}</span>
      <span className="mt-auto pt-0.5 text-[28px] leading-tight font-[720]">{figure}</span>
      <span className="flex items-end justify-between gap-1 text-sm text-soft">
        {note}
        <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" className="flex-none rtl:-scale-x-100" />
      </span>
    </Link>
  </li>
);
