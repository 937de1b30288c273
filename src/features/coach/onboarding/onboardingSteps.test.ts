import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../contracts/profile';
import {
  INTRO,
  NAME,
  type OnboardingEvent,
  type OnboardingState,
  onboardingReducer,
  profileOf,
  progressAt,
  questionAt,
  SUMMARY,
  startOnboarding,
} from './onboardingSteps';
import { QUESTIONS } from './questions';

const run = (state: OnboardingState, ...events: OnboardingEvent[]) => events.reduce(onboardingReducer, state);

const answered = {
  name: ' Sam ',
  niche: 'beauty',
  shopAccount: 'process',
  financialGoal: '5000',
  experienceLevel: 'beginner',
  contentPreference: 'both',
};
const kept: Profile = {
  name: 'Sam',
  niche: 'beauty',
  hasShopAccount: false,
  financialGoal: '5000',
  experienceLevel: 'beginner',
  contentPreference: 'both',
  onboardingCompleted: true,
  completedAt: '2026-11-21T10:00:00.000Z',
};

describe('onboarding steps', () => {
  it('Steps: intro (-1), name (0), questions 1 to 5, summary.', () => {
    expect(startOnboarding().step).toBe(-1);
    expect(INTRO).toBe(-1);
    expect(NAME).toBe(0);
    expect([1, 2, 3, 4, 5].map((step) => questionAt(step)?.field)).toEqual([
      'niche',
      'shopAccount',
      'financialGoal',
      'experienceLevel',
      'contentPreference',
    ]);
    expect(SUMMARY).toBe(6);
    expect(questionAt(SUMMARY)).toBeUndefined();
  });

  it('Intro leads to name.', () => {
    expect(run(startOnboarding(), { type: 'begin' }).step).toBe(NAME);
  });

  it.each(['', '   ', '\t\n'])('Onboarding name must be non-blank after trimming: %j stays.', (name) => {
    const state = run(startOnboarding(), { type: 'begin' }, { type: 'writeName', name }, { type: 'confirmName' });
    expect(state.step).toBe(NAME);
  });

  it('Continue on the name step requires a non-blank name and goes to question 1.', () => {
    const events: OnboardingEvent[] = [{ type: 'begin' }, { type: 'writeName', name: 'Sam' }, { type: 'confirmName' }];
    expect(run(startOnboarding(), ...events).step).toBe(1);
  });

  it('Choosing an option stores the answer and advances.', () => {
    const chosen = run({ ...startOnboarding(), step: 1 }, { type: 'choose', field: 'niche', value: 'tech' });
    expect(chosen).toMatchObject({ step: 1, advancing: true, answers: { niche: 'tech' } });
    expect(run(chosen, { type: 'advance' })).toMatchObject({ step: 2, advancing: false });
  });

  it('advances one question however often an option is tapped', () => {
    const tap: OnboardingEvent = { type: 'choose', field: 'niche', value: 'tech' };
    const state = run({ ...startOnboarding(), step: 1 }, tap, tap, { type: 'advance' }, { type: 'advance' }, tap);
    expect(state).toMatchObject({ step: 2, advancing: false });
  });

  it('leads back to the step before, the answers kept, and never advances afterwards', () => {
    const chosen = run({ ...startOnboarding(), step: 2 }, { type: 'choose', field: 'shopAccount', value: 'no' });
    const back = run(chosen, { type: 'back' }, { type: 'advance' });
    expect(back).toMatchObject({ step: 1, advancing: false, answers: { shopAccount: 'no' } });
    expect(run(back, { type: 'back' }, { type: 'back' }).step).toBe(NAME);
  });

  it('starts from the summary alone, and then stays there', () => {
    expect(run({ ...startOnboarding(), step: 5 }, { type: 'start' }).preparing).toBe(false);
    const started = run({ ...startOnboarding(), step: SUMMARY }, { type: 'start' }, { type: 'back' });
    expect(started).toMatchObject({ step: SUMMARY, preparing: true });
  });

  it('Onboarding questions: 5; progress = question number / 5.', () => {
    expect(QUESTIONS).toHaveLength(5);
    expect([1, 2, 3, 4, 5].map(progressAt)).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['process', false],
  ])('hasShopAccount (boolean, true only if the answer was yes): %s', (shopAccount, hasShopAccount) => {
    expect(profileOf({ ...answered, shopAccount }, kept.completedAt)).toEqual({ ...kept, hasShopAccount });
  });

  it.each(Object.keys(answered))('makes no profile while %s is missing', (field) => {
    expect(profileOf({ ...answered, [field]: field === 'name' ? ' ' : undefined }, kept.completedAt)).toBeNull();
  });

  it('is done again from the name on, with the answers filled in', () => {
    const state = startOnboarding({ ...kept, hasShopAccount: true });
    expect(state).toMatchObject({ step: NAME, answers: { ...answered, name: 'Sam', shopAccount: 'yes' } });
  });

  it('asks about the shop account again where the profile cannot tell no from in progress', () => {
    expect(startOnboarding(kept).answers.shopAccount).toBeUndefined();
  });
});
