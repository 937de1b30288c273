import type { NichePick } from '../../domain/matchNiche';
import { type Doubt, doubtsOf } from '../../domain/videos/doubts';
import { likePercent, type Measured, watchPercent } from '../../domain/videos/rates';
import { fill } from '../../lib/fill';
import { readCall } from './callToAction';
import { measuredOf, requiredOf } from './input';
import type english from './locales/en.json';
import {
  BASE,
  globalScoreOf,
  isMeasured,
  measuredScores,
  type Recommendation,
  recommendationOf,
  SCORE_NAMES,
  type ScoreName,
  type Scores,
  STRENGTH_FROM,
} from './measuredScores';

export type Texts = (typeof english)['texts'];

/** What a note is about: the sub-scores that have thresholds, and the product. */
export type Category = keyof typeof STRENGTH_FROM | 'productPositioningScore';

export interface Improvement {
  category: Category;
  suggestion: string;
  impact: 'high' | 'medium' | 'low';
  effort: 'easy' | 'medium' | 'complex';
}

export interface Analysis extends Scores {
  globalScore: number;
  /** The sub-scores at their base value: no measurement moves them. */
  atBase: readonly ScoreName[];
  /** The sub-scores without evidence: no figure that they rest on was given, or none exists. */
  unmeasured: readonly ScoreName[];
  /** What is impossible about the figures; while there is any doubt, no advice follows from them. */
  doubts: readonly Doubt[];
  strengths: readonly string[];
  weaknesses: readonly string[];
  improvements: readonly Improvement[];
  recommendation: Recommendation;
  recommendationReason: string;
  nextSteps: readonly string[];
  product: string;
  niche: NichePick;
  measured: Measured;
}

/** Specification, thresholds: impact and effort of each improvement. */
const WEIGHT: Readonly<Record<Category, Pick<Improvement, 'impact' | 'effort'>>> = {
  hookScore: { impact: 'high', effort: 'easy' },
  retentionScore: { impact: 'high', effort: 'medium' },
  ctaScore: { impact: 'high', effort: 'easy' },
  engagementScore: { impact: 'medium', effort: 'easy' },
  productPositioningScore: { impact: 'medium', effort: 'medium' },
};

const JUDGED = ['hookScore', 'retentionScore', 'ctaScore', 'engagementScore'] as const;

/** The scores that a doubted figure makes worthless. */
const RESTS_ON: Readonly<Record<Doubt, readonly ScoreName[]>> = {
  likesOverViews: ['engagementScore'],
  watchedOverLength: ['hookScore', 'retentionScore'],
};

/**
 * Scores a published video by the specified rules and says what to do with it; if the figures are impossible, that is
 * to check them first.
 */
export function generate(answers: Readonly<Record<string, string>>, texts: Texts): Analysis {
  const { product, niche } = requiredOf(answers) ?? { product: answers.product ?? '', niche: 'beauty' };
  const measured = measuredOf(answers);
  const movedScores = measuredScores(measured);
  const scores: Scores = { ...BASE, ...movedScores };
  const globalScore = globalScoreOf(scores);
  const doubts = doubtsOf(measured);
  const recommendation = doubts.length > 0 ? 'check_figures' : recommendationOf(globalScore);

  const strong = JUDGED.filter(
    (name) => scores[name] >= STRENGTH_FROM[name] && !doubts.some((doubt) => RESTS_ON[doubt].includes(name)),
  );
  const weak = JUDGED.filter((name) => scores[name] < STRENGTH_FROM[name]);
  // Specification: the product's weakness and improvement are always added regardless of score.
  const improved: readonly Category[] = [...weak, 'productPositioningScore'];

  return {
    ...scores,
    globalScore,
    atBase: SCORE_NAMES.filter((name) => movedScores[name] === undefined),
    unmeasured: SCORE_NAMES.filter((name) => !isMeasured(name, measured)),
    doubts,
    strengths: strong.map((name) => texts.strengths[name]),
    weaknesses: improved.map((name) => weaknessOf(name, measured, texts)),
    improvements: improved.map((category) => ({
      category,
      suggestion: fill(texts.improvements[niche][category], { product }),
      ...WEIGHT[category],
    })),
    recommendation,
    recommendationReason: texts.reasons[recommendation],
    nextSteps: [...texts.steps[recommendation], ...texts.steps.common],
    product,
    niche,
    measured,
  };
}

/** What holds a video back; what was not measured says so. */
function weaknessOf(name: Category, measured: Measured, { weaknesses }: Texts): string {
  if (name === 'productPositioningScore') return weaknesses.productPositioningScore;
  if (name === 'ctaScore') {
    const { avoided } = readCall(measured.ctaUsed ?? '');
    if (avoided.length > 0) return fill(weaknesses.ctaScore.avoided, { words: avoided.join(', ') });
    return measured.ctaUsed ? weaknesses.ctaScore.missing : weaknesses.ctaScore.unmeasured;
  }
  const basis = name === 'engagementScore' ? likePercent(measured) : watchPercent(measured);
  return weaknesses[name][basis === undefined ? 'unmeasured' : 'measured'];
}
