import type { AccountStatus, WeeklyCapacity } from './strategyQuestions';

/** Specification: 40% viral, 30% educational, 20% social proof, 10% lives. */
export const PERCENTAGES = { viral: 40, educational: 30, socialProof: 20, lives: 10 } as const;
export type ContentType = keyof typeof PERCENTAGES;
export const CONTENT_TYPES = ['viral', 'educational', 'socialProof', 'lives'] as const satisfies readonly ContentType[];

export type Breakdown = Record<ContentType, number>;

/** Specification: 1-2 gives 2; 3-4 gives 4; 5-7 gives 6; 8 or more gives 8. */
const VIDEOS_OF: Readonly<Record<WeeklyCapacity, number>> = { '1-2': 2, '3-4': 4, '5-7': 6, '8+': 8 };
const MOST_FOR_BEGINNERS = 3;
const LEAST_OVER_100K = 5;

/** How many videos a week, lives included, and which rule decided it. */
export function weeklyFrequency(
  capacity: WeeklyCapacity,
  status: AccountStatus,
): { videosPerWeek: number; decidedBy: 'capacity' | 'beginnerCap' | 'largeAccountFloor' } {
  const videosPerWeek = VIDEOS_OF[capacity];
  if (status === 'beginner' && videosPerWeek > MOST_FOR_BEGINNERS)
    return { videosPerWeek: MOST_FOR_BEGINNERS, decidedBy: 'beginnerCap' };
  if (status === 'over100K' && videosPerWeek < LEAST_OVER_100K)
    return { videosPerWeek: LEAST_OVER_100K, decidedBy: 'largeAccountFloor' };
  return { videosPerWeek, decidedBy: 'capacity' };
}

/**
 * How many videos of each type: lives are 10 %, at least one; the rest is divided by the largest remainders, so that
 * the four add up to `videosPerWeek` (from 1).
 */
export function breakdownOf(videosPerWeek: number): Breakdown {
  const lives = Math.max(1, Math.round((videosPerWeek * PERCENTAGES.lives) / 100));
  const others = CONTENT_TYPES.filter((type) => type !== 'lives');
  const whole = 100 - PERCENTAGES.lives;
  const shares = others.map((type) => {
    const share = (videosPerWeek - lives) * PERCENTAGES[type];
    return { type, videos: Math.floor(share / whole), remainder: share % whole };
  });
  const videosLeft = videosPerWeek - lives - shares.reduce((sum, { videos }) => sum + videos, 0);
  const breakdown: Breakdown = { viral: 0, educational: 0, socialProof: 0, lives };
  for (const [place, { type, videos }] of shares.toSorted((a, b) => b.remainder - a.remainder).entries()) {
    breakdown[type] = videos + (place < videosLeft ? 1 : 0);
  }
  return breakdown;
}
