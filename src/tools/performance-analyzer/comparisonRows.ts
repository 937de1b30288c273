import type { TFunction } from 'i18next';
import type { Video } from '../../contracts/video';
import { type Compared, type Comparison, compareToOwn } from '../../domain/videos/compareToOwn';
import type { Measured } from '../../domain/videos/rates';
import { formatNumber, formatPercent, formatRate } from '../../i18n/figures';

/** A figure of the video, and how far it is from the median of the creator's other videos. */
export interface ComparisonRow {
  of: Compared;
  name: string;
  figure: string;
  against: string;
}

type T = TFunction<'performance-analyzer'>;

/** The figures compared with the median of the creator's other videos, in words. */
export function comparisonRows(
  measured: Measured,
  videos: readonly Video[],
  video: Video | undefined,
  t: T,
): ComparisonRow[] {
  return compareToOwn(measured, videos, video?.id).map((comparison) => ({
    of: comparison.of,
    name: t(`labels.comparison.${comparison.of}`),
    figure:
      comparison.value === undefined ? t('labels.comparison.notGiven') : formatFigure(comparison.of, comparison.value),
    against: against(comparison, t),
  }));
}

const formatFigure = (of: Compared, value: number) => (of === 'views' ? formatNumber(value) : formatRate(value));

function against(comparison: Comparison, t: T): string {
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
