import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { formatNumber } from '../../i18n/figures';

interface Props {
  /** How many are overdue in total. */
  count: number;
  reminded: readonly Video[];
  onOpen: (id: string) => void;
}

/** Reminds the user of ideas that have waited too long; each can be opened. */
export function OverdueBanner({ count, reminded, onOpen }: Props) {
  const { t } = useTranslation('content-tracker');
  return (
    <section
      aria-label={t('labels.counters.overdue')}
      className="rounded-button bg-sunk px-4 pt-3 pb-1.5 text-[15px] print:hidden"
    >
      <p>
        <strong className="font-[680]">{t('labels.overdue.count', { count, shown: formatNumber(count) })}</strong>{' '}
        {t('labels.overdue.invitation')}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {reminded.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-11 w-full items-center gap-3 py-1.5 text-start font-[540]"
            >
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {title}
              </span>
              <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
