import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublishedVideo } from '../../contracts/video';
import { formatDay, formatNumber } from '../../i18n/figures';
import { useNicheName } from './useNicheName';

interface Props {
  /** How many were published in all. */
  count: number;
  recent: readonly PublishedVideo[];
}

/** What was published, the most recent first. */
export function PublishedList({ count, recent }: Props) {
  const { t } = useTranslation('content-tracker');
  const nicheName = useNicheName();
  return (
    <section className="min-w-0">
      <h2 className="subtitle">{t('labels.counters.published')}</h2>
      {count === 0 && <p className="mt-1 text-soft">{t('labels.publishedList.none')}</p>}
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {recent.map(({ id, title, niche, publishedAt, platform }) => (
          <li
            key={id}
            className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 break-inside-avoid"
          >
            <span className="mt-0.5 grid size-6 flex-none place-items-center rounded-[8px] bg-accent text-accent-ink">
              <Check size={16} strokeWidth={2.4} aria-hidden="true" />
            </span>
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block wrap-anywhere font-[620] text-soft line-through">
                {title}
              </span>
              <span className="block text-sm wrap-anywhere text-soft">
                <bdi>{nicheName(niche)}</bdi> ·{' '}
                {t('labels.publishedList.when', { date: formatDay(publishedAt), platform })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {count > recent.length && (
        <p className="mt-3 text-sm text-soft">
          {t('labels.publishedList.recent', { shown: formatNumber(recent.length), total: formatNumber(count) })}
        </p>
      )}
    </section>
  );
}
