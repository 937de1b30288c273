import * as z from 'zod/mini';
import { isoTime } from './times';

/** The answers to the five onboarding questions, in the specification's order. */
export const PROFILE_NICHES = ['beauty', 'fashion', 'tech', 'fitness', 'home', 'gaming'] as const;
export const SHOP_ACCOUNT_ANSWERS = ['yes', 'no', 'process'] as const;
export const FINANCIAL_GOALS = ['1000', '5000', '10000', '25000', '100000'] as const;
export const EXPERIENCE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const CONTENT_PREFERENCES = ['videos', 'lives', 'both'] as const;

/** The user profile, stored on the device. `financialGoal` is euros a month, as text; dates are ISO 8601 in UTC. */
export const profile = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  niche: z.enum(PROFILE_NICHES),
  hasShopAccount: z.boolean(),
  financialGoal: z.enum(FINANCIAL_GOALS),
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  contentPreference: z.enum(CONTENT_PREFERENCES),
  onboardingCompleted: z.literal(true),
  completedAt: isoTime,
});

export type Profile = z.infer<typeof profile>;
