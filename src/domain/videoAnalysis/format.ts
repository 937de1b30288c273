import { MEASURES, type MeasureId, measureOf, type Unit } from './targets';

/** The two languages that the texts of the analysis are written in. */
export type AdviceLanguage = 'fr' | 'en';

const LOCALES: Readonly<Record<AdviceLanguage, string>> = { fr: 'fr-FR', en: 'en-GB' };
const SPACE = '\u00a0';
const FRAMES_A_SECOND: Readonly<Record<AdviceLanguage, string>> = { fr: 'images/s', en: 'fps' };

const formatters = new Map<string, Intl.NumberFormat>();

function format(value: number, language: AdviceLanguage, options: Intl.NumberFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(LOCALES[language], { ...options, signDisplay: 'negative' });
  formatters.set(key, formatter);
  return formatter.format(value).replace('-', '−').replaceAll('\u202f', SPACE);
}

const decimal = (value: number, language: AdviceLanguage, maximumFractionDigits: number) =>
  format(value, language, { maximumFractionDigits, useGrouping: false });
const percent = (value: number, language: AdviceLanguage, maximumFractionDigits: number) =>
  format(value, language, { style: 'percent', maximumFractionDigits });

/** Shapes that have a name. */
const RATIOS = ['9:16', '3:4', '4:5', '1:1', '4:3', '16:9'] as const;
const NEAR_RATIO = 0.02;

const isNear = (ratio: string, value: number) => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return Math.abs(width / height - value) <= NEAR_RATIO;
};
const ratioName = (value: number, language: AdviceLanguage) =>
  RATIOS.find((ratio) => isNear(ratio, value)) ?? `${decimal(value, language, 2)}:1`;

/** Below this share a tenth of a percent counts. */
const SMALL_SHARE = 0.1;

const FORMATS: Readonly<Record<Unit, (value: number, language: AdviceLanguage) => string>> = {
  px: (value, language) => `${decimal(value, language, 0)}${SPACE}px`,
  ratio: ratioName,
  fps: (value, language) => `${decimal(value, language, 1)}${SPACE}${FRAMES_A_SECOND[language]}`,
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
export const formatValue = (id: MeasureId, value: number, language: AdviceLanguage): string =>
  FORMATS[measureOf(id).unit](value, language);

const AT_LEAST: Readonly<Record<AdviceLanguage, string>> = { fr: 'ou plus', en: 'or more' };
const AT_MOST: Readonly<Record<AdviceLanguage, string>> = { fr: 'ou moins', en: 'or less' };
const TO: Readonly<Record<AdviceLanguage, string>> = { fr: ' à ', en: ' to ' };

/** A measure's target for people: '720 px or more', '30% to 70%'; empty for an answer, which has none. */
export function formatTarget(id: MeasureId, language: AdviceLanguage): string {
  const { target, unit } = measureOf(id);
  const say = (value: number) => FORMATS[unit](value, language);
  if (unit === 'ratio') return ratioName((MEASURES.aspect.target.min + MEASURES.aspect.target.max) / 2, language);
  if (target.min !== undefined && target.max !== undefined)
    return `${say(target.min).replace(/\D+$/, '')}${TO[language]}${say(target.max)}`;
  if (target.min !== undefined) return `${say(target.min)} ${AT_LEAST[language]}`;
  return target.max === undefined ? '' : `${say(target.max)} ${AT_MOST[language]}`;
}

/** Seconds as a formatted length: '3.2 s'. */
export const formatSeconds = FORMATS.seconds;

/** A moment of the video as a player shows it: '0:03', '1:15'. */
export function formatMoment(at: number): string {
  const seconds = Math.floor(at);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
