import type { Video } from '../../contracts/video';
import { formatNumber } from '../../i18n/figures';
import type { Words } from '../../ui/tool/generatedTool';
import type { Card, Idea } from '../../ui/tool/result/model';
import { resultText } from '../../ui/tool/result/resultText';
import { type ComparisonRow, comparisonRows } from './comparisonRows';
import type { Analysis } from './generate';
import { SCORE_NAMES, type ScoreName, shownScore, verdictOf } from './measuredScores';
import { scoreReason } from './scoreReason';

/** A sub-score, and the sum that it comes from. */
export interface ScoreRow {
  name: ScoreName;
  label: string;
  score: number;
  /** Nothing measured it. */
  isUnmeasured: boolean;
  why: string;
}

/** An analysis in words, as it is shown and copied. */
export interface Presented {
  /** Niche and product. */
  eyebrow: string;
  title: string;
  globalScore: number;
  /** How many of the scores rest on a measurement. */
  measured: string;
  scores: readonly ScoreRow[];
  /** What is doubtful about the figures, the recommendation, what is strong and what is weak. */
  findings: readonly Card[];
  improvements: readonly Idea[];
  nextSteps: Card;
  comparison: readonly ComparisonRow[];
}

/** The words of an analysis, of the video among the creator's if its figures were kept. */
export function present(
  analysis: Analysis,
  { video, videos }: { video: Video | undefined; videos: readonly Video[] },
  { t, shared }: Words<'performance-analyzer'>,
): Presented {
  const { globalScore, unmeasured, doubts, strengths, weaknesses, improvements, recommendation, nextSteps } = analysis;
  const doubtful: Card = {
    id: 'doubts',
    rank: 'lead',
    eyebrow: t('labels.doubts.title'),
    blocks: [
      { kind: 'list', items: doubts.map((doubt) => t(`labels.doubts.${doubt}`)) },
      { kind: 'text', lines: [t('labels.doubts.leftOut')], tone: 'note' },
    ],
  };
  return {
    eyebrow: [shared(`niches.${analysis.niche}`), analysis.product].join(' · '),
    title: doubts.length > 0 ? t('labels.doubts.title') : t(`labels.verdict.${verdictOf(globalScore)}`),
    globalScore,
    measured: t('labels.measuredOf', {
      measured: formatNumber(SCORE_NAMES.length - unmeasured.length),
      all: formatNumber(SCORE_NAMES.length),
    }),
    scores: SCORE_NAMES.map((name) => ({
      name,
      label: t(`labels.scores.${name}`),
      score: shownScore(analysis[name]),
      isUnmeasured: unmeasured.includes(name),
      why: scoreReason(name, analysis, t),
    })),
    findings: [
      ...(doubts.length > 0 ? [doubtful] : []),
      {
        id: 'recommendation',
        rank: 'lead',
        eyebrow: t('labels.recommendation'),
        badge: shared('result.recommended'),
        statement: t(`labels.recommendations.${recommendation}`),
        blocks: [{ kind: 'text', lines: [analysis.recommendationReason] }],
      },
      {
        id: 'strengths',
        rank: 'detail',
        eyebrow: t('labels.strengths'),
        blocks: [
          strengths.length > 0
            ? { kind: 'list', items: strengths }
            : { kind: 'text', lines: [t('labels.noStrength')], tone: 'soft' },
        ],
      },
      {
        id: 'weaknesses',
        rank: 'detail',
        eyebrow: t('labels.weaknesses'),
        blocks: [{ kind: 'list', items: weaknesses }],
      },
    ],
    improvements: improvements.map(({ category, suggestion, impact, effort }) => ({
      eyebrow: t(`labels.scores.${category}`),
      badge: `${t(`labels.impact.${impact}`)} · ${t(`labels.effort.${effort}`)}`,
      text: suggestion,
    })),
    nextSteps: {
      id: 'next',
      rank: 'detail',
      eyebrow: t('labels.nextSteps'),
      blocks: [{ kind: 'list', items: nextSteps, isNumbered: true }],
    },
    comparison: comparisonRows(analysis.measured, videos, video, t),
  };
}

/** All of it in plain text, to be copied or shared. */
export function analysisText(presented: Presented, { t }: Pick<Words<'performance-analyzer'>, 't'>): string {
  const { eyebrow, title, globalScore, measured, scores, findings, improvements, nextSteps, comparison } = presented;
  const row = (name: string, score: number) =>
    t('labels.scoreRow', { name, score: formatNumber(score), interpolation: { escapeValue: false } });
  const scoreCard: Card = {
    id: 'scores',
    rank: 'lead',
    eyebrow: row(t('labels.global'), globalScore),
    blocks: [
      { kind: 'text', lines: [measured] },
      ...scores.map(({ label, score, isUnmeasured, why }) => ({
        kind: 'text' as const,
        name: row(label, score),
        lines: [isUnmeasured ? `${t('labels.atBase')}. ${why}` : why],
      })),
    ],
  };
  const improvementCard: Card = {
    id: 'improvements',
    rank: 'lead',
    eyebrow: t('labels.improvements'),
    blocks: [{ kind: 'ideas', ideas: improvements }],
  };
  const comparisonCard: Card = {
    id: 'comparison',
    rank: 'detail',
    eyebrow: t('labels.comparison.title'),
    blocks: comparison.map(({ name, figure, against }) => ({
      kind: 'text',
      lines: [[name, figure, against].join(' · ')],
    })),
  };
  const cards = [scoreCard, ...findings, improvementCard, nextSteps, comparisonCard];
  return resultText({ eyebrow, title, sections: [{ cards }], notes: [t('labels.rules')], buttons: [] });
}
