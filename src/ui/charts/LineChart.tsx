import { curveMonotoneX, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '../../i18n/i18n';
import { directionOf } from '../../lib/direction';
import { niceTop } from './niceTop';

/** A figure at a moment, in ms since 1970. */
export interface ChartPoint {
  id: string;
  at: number;
  value: number;
}

interface Props {
  /** In order of time, at least two. */
  points: readonly ChartPoint[];
  /** What the picture says; a table beside it gives the figures. */
  label: string;
  formatValue: (value: number) => string;
  formatMoment: (at: number) => string;
}

const [WIDTH, HEIGHT] = [340, 170];
const [TOP, BOTTOM] = [12, HEIGHT - 24];
/** The space for the values, and the line's distance from the other side. */
const [GUTTER, EDGE] = [44, 10];
const GRID = [0, 0.5, 1];

/** A figure over time as one line, from 0 up; time runs in reading direction. */
export function LineChart({ points, label, formatValue, formatMoment }: Props) {
  const { i18n } = useTranslation();
  const isMirrored = directionOf(shownLanguage(i18n.language)) === 'rtl';
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;

  const top = niceTop(Math.max(...points.map(({ value }) => value)));
  const mirrored = (x: number) => (isMirrored ? WIDTH - x : x);
  const span = Math.max(1, last.at - first.at);
  const xOf = ({ at }: ChartPoint) => mirrored(GUTTER + EDGE + ((at - first.at) / span) * (WIDTH - GUTTER - 2 * EDGE));
  const yOf = (value: number) => BOTTOM - (value / top) * (BOTTOM - TOP);
  const path = line<ChartPoint>(xOf, ({ value }) => yOf(value)).curve(curveMonotoneX)(points);

  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full max-w-[560px]">
      {GRID.map((share) => (
        <g key={share}>
          <line
            x1={mirrored(GUTTER)}
            x2={mirrored(WIDTH)}
            y1={yOf(share * top)}
            y2={yOf(share * top)}
            stroke="var(--color-line)"
          />
          <text
            x={mirrored(GUTTER - 6)}
            y={yOf(share * top) + 4}
            textAnchor="end"
            fontSize="11"
            fill="var(--color-soft)"
          >
            {formatValue(share * top)}
          </text>
        </g>
      ))}
      <path
        d={path ?? ''}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {points.map((point) => (
        <circle
          key={point.id}
          cx={xOf(point)}
          cy={yOf(point.value)}
          r="4"
          fill="var(--color-accent)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      ))}
      <text x={mirrored(GUTTER)} y={HEIGHT - 6} textAnchor="start" fontSize="11" fill="var(--color-soft)">
        {formatMoment(first.at)}
      </text>
      <text x={mirrored(WIDTH)} y={HEIGHT - 6} textAnchor="end" fontSize="11" fill="var(--color-soft)">
        {formatMoment(last.at)}
      </text>
    </svg>
  );
}
