import { formatNumber } from '../../i18n/figures';

const RADIUS = 22;
const AROUND = 2 * Math.PI * RADIUS;

/** Specification, score colours: 80+ green, 60+ yellow, else red. */
const colourOf = (score: number) => (score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor');

/** A score from 0 to 100 with what it is called; an editorial estimate, as the note of the page says. */
export function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <div className="flex items-center gap-3">
      <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden="true" className="flex-none">
        <circle cx="26" cy="26" r={RADIUS} fill="none" stroke="var(--color-line)" strokeWidth="5" />
        <circle
          cx="26"
          cy="26"
          r={RADIUS}
          fill="none"
          stroke={`var(--color-ring-${colourOf(score)})`}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * score) / 100} ${AROUND}`}
          transform="rotate(-90 26 26)"
        />
        <text x="26" y="31" textAnchor="middle" fontSize="15" fontWeight="680" fill="currentColor">
          {formatNumber(score)}
        </text>
      </svg>
      <span className="text-sm leading-snug text-soft">
        {label}
        <span className="sr-only"> {formatNumber(score)}</span>
      </span>
    </div>
  );
}
