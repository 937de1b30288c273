import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayMonth, formatNumber, formatWeekday } from '../../i18n/figures';
import { localDate } from '../../lib/localDate';
import { Bars } from '../../ui/charts/Bars';
import type { Dashboard } from './useDashboard';

/** This week by day, and the weeks before: what was really done. */
export function Charts({ today, week, days, weeks }: Pick<Dashboard, 'today' | 'week' | 'days' | 'weeks'>) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  const total = weeks.reduce((sum, { counts }) => sum + counts.published, 0);
  const best = Math.max(...weeks.map(({ counts }) => counts.published));
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="subtitle">
        {t('labels.charts.heading')}
      </h2>
      <div className="mt-3 flex flex-col gap-3">
        <Bars
          caption={
            week.published + week.planned === 0
              ? t('labels.charts.noWeek')
              : t('labels.charts.week', {
                  published: formatNumber(week.published),
                  planned: formatNumber(week.planned),
                })
          }
          rowsName={t('labels.charts.day')}
          series={[t('labels.charts.published'), t('labels.charts.planned'), t('labels.charts.lives')]}
          rows={days.map(({ date, counts }) => ({
            name: formatWeekday(date, 'long'),
            short: formatWeekday(date, 'short'),
            values: [counts.published, counts.planned, Math.max(counts.livesPlanned, counts.livesDone)],
            isCurrent: localDate(date) === localDate(today),
          }))}
        />
        <Bars
          caption={
            total === 0
              ? t('labels.charts.noWeeks')
              : t('labels.charts.weeks', { total: formatNumber(total), best: formatNumber(best) })
          }
          rowsName={t('labels.charts.weekOf')}
          series={[t('labels.charts.published')]}
          rows={weeks.map(({ date, counts }, index) => ({
            name: formatDayMonth(date),
            short: formatDayMonth(date),
            values: [counts.published],
            isCurrent: index === weeks.length - 1,
          }))}
        />
      </div>
    </section>
  );
}
