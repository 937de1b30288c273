import { describe, expect, it } from 'vitest';
import type { HistoryItem } from './chat';
import type { Profile } from './profile';
import { profileItem, takeProfile } from './profileItem';

const lea: Profile = {
  name: 'Léa',
  niche: 'beauty',
  hasShopAccount: true,
  financialGoal: '5000',
  experienceLevel: 'beginner',
  contentPreference: 'both',
  onboardingCompleted: true,
  completedAt: '2026-11-20T10:00:00.000Z',
};
const said: HistoryItem = { role: 'user', content: 'Une idée de hook ?' };

describe('the profile as the first history item', () => {
  it('comes off the front as it was put there', () => {
    expect(takeProfile([profileItem(lea), said])).toEqual({ profile: lea, history: [said] });
  });

  it('may be absent', () => {
    expect(takeProfile([said])).toEqual({ history: [said] });
    expect(takeProfile([])).toEqual({ history: [] });
  });

  it('is dropped when it cannot be read, and not taken for something said', () => {
    for (const content of ['{"profile":', '{"profile":{"niche":"chess"}}']) {
      expect(takeProfile([{ role: 'user', content }, said])).toEqual({ history: [said] });
    }
  });
});
