import * as z from 'zod/mini';
import type { KeptOnboarding } from '../../../contracts/onboarding';
import { type Profile, profile as profileSchema } from '../../../contracts/profile';
import { QUESTIONS, type Question, type QuestionField } from './questions';

/** Steps of the specification: intro −1, name 0, questions 1 to 5, then the summary. */
export const INTRO = -1;
export const NAME = 0;
export const SUMMARY = QUESTIONS.length + 1;

export type Answers = { name: string } & Partial<Record<QuestionField, string>>;

export interface OnboardingState {
  step: number;
  answers: Answers;
  /** The question is answered and the next one about to appear. */
  advancing: boolean;
  /** The start button was pressed. */
  preparing: boolean;
}

export type OnboardingEvent =
  | { type: 'begin' | 'confirmName' | 'advance' | 'back' | 'start' }
  | { type: 'writeName'; name: string }
  | { type: 'choose'; field: QuestionField; value: string };

/**
 * A first onboarding starts at the intro, or where it was left; a repeated one starts at the name, with the answers
 * filled in.
 */
export function startOnboarding(initial?: Profile, underway?: KeptOnboarding['underway']): OnboardingState {
  const isKept = !initial && underway && underway.step >= INTRO && underway.step <= SUMMARY;
  const kept = isKept ? { step: underway.step, answers: { name: '', ...underway.answers } } : undefined;
  const { step, answers } = kept ?? {
    step: initial ? NAME : INTRO,
    answers: initial ? answersOf(initial) : { name: '' },
  };
  return { step, answers, advancing: false, preparing: false };
}

export function onboardingReducer(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  const { step, answers } = state;
  switch (event.type) {
    case 'begin':
      return step === INTRO ? { ...state, step: NAME } : state;
    case 'writeName':
      return { ...state, answers: { ...answers, name: event.name } };
    case 'confirmName':
      return step === NAME && hasName(answers) ? { ...state, step: 1 } : state;
    case 'choose':
      if (questionAt(step)?.field !== event.field) return state;
      return { ...state, answers: { ...answers, [event.field]: event.value }, advancing: true };
    case 'advance':
      return state.advancing ? { ...state, step: step + 1, advancing: false } : state;
    case 'back':
      return step > NAME && !state.preparing ? { ...state, step: step - 1, advancing: false } : state;
    case 'start':
      return step === SUMMARY ? { ...state, preparing: true } : state;
  }
}

export function questionAt(step: number): Question | undefined {
  return step > NAME ? QUESTIONS[step - 1] : undefined;
}

/** Specification: question number / 5. */
export function progressAt(step: number): number {
  return step / QUESTIONS.length;
}

export function hasName({ name }: Answers): boolean {
  return name.trim() !== '';
}

/** The profile made from the answers, or null while one is missing. `completedAt` is ISO 8601. */
export function profileOf({ shopAccount, ...answers }: Answers, completedAt: string): Profile | null {
  const made = z.safeParse(profileSchema, {
    ...answers,
    hasShopAccount: shopAccount === 'yes',
    onboardingCompleted: true,
    completedAt,
  });
  return shopAccount && made.success ? made.data : null;
}

/** A profile keeps only whether there is a shop account: 'no' and 'process' look the same, so that is asked again. */
function answersOf({
  name,
  niche,
  hasShopAccount,
  financialGoal,
  experienceLevel,
  contentPreference,
}: Profile): Answers {
  const known = { name, niche, financialGoal, experienceLevel, contentPreference };
  return hasShopAccount ? { ...known, shopAccount: 'yes' } : known;
}
