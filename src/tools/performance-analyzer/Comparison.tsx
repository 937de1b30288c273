import { useTranslation } from 'react-i18next';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import type { ComparisonRow } from './comparisonRows';

/** The figures compared with the median of the creator's other videos, in words and figures. */
export function Comparison({ rows }: { rows: readonly ComparisonRow[] }) {
  const { t } = useTranslation('performance-analyzer');
  return (
    <ResultCard eyebrow={t('labels.comparison.title')}>
      <dl className="flex flex-col divide-y divide-line">
        {rows.map(({ of, name, figure, against }) => (
          <div key={of} className="py-2.5 first:pt-0 last:pb-0">
            <dt className="flex items-baseline justify-between gap-3">
              <span className="font-[580]">{name}</span>
              <span className="font-[680] tabular-nums">{figure}</span>
            </dt>
            <dd className="text-sm text-soft">{against}</dd>
          </div>
        ))}
      </dl>
    </ResultCard>
  );
}
