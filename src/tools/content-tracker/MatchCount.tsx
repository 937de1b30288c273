import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import { keep } from './trackerChoices';

const NO_FILTER = { text: '', niche: '', stage: '', priority: '', group: '' };

/** How many videos match the filter, announced politely, and the way back to all of them. */
export function MatchCount({ count, isFiltered }: { count: number; isFiltered: boolean }) {
  const { t } = useTranslation('content-tracker');

  const reset = ({ currentTarget }: MouseEvent) => {
    // The button is about to disappear.
    currentTarget.closest('[data-screen]')?.querySelector('h1')?.focus();
    keep(NO_FILTER);
  };

  const look = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1 print:hidden';
  const empty = count === 0 ? 'rounded-card border border-dashed border-edge p-5' : '-my-2';
  return (
    <div className={isFiltered ? `${look} ${empty}` : '-mt-5'}>
      <p role="status" className={count === 0 ? 'font-[620]' : 'text-[15px] text-soft'}>
        {isFiltered &&
          (count === 0 ? t('labels.nothingFound') : t('labels.found', { count, shown: formatNumber(count) }))}
      </p>
      {isFiltered && <Chip onClick={reset}>{t('labels.reset')}</Chip>}
    </div>
  );
}
