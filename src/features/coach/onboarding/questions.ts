import {
  CONTENT_PREFERENCES,
  EXPERIENCE_LEVELS,
  FINANCIAL_GOALS,
  PROFILE_NICHES,
  SHOP_ACCOUNT_ANSWERS,
} from '../../../contracts/profile';

/** The five single-choice questions, in the specification's order. Emoji are decoration, option by option. */
export const QUESTIONS = [
  { field: 'niche', values: PROFILE_NICHES, emoji: ['💄', '👗', '📱', '💪', '🏠', '🎮'] },
  { field: 'shopAccount', values: SHOP_ACCOUNT_ANSWERS, emoji: ['✅', '🌱', '⏳'] },
  { field: 'financialGoal', values: FINANCIAL_GOALS, emoji: ['🥉', '🥈', '🥇', '🏆', '🚀'] },
  { field: 'experienceLevel', values: EXPERIENCE_LEVELS, emoji: ['🐣', '🎬', '⭐'] },
  { field: 'contentPreference', values: CONTENT_PREFERENCES, emoji: ['🎥', '🔴', '⚡'] },
] as const satisfies readonly { field: string; values: readonly string[]; emoji: readonly string[] }[];

export type Question = (typeof QUESTIONS)[number];
export type QuestionField = Question['field'];
