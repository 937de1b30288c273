import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/figures';
import { colourOf, Ring } from '../../../ui/tool/result/Ring';

/** The score of a field or section as a ring, with words for screen readers. */
export function ScoreMark({ score, size }: { score: number | null; size: number }) {
  const { t } = useTranslation('video');
  return (
    <>
      <Ring
        score={score}
        colour={colourOf(score ?? 0)}
        figure={score === null ? '–' : formatNumber(score)}
        size={size}
      />
      <span className="sr-only">
        {score === null ? t('result.notMeasured') : t('result.outOf', { score: formatNumber(score) })}
      </span>
    </>
  );
}

const TEXT = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' };

/** The score of a single field or measure, in its colour. */
export function ScoreText({ score }: { score: number | null }) {
  const { t } = useTranslation('video');
  if (score === null) return <span className="flex-none text-sm text-soft">{t('result.notMeasured')}</span>;
  return (
    <span className={`flex-none font-[680] tabular-nums ${TEXT[colourOf(score)]}`}>
      <span aria-hidden="true">{formatNumber(score)}</span>
      <span className="sr-only">{t('result.outOf', { score: formatNumber(score) })}</span>
    </span>
  );
}
