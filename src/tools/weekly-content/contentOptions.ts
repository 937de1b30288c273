/** Specification: audience general, young (18-25), adult (25-35), mature (35+). */
export const AUDIENCES = ['general', 'young', 'adult', 'mature'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Specification: goal conversions, awareness, engagement, growth. */
export const GOALS = ['conversions', 'awareness', 'engagement', 'growth'] as const;
export type Goal = (typeof GOALS)[number];

/** Specification: 8 hashtags per item, 6 shown. */
export const HASHTAGS = 8;
export const HASHTAGS_SHOWN = 6;

/** Falls back to the first for an answer that is not in the list: nothing is required. */
export const audienceOf = (answer = ''): Audience => AUDIENCES.find((known) => known === answer) ?? AUDIENCES[0];
export const goalOf = (answer = ''): Goal => GOALS.find((known) => known === answer) ?? GOALS[0];
