import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';

/** Specification: counters 'À tourner', 'Publié', 'En retard'. What is overdue is to be shot, too. */
export function Counters(counts: { toShoot: number; published: number; overdue: number }) {
  const { t } = useTranslation('content-tracker');
  const tile = (name: 'toShoot' | 'published' | 'overdue') => (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-soft">{t(`labels.counters.${name}`)}</dt>
      <dd
        className={`text-[28px] leading-tight font-[720] ${name === 'overdue' && counts.overdue > 0 ? 'text-poor' : ''}`}
      >
        {formatNumber(counts[name])}
      </dd>
    </div>
  );
  return (
    <dl className="grid grid-cols-3 gap-3">
      {tile('toShoot')}
      {tile('published')}
      {tile('overdue')}
    </dl>
  );
}
