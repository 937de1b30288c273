import { useTranslation } from 'react-i18next';
import { formatTarget, formatValue } from '../../domain/videoAnalysis/format';
import { MEASURES } from '../../domain/videoAnalysis/targets';
import { shownLanguage } from '../../i18n/i18n';
import type { MeasuredPart, ToldMeasure } from './measuredItems';

export interface MeasureWords {
  name: (measure: ToldMeasure) => string;
  /** What was measured, in a word or two: '24 s', 'voice 80%'. */
  value: (part: MeasuredPart) => string;
  /** What was measured, what it should be, and the source of that. */
  full: (part: MeasuredPart) => string;
  /** What to do about a measure that misses its target; empty for one that meets it. */
  advice: (part: MeasuredPart) => string;
}

/** What was measured, in words; figures and targets are formatted as in the analysis. */
export function useMeasureWords(): MeasureWords {
  const { t, i18n } = useTranslation('checklist', { keyPrefix: 'labels.measured' });
  const language = shownLanguage(i18n.language);
  const formatted = ({ measure, value }: MeasuredPart) => formatValue(measure, value, language);
  return {
    name: (measure) => t(`names.${measure}`),
    value: (part) => t(`values.${part.measure}`, { value: formatted(part) }),
    full: (part) =>
      t('full', {
        value: formatted(part),
        target: formatTarget(part.measure, language),
        source: t(`sources.${MEASURES[part.measure].source}`),
      }),
    advice: ({ measure, side }) => {
      if (side === 'in') return '';
      const target = formatTarget(measure, language);
      if (measure === 'duration' || measure === 'loudness') return t(`advice.${measure}.${side}`, { target });
      return t(`advice.${measure}`, { target });
    },
  };
}
