import {
  CONTENT_PREFERENCES,
  EXPERIENCE_LEVELS,
  FINANCIAL_GOALS,
  PROFILE_NICHES,
  type Profile,
  SHOP_ACCOUNT_ANSWERS,
} from '../../../contracts/profile';

/** The five questions of the profile, in the specification's order, with their possible answers. */
export const QUESTIONS = {
  niche: PROFILE_NICHES,
  shopAccount: SHOP_ACCOUNT_ANSWERS,
  financialGoal: FINANCIAL_GOALS,
  experienceLevel: EXPERIENCE_LEVELS,
  contentPreference: CONTENT_PREFERENCES,
} as const;

export type Question = keyof typeof QUESTIONS;
export const QUESTION_FIELDS = Object.keys(QUESTIONS).filter((field): field is Question => field in QUESTIONS);

/** The answer in a profile; it cannot tell 'no' and 'in progress' apart, so both are unknown. */
export function answerOf(profile: Profile, question: Question): string | undefined {
  if (question !== 'shopAccount') return profile[question];
  return profile.hasShopAccount ? 'yes' : undefined;
}

/** The profile with one answer changed; `completedAt` and everything else stay as they are. */
export function withAnswer(profile: Profile, question: Question, answer: string): Profile {
  if (question === 'shopAccount') return { ...profile, hasShopAccount: answer === 'yes' };
  const known: readonly string[] = QUESTIONS[question];
  return known.includes(answer) ? { ...profile, [question]: answer } : profile;
}
