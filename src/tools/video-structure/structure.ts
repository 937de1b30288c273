import type { NichePick } from '../../domain/matchNiche';

export const DURATIONS = ['short', 'medium', 'long'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The seconds of the video, from and to. */
export interface Timing {
  from: number;
  to: number;
}

/** In seconds: hook, transition, each of the three steps, call to action. */
export type Lengths = Readonly<Record<'hook' | 'transition' | 'step' | 'callToAction', number>>;

/** Their sums are within the specified totals: 25-30, 45-60 and 90-120 seconds. */
export const LENGTHS: Readonly<Record<Duration, Lengths>> = {
  short: { hook: 3, transition: 3, step: 6, callToAction: 4 },
  medium: { hook: 3, transition: 6, step: 13, callToAction: 6 },
  long: { hook: 4, transition: 10, step: 27, callToAction: 10 },
};

/** The asked duration; short unless it is another. */
export const durationOf = (asked = ''): Duration => DURATIONS.find((one) => one === asked) ?? 'short';

export interface Step {
  step: string;
  timing: Timing;
  action: string;
  rhythm: string;
}

/** What is said, one line per item. */
export interface FullScript {
  intro: string[];
  main: string[];
  outro: string[];
}

export interface VideoStructure {
  trend: string;
  niche: NichePick;
  /** As typed; empty if none was. */
  product: string;
  /** What it is called in the script, without an article. */
  named?: string;
  hook: { variants: string[]; recommended: number; explanation: string; timing: Timing };
  transition: { content: string; timing: Timing; technique: string };
  /** `totalDuration` as announced; `seconds` is what this plan takes, within it. */
  mainContent: { steps: Step[]; totalDuration: string; seconds: number };
  callToAction: { script: string; timing: Timing; placement: string };
  visualElements: { sounds: string; emojis: string[]; subtitles: string; effects: string };
  /** Opened by the recommended hook. */
  fullScript: FullScript;
  filmingTips: { lighting: string; format: string; emotion: string; technical: string[] };
  disclosure: { onScreen: string; note: string };
}

/** Gives the parts of a video their seconds, one after the other. */
export function secondsInTurn(): { next: (length: number) => Timing; total: () => number } {
  let second = 0;
  return {
    next: (length) => {
      const from = second;
      second += length;
      return { from, to: second };
    },
    total: () => second,
  };
}

/** The same script with another hook at the start. */
export const openedBy = (script: FullScript, hook: string): FullScript => ({
  ...script,
  intro: [hook, ...script.intro.slice(1)],
});
