import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import type { Checklist } from './checklist';

/**
 * Specification: a progress percentage with a bar, 'Réinitialiser', 'Prêt à publier !' at 100%. It stays visible while
 * the list scrolls.
 */
export function Progress({ checklist, onReset }: { checklist: Checklist; onReset: () => void }) {
  const { t } = useTranslation('checklist');
  const { progress, checkedCount, askedCount, items, isComplete } = checklist;
  const counts = { done: formatNumber(checkedCount), total: formatNumber(askedCount) };
  const passedCount = items.length - askedCount;
  const percent = formatPercent(progress / 100);
  return (
    <div className="sticky top-0 z-10 -mx-5 bg-paper px-5 pb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-[28px] leading-none font-[720] tabular-nums">{percent}</p>
        {isComplete ? (
          <p className="rounded-[10px] bg-accent px-2.5 py-1 text-[14px] leading-tight font-[640] text-accent-ink">
            {t('labels.ready')}
          </p>
        ) : (
          <p className="text-sm text-soft">{t('labels.columnCount', counts)}</p>
        )}
        {passedCount > 0 && (
          <p className="text-sm text-soft">{t('labels.passed.aside', { number: formatNumber(passedCount) })}</p>
        )}
        <Chip onClick={onReset} className="ms-auto print:hidden">
          <RotateCcw size={17} strokeWidth={1.8} aria-hidden="true" className="max-sm:hidden" />
          {t('labels.reset')}
        </Chip>
      </div>
      <div
        role="progressbar"
        aria-label={t('labels.progress')}
        aria-valuenow={progress}
        aria-valuetext={percent}
        className="mt-2.5 h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full rounded-full transition-[inline-size] duration-300 ${isComplete ? 'bg-good' : 'bg-ink'}`}
          style={{ inlineSize: `${progress}%` }}
        />
      </div>
      <p role="status" className="sr-only">
        {t('labels.progressSaid', { percent, ...counts })} {isComplete && t('labels.bannerReady')}
      </p>
    </div>
  );
}
