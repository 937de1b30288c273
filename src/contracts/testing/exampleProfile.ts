import type { Profile } from '../profile';

/** Somebody who has answered all the questions. */
export const exampleProfile: Profile = {
  name: 'Inès',
  niche: 'beauty',
  hasShopAccount: false,
  financialGoal: '1000',
  experienceLevel: 'beginner',
  contentPreference: 'both',
  onboardingCompleted: true,
  completedAt: '2026-11-21T10:00:00.000Z',
};
