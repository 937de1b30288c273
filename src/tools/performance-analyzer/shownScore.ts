/** A sub-score as it is shown: whole points, those that are really reached, so that 74.6 does not look like 75. */
export const shownScore = (score: number): number => Math.floor(score);
