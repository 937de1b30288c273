import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { type Comparison as Compare, type Compared, compareToOwn } from '../../domain/videos/compareToOwn';
import type { Measured } from '../../domain/videos/rates';
import { formatNumber, formatPercent, formatRate } from '../../i18n/figures';
import { ResultCard } from '../../ui/tool/result/ResultCard';

interface Props {
  measured: Measured;
  video: Video | undefined;
  videos: readonly Video[];
}

/** The figures compared with the median of the creator's other videos, in words and figures. */
export function Comparison({ measured, video, videos }: Props) {
  const { t } = useTranslation('performance-analyzer');
  return (
    <ResultCard eyebrow={t('labels.comparison.title')}>
      <dl className="flex flex-col divide-y divide-line">
        {compareToOwn(measured, videos, video?.id).map((comparison) => (
          <div key={comparison.of} className="py-2.5 first:pt-0 last:pb-0">
            <dt className="flex items-baseline justify-between gap-3">
              <span className="font-[580]">{t(`labels.comparison.${comparison.of}`)}</span>
              <span className="font-[680] tabular-nums">
                {comparison.value === undefined
                  ? t('labels.comparison.notGiven')
                  : formatFigure(comparison.of, comparison.value)}
              </span>
            </dt>
            <dd className="text-sm text-soft">
              <Against comparison={comparison} />
            </dd>
          </div>
        ))}
      </dl>
    </ResultCard>
  );
}

const formatFigure = (of: Compared, value: number) => (of === 'views' ? formatNumber(value) : formatRate(value));

function Against({ comparison }: { comparison: Compare }) {
  const { t } = useTranslation('performance-analyzer');
  if ('missing' in comparison) {
    const { missing } = comparison;
    return t('labels.comparison.missing', { count: missing, figure: formatNumber(missing) });
  }
  const { of, value, median, others } = comparison;
  const basis = t('labels.comparison.basis', { median: formatFigure(of, median), others: formatNumber(others) });
  if (value === undefined) return basis;
  const { far, percent } = distance(value, median);
  return `${t(`labels.comparison.${far}`, { percent })} · ${basis}`;
}

/** How far a figure is from the median, as a share; a median of zero has none. */
function distance(value: number, median: number) {
  if (value === median) return { far: 'same' } as const;
  if (median === 0) return { far: 'zero' } as const;
  return {
    far: value > median ? 'above' : 'below',
    percent: formatPercent(Math.abs(value - median) / median),
  } as const;
}
