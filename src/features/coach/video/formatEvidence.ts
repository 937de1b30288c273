import type { TFunction } from 'i18next';
import type { VideoFacts } from '../../../contracts/videoAnalysis';
import type { Evidence } from '../../../domain/videoAnalysis/evidence';
import type { Unit } from '../../../domain/videoAnalysis/targets';
import { formatNumber, formatPercent } from '../../../i18n/figures';
import { numberFormat } from '../../../i18n/formatters';

type Texts = TFunction<'video'>;

/** With a minus sign, as wide as a digit, in place of a hyphen. */
const rounded = (value: number, digits: number) =>
  numberFormat({ maximumFractionDigits: digits }).format(value).replace('-', '−');

/** `1080 × 1920`, px */
export const formatPixels = (width: number, height: number): string => `${width} × ${height}`;

/** A moment or a length of a video, s: `0:07`, `1:42`. */
export function formatMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How many decimal places are meaningful. */
const DIGITS: Readonly<Partial<Record<Unit, number>>> = {
  LUFS: 1,
  dBTP: 1,
  percentOfWidth: 2,
  seconds: 1,
  ratio: 2,
};

function inUnit(value: number, unit: Unit, t: Texts): string {
  if (unit === 'share') return formatPercent(value);
  const figure = rounded(value, DIGITS[unit] ?? 0);
  return unit === 'answer' ? figure : t(`units.${unit}`, { value: figure });
}

/** What was measured or answered, with its unit. */
export function formatValue({ value, unit, answer }: Evidence, { width, height }: VideoFacts, t: Texts): string {
  if (answer) return t(`answers.${answer}`);
  if (value === null) return t(unit === 'answer' ? 'result.notAnswered' : 'result.notMeasured');
  return unit === 'ratio' && width && height ? formatPixels(width, height) : inUnit(value, unit, t);
}

/** Where the value should lie; undefined if there is no target. */
export function formatTarget({ unit, target: { min, max } }: Evidence, t: Texts): string | undefined {
  if (unit === 'ratio') return '9:16';
  const write = (value: number) => inUnit(value, unit, t);
  if (min !== undefined && max !== undefined) return t('targets.between', { min: write(min), max: write(max) });
  if (min !== undefined) return t('targets.least', { min: write(min) });
  if (max !== undefined) return t('targets.most', { max: write(max) });
  return undefined;
}

export const formatScore = (score: number | null, t: Texts): string =>
  score === null ? t('result.notMeasured') : t('result.outOf', { score: formatNumber(score) });
