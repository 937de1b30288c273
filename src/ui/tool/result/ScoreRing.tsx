import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../i18n/figures';
import { COLOURS, type Colours, colourOf, Ring } from './Ring';

const EstimateDialog = lazy(() => import('./EstimateDialog'));

interface Props {
  /** From 0 to 100. */
  score: number;
  label: string;
  /** Where the specification calls it a percentage. */
  isPercent?: boolean;
  /** What the figure rests on, in the tool's words; one tap shows it. */
  why: string;
  /** Where the specification has other colours for a score. */
  colours?: Colours;
}

/** A score with what it is called: an editorial estimate, as one tap says. */
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
        <Ring score={score} colour={colourOf(score, colours)} figure={figure} isSmall={isPercent} />
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
