import { settingsStore } from '../state/slices/settings';

/** Every simulated delay of the specification, ms. */
export const DELAYS = {
  /** Between the choice of an answer and the next question. */
  onboardingAdvance: 300,
  /** Between the start button and the chat. */
  onboardingCompletion: 1500,
  /** Between two bubbles of one answer. */
  replySpacing: 1500,
  /** Between a video analysis and the word on it. */
  videoSummary: 1000,
  /** Before a tool's result. */
  strategy: 2500,
  livePlan: 2500,
  geoProducts: 1500,
  shopScript: 1500,
  creativeFormats: 2000,
  weeklyStrategy: 3000,
  liveByNiche: 2000,
  titles: 2000,
  videoEditing: 2000,
  descriptions: 2000,
  weeklyLive: 2000,
  videoStructure: 2000,
  viralAlert: 1500,
  analyzer: 3000,
  liveScript: 2000,
} as const;

export type Delay = keyof typeof DELAYS;

/** The delay in ms: as specified, or 0 where the device asks for less motion or the user for instant results. */
export function simulatedDelay(name: Delay): number {
  const isUnwanted = settingsStore.getState().instantResults || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isUnwanted ? 0 : DELAYS[name];
}
