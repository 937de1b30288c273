import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { HATCHED } from '../../ui/hatched';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import { verdictOf } from './measuredScores';
import type { Presented } from './present';

/** Specification, score colours: 80+ green, 60+ yellow, else red: the same limits as for the global message. */
const COLOUR = { excellent: 'bg-ring-good', correct: 'bg-ring-fair', weak: 'bg-ring-poor' } as const;

/** The global score and the six below it, each with the sum that it comes from. */
export function ScoreCard({ globalScore, measured, scores }: Pick<Presented, 'globalScore' | 'measured' | 'scores'>) {
  const { t } = useTranslation('performance-analyzer');
  return (
    <ResultCard eyebrow={t('labels.global')}>
      <p className="flex items-baseline gap-2">
        <span className="text-[52px] leading-none font-[740] tracking-[-0.03em]">{formatNumber(globalScore)}</span>
        <span className="text-soft">{t('labels.outOf')}</span>
      </p>
      <Bar score={globalScore} isLarge isHatched={scores.every(({ isUnmeasured }) => isUnmeasured)} />
      <p className="text-sm text-soft">{measured}</p>
      <h3 className="sr-only">{t('labels.breakdown')}</h3>
      <ul className="mt-1 flex flex-col gap-4">
        {scores.map(({ name, label, score, isUnmeasured, why }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-[580]">{label}</span>
              <span className={`font-[680] tabular-nums ${isUnmeasured ? 'text-soft' : ''}`}>
                {formatNumber(score)}
              </span>
            </p>
            <Bar score={score} isHatched={isUnmeasured} />
            <p className="mt-1.5 text-sm text-soft">
              {isUnmeasured && <span className="font-[580] text-ink">{t('labels.atBase')}. </span>}
              {why}
            </p>
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}

interface BarProps {
  score: number;
  isLarge?: boolean;
  /** Nothing measured it. */
  isHatched: boolean;
}

const Bar = ({ score, isLarge = false, isHatched }: BarProps) => (
  <div aria-hidden="true" className={`mt-1.5 overflow-hidden rounded-full bg-line ${isLarge ? 'h-2.5' : 'h-1.5'}`}>
    <div
      className={`h-full rounded-full ${isHatched ? HATCHED : COLOUR[verdictOf(score)]}`}
      style={{ inlineSize: `${score}%` }}
    />
  </div>
);
