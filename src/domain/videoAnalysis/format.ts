import { MEASURES, type MeasureId, measureOf, type Unit } from './targets';

/** If a browser does not know the language, use English, not the device's own language. */
const localesOf = (language: string) => [language, 'en'];
const SPACE = '\u00a0';
const framesASecond = (language: string) => (language === 'fr' ? 'images/s' : 'fps');

const formatters = new Map<string, Intl.NumberFormat>();

function format(value: number, language: string, options: Intl.NumberFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(localesOf(language), { ...options, signDisplay: 'negative' });
  formatters.set(key, formatter);
  return formatter.format(value).replace('-', '−').replaceAll('\u202f', SPACE);
}

const decimal = (value: number, language: string, maximumFractionDigits: number) =>
  format(value, language, { maximumFractionDigits, useGrouping: false });
const percent = (value: number, language: string, maximumFractionDigits: number) =>
  format(value, language, { style: 'percent', maximumFractionDigits });

/** Aspect ratios that have a name. */
const RATIOS = ['9:16', '3:4', '4:5', '1:1', '4:3', '16:9'] as const;
const NEAR_RATIO = 0.02;

const isNear = (ratio: string, value: number) => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return Math.abs(width / height - value) <= NEAR_RATIO;
};
const ratioName = (value: number, language: string) =>
  RATIOS.find((ratio) => isNear(ratio, value)) ?? `${decimal(value, language, 2)}:1`;

/** Below this share, tenths of a percent are shown. */
const SMALL_SHARE = 0.1;

const FORMATS: Readonly<Record<Unit, (value: number, language: string) => string>> = {
  px: (value, language) => `${decimal(value, language, 0)}${SPACE}px`,
  ratio: ratioName,
  fps: (value, language) => `${decimal(value, language, 1)}${SPACE}${framesASecond(language)}`,
  share: (value, language) => percent(value, language, value < SMALL_SHARE ? 1 : 0),
  laplacian: (value, language) => decimal(value, language, 0),
  hsv: (value, language) => decimal(value, language, 0),
  LUFS: (value, language) => `${decimal(value, language, 1)}${SPACE}LUFS`,
  dBTP: (value, language) => `${decimal(value, language, 1)}${SPACE}dBTP`,
  percentOfWidth: (value, language) => percent(value / 100, language, 1),
  seconds: (value, language) => `${decimal(value, language, 1)}${SPACE}s`,
  answer: (value, language) => decimal(value, language, 0),
};

/** A measure's value with its unit, for people: '−16.2 LUFS', '9:16', '28 %'. */
export const formatValue = (id: MeasureId, value: number, language: string): string =>
  FORMATS[measureOf(id).unit](value, language);

interface TargetWords {
  atLeast: (value: string) => string;
  atMost: (value: string) => string;
  between: (from: string, to: string) => string;
}
const withoutUnit = (value: string) => value.replace(/\D+$/, '');
const ENGLISH: TargetWords = {
  atLeast: (value) => `${value} or more`,
  atMost: (value) => `${value} or less`,
  between: (from, to) => `${withoutUnit(from)} to ${to}`,
};
const FRENCH: TargetWords = {
  atLeast: (value) => `${value} ou plus`,
  atMost: (value) => `${value} ou moins`,
  between: (from, to) => `${withoutUnit(from)} à ${to}`,
};
/** Readable in every language. */
const SIGNS: TargetWords = {
  atLeast: (value) => `≥${SPACE}${value}`,
  atMost: (value) => `≤${SPACE}${value}`,
  between: (from, to) => `${from} – ${to}`,
};
const TARGET_WORDS = new Map([
  ['en', ENGLISH],
  ['fr', FRENCH],
]);

/** A measure's target for people: '720 px or more', '30% to 70%', '≥ 720 px'; empty for an answer, which has none. */
export function formatTarget(id: MeasureId, language: string): string {
  const { target, unit } = measureOf(id);
  const words = TARGET_WORDS.get(language) ?? SIGNS;
  const say = (value: number) => FORMATS[unit](value, language);
  if (unit === 'ratio') return ratioName((MEASURES.aspect.target.min + MEASURES.aspect.target.max) / 2, language);
  if (target.min !== undefined && target.max !== undefined) return words.between(say(target.min), say(target.max));
  if (target.min !== undefined) return words.atLeast(say(target.min));
  return target.max === undefined ? '' : words.atMost(say(target.max));
}

/** Seconds, formatted as a length: '3.2 s'. */
export const formatSeconds = FORMATS.seconds;

/** A moment of the video in seconds, as a player shows it: '0:03', '1:15'. */
export function formatMoment(at: number): string {
  const seconds = Math.floor(at);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
