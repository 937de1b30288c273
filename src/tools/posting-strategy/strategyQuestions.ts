/** The four questions and their options, in the order shown; the niches are those of `domain/textNiches`. */
export const OPTIONS = {
  niche: ['beauty', 'tech', 'fitness', 'lifestyle', 'cooking', 'fashion', 'home', 'parenting'],
  account_status: ['beginner', '1K-10K', '10K-100K', 'over100K'],
  weekly_capacity: ['1-2', '3-4', '5-7', '8+'],
  primary_goal: ['conversions', 'awareness', 'engagement', 'growth'],
} as const;

export type QuestionId = keyof typeof OPTIONS;
export const QUESTION_IDS = [
  'niche',
  'account_status',
  'weekly_capacity',
  'primary_goal',
] as const satisfies readonly QuestionId[];

export type AccountStatus = (typeof OPTIONS)['account_status'][number];
export type WeeklyCapacity = (typeof OPTIONS)['weekly_capacity'][number];

/** The option with that value, or the first one if there is none (a run stored by an older version). */
export function optionOf<Id extends QuestionId>(id: Id, value: string | undefined): (typeof OPTIONS)[Id][number] {
  const options: readonly (typeof OPTIONS)[Id][number][] = OPTIONS[id];
  return options.find((option) => option === value) ?? OPTIONS[id][0];
}
