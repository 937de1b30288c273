import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted, numbered } from '../../ui/tool/listText';
import type { Analysis } from './generate';
import { SCORE_NAMES, shownScore, verdictOf } from './measuredScores';

/** The whole result as plain text, to be copied or shared. */
export function plainText(analysis: Analysis, t: TFunction<'performance-analyzer'>): string {
  const { globalScore, unmeasured, doubts, strengths, weaknesses, improvements, recommendation, nextSteps } = analysis;
  const row = (name: string, score: number) =>
    t('labels.scoreRow', { name, score: formatNumber(score), interpolation: { escapeValue: false } });
  return [
    analysis.product,
    doubts.length > 0 ? t('labels.doubts.title') : t(`labels.verdict.${verdictOf(globalScore)}`),
    '',
    row(t('labels.global'), globalScore),
    measuredOf(analysis, t),
    ...SCORE_NAMES.map((name) => {
      const shown = row(t(`labels.scores.${name}`), shownScore(analysis[name]));
      return unmeasured.includes(name) ? `${shown} (${t('labels.atBase')})` : shown;
    }),
    '',
    ...doubts.map((doubt) => t(`labels.doubts.${doubt}`)),
    t('labels.recommendation'),
    t(`labels.recommendations.${recommendation}`),
    analysis.recommendationReason,
    '',
    t('labels.strengths'),
    ...(strengths.length > 0 ? dotted(strengths) : [t('labels.noStrength')]),
    '',
    t('labels.weaknesses'),
    ...dotted(weaknesses),
    '',
    t('labels.improvements'),
    ...dotted(improvements.map(({ category, suggestion }) => `${t(`labels.scores.${category}`)} · ${suggestion}`)),
    '',
    t('labels.nextSteps'),
    ...numbered(nextSteps),
    '',
    t('labels.rules'),
  ].join('\n');
}

/** How many of the scores rest on a measurement. */
export const measuredOf = ({ unmeasured }: Analysis, t: TFunction<'performance-analyzer'>): string =>
  t('labels.measuredOf', {
    measured: formatNumber(SCORE_NAMES.length - unmeasured.length),
    all: formatNumber(SCORE_NAMES.length),
  });
