/** How a result compares with the working range of domain notes, section 7 (a rule of thumb). */
export type Band = 'low' | 'fair' | 'high';

/** Working ranges in percent (domain notes, section 7): below the first is low, above the second high. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  likeRate: [3, 6],
  saveRate: [0.5, 1],
  clickRate: [1, 3],
  orderRate: [2, 5],
  watched: [20, 50],
};

/** Where a percentage stands in the working range of that measure. */
export function bandOf(id: string, percent: number): { band?: Band } {
  const range = RANGES[id];
  if (!range) return {};
  return { band: percent < range[0] ? 'low' : percent > range[1] ? 'high' : 'fair' };
}
