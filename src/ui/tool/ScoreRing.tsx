import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../i18n/figures';

const EstimateDialog = lazy(() => import('./EstimateDialog'));

const RADIUS = 22;
const AROUND = 2 * Math.PI * RADIUS;

/** The least score that is green, and the least that is yellow; below it is red. */
interface Colours {
  good: number;
  fair: number;
}

/** Specification, score colours: 80+ green, 60+ yellow, else red. */
const COLOURS: Colours = { good: 80, fair: 60 };

const colourOf = (score: number, { good, fair }: Colours) => (score >= good ? 'good' : score >= fair ? 'fair' : 'poor');

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

interface RingProps {
  score: number;
  colour: ReturnType<typeof colourOf>;
  figure: string;
  isSmall: boolean;
}

const Ring = ({ score, colour, figure, isSmall }: RingProps) => (
  <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden="true" className="flex-none">
    <circle cx="26" cy="26" r={RADIUS} fill="none" stroke="var(--color-line)" strokeWidth="5" />
    <circle
      cx="26"
      cy="26"
      r={RADIUS}
      fill="none"
      stroke={`var(--color-ring-${colour})`}
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray={`${(AROUND * score) / 100} ${AROUND}`}
      transform="rotate(-90 26 26)"
    />
    <text
      x="26"
      y={isSmall ? 30 : 31}
      textAnchor="middle"
      fontSize={isSmall ? 12 : 15}
      fontWeight="680"
      fill="currentColor"
    >
      {figure}
    </text>
  </svg>
);
