import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../i18n/figures';
import { COLOURS, type Colours, colourOf, Ring } from './Ring';

const EstimateDialog = lazy(() => import('./EstimateDialog'));

interface Props {
  /** From 0 to 100. */
  score: number;
  label: string;
  /** For scores that the specification calls a percentage. */
  isPercent?: boolean;
  /** What the figure is based on, in the tool's words; one tap shows it. */
  why: string;
  /** For scores with other colours in the specification. */
  colours?: Colours;
}

/** A score with its name; one tap explains that it is an editorial estimate. */
export function ScoreRing({ score, label, isPercent = false, why, colours = COLOURS }: Props) {
  const { t } = useTranslation('tool');
  const [isOpen, setOpen] = useState(false);
  const figure = isPercent ? formatPercent(score / 100) : formatNumber(score);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-13 items-center gap-3 text-start"
      >
        <Ring score={score} colour={colourOf(score, colours)} figure={figure} isSmall={isPercent} isEstimate />
        <span className="text-sm leading-snug text-soft">
          {label} <span className="sr-only">{figure}</span>{' '}
          <span className="block text-ink underline underline-offset-3 print:hidden">{t('result.why')}</span>
        </span>
      </button>
      <Suspense fallback={null}>
        {isOpen && <EstimateDialog title={`${label} · ${figure}`} why={why} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
