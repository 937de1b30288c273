const RADIUS = 22;
const AROUND = 2 * Math.PI * RADIUS;

/** The lowest green score and the lowest yellow one; anything below is red. */
export interface Colours {
  good: number;
  fair: number;
}

/** Specification, score colours: 80+ green, 60+ yellow, else red. */
export const COLOURS: Colours = { good: 80, fair: 60 };

export const colourOf = (score: number, { good, fair }: Colours = COLOURS) =>
  score >= good ? 'good' : score >= fair ? 'fair' : 'poor';

interface Props {
  /** From 0 to 100; null if there is none. */
  score: number | null;
  colour: ReturnType<typeof colourOf>;
  /** The score as written. */
  figure: string;
  isSmall?: boolean;
  /** Nothing measured it: the ring is drawn in strokes. */
  isEstimate?: boolean;
  /** In px. */
  size?: number;
}

/** A stroke of an estimate's ring, and the gap after it. */
const STROKE = 3;

/** The dashes of an arc of this length: one, or many short ones. */
function dashesOf(length: number, isEstimate: boolean): string {
  if (!isEstimate) return `${length} ${AROUND}`;
  const strokes = Array.from({ length: Math.max(1, Math.round(length / (2 * STROKE))) }, () => `${STROKE} ${STROKE}`);
  return `${strokes.join(' ')} 0 ${AROUND}`;
}

/** A score as a ring; its meaning has to be beside it in words. */
export const Ring = ({ score, colour, figure, isSmall = false, isEstimate = false, size = 52 }: Props) => (
  <svg width={size} height={size} viewBox="0 0 52 52" aria-hidden="true" className="flex-none">
    <circle cx="26" cy="26" r={RADIUS} fill="none" stroke="var(--color-line)" strokeWidth="5" />
    {score !== null && (
      <circle
        cx="26"
        cy="26"
        r={RADIUS}
        fill="none"
        stroke={`var(--color-ring-${colour})`}
        strokeWidth="5"
        strokeLinecap={isEstimate ? 'butt' : 'round'}
        strokeDasharray={dashesOf((AROUND * score) / 100, isEstimate)}
        transform="rotate(-90 26 26)"
      />
    )}
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
