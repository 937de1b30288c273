import { settingsStore } from '../state/slices/settingsStore';

/** The specification's simulated delays that belong to no tool, ms; a tool's own is in its folder. */
export const DELAYS = {
  /** From choosing an answer to the next question. */
  onboardingAdvance: 300,
  /** From the start button to the chat. */
  onboardingCompletion: 1500,
  /** Between two bubbles of one answer. */
  replySpacing: 1500,
  /** From a video analysis to the coach's word on it. */
  videoSummary: 1000,
} as const;

/**
 * How long to wait: the specified ms, or 0 where the device asks for reduced motion or the user for instant results.
 */
export function simulatedDelay(ms: number): number {
  const isUnwanted = settingsStore.getState().instantResults || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isUnwanted ? 0 : ms;
}
