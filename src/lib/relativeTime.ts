const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

export type RelativeTime = { unit: 'now' } | { unit: 'hours' | 'days'; count: number } | { unit: 'date' };

/** Specification: Now; Nh ago (under 24 h); Nd ago (under 7 days); otherwise the date. Times in ms. */
export function relativeTime(then: number, now: number): RelativeTime {
  const age = now - then;
  if (age < HOUR) return { unit: 'now' };
  if (age < DAY) return { unit: 'hours', count: Math.floor(age / HOUR) };
  if (age < 7 * DAY) return { unit: 'days', count: Math.floor(age / DAY) };
  return { unit: 'date' };
}
