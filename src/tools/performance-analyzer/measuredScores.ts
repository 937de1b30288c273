import { likePercent, type Measured, watchPercent } from '../../domain/videos/rates';
import { readCall } from './callToAction';

/** Specification, base values, in the order of the screen. */
export const BASE = {
  hookScore: 70,
  retentionScore: 65,
  ctaScore: 60,
  productPositioningScore: 70,
  engagementScore: 60,
  musicScore: 75,
} as const;

export type ScoreName = keyof typeof BASE;
export type Scores = Readonly<Record<ScoreName, number>>;

export const SCORE_NAMES: readonly ScoreName[] = [
  'hookScore',
  'retentionScore',
  'ctaScore',
  'productPositioningScore',
  'engagementScore',
  'musicScore',
];

/** Specification, thresholds: from here on it is a strength. The product's is never one. */
export const STRENGTH_FROM = { hookScore: 80, retentionScore: 75, ctaScore: 80, engagementScore: 70 } as const;

/**
 * The sub-scores that measurements move from their base value. A length of 0 and 0 views count as not given.
 * Specification, analyzer score rules; nothing moves the product's and the music's.
 */
export function measuredScores(measured: Measured): Partial<Scores> {
  const watched = watchPercent(measured);
  const liked = likePercent(measured);
  const { saysBelow, avoided } = readCall(measured.ctaUsed ?? '');
  const isHooked = watched !== undefined && watched > 70;
  const isCallRead = saysBelow || avoided.length > 0;
  return {
    ...(isHooked && { hookScore: BASE.hookScore + 15 }),
    ...(watched !== undefined && { retentionScore: Math.min(100, watched + 20) }),
    ...(isCallRead && { ctaScore: BASE.ctaScore + (saysBelow ? 25 : 0) - (avoided.length > 0 ? 30 : 0) }),
    ...(liked !== undefined && { engagementScore: Math.min(100, 40 + 10 * liked) }),
  };
}

/** Whether the given figures say anything about a sub-score; none do about the product's and the music's. */
export function isMeasured(name: ScoreName, measured: Measured): boolean {
  if (name === 'hookScore' || name === 'retentionScore') return watchPercent(measured) !== undefined;
  if (name === 'engagementScore') return likePercent(measured) !== undefined;
  return name === 'ctaScore' && measured.ctaUsed !== undefined;
}

/** Specification: global score = rounded mean of the six scores. */
export function globalScoreOf(scores: Scores): number {
  const sum = SCORE_NAMES.reduce((total, name) => total + scores[name], 0);
  return Math.round(sum / SCORE_NAMES.length);
}

export type Verdict = 'excellent' | 'correct' | 'weak';

/**
 * Specification, global message: 80+ excellent; 60 to 79 correct with potential; below 60 weak. The colours follow it.
 */
export function verdictOf(score: number): Verdict {
  if (score >= 80) return 'excellent';
  return score >= 60 ? 'correct' : 'weak';
}

/** The last one is our addition: impossible figures have to be checked before anything is based on them. */
export type Recommendation = 'boost_with_ads' | 'optimize_current' | 'republish_improved' | 'check_figures';

/** Specification: 75 or more gives boost_with_ads; 60 to 74 gives optimize_current; below 60 gives republish_improved. */
export function recommendationOf(globalScore: number): Recommendation {
  if (globalScore >= 75) return 'boost_with_ads';
  return globalScore >= 60 ? 'optimize_current' : 'republish_improved';
}

/** A sub-score as shown: rounded down to whole points, so that 74.6 does not look like 75. */
export const shownScore = (score: number): number => Math.floor(score);
