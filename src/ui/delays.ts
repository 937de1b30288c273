import { settingsStore } from '../state/slices/settingsStore';

/** The simulated delays of the specification that are of no tool, ms; a tool's own lies in its folder. */
export const DELAYS = {
  /** Between the choice of an answer and the next question. */
  onboardingAdvance: 300,
  /** Between the start button and the chat. */
  onboardingCompletion: 1500,
  /** Between two bubbles of one answer. */
  replySpacing: 1500,
  /** Between a video analysis and the word on it. */
  videoSummary: 1000,
} as const;

/** How long to wait: the specified ms, or 0 where the device asks for less motion or the user for instant results. */
export function simulatedDelay(ms: number): number {
  const isUnwanted = settingsStore.getState().instantResults || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isUnwanted ? 0 : ms;
}
