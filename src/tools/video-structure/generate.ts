import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import type english from './locales/en.json';
import { formatOf, HOOK_KINDS } from './trends';

export type Texts = (typeof english)['texts'];

export const DURATIONS = ['short', 'medium', 'long'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The seconds of the video, from and to. */
export interface Timing {
  from: number;
  to: number;
}

/** In seconds: hook, transition, the three steps, call to action; `lines` is how many lines each of them has. */
interface Plan {
  lengths: Readonly<Record<'hook' | 'transition' | 'step' | 'callToAction', number>>;
  lines: number;
}

/** Their sums are within the specified totals: 25-30, 45-60 and 90-120 seconds. */
const PLANS: Readonly<Record<Duration, Plan>> = {
  short: { lengths: { hook: 3, transition: 3, step: 6, callToAction: 4 }, lines: 1 },
  medium: { lengths: { hook: 3, transition: 6, step: 13, callToAction: 6 }, lines: 2 },
  long: { lengths: { hook: 4, transition: 10, step: 27, callToAction: 10 }, lines: 3 },
};

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

/**
 * A video planned to the second: the niche gives scenes and words, the trend the technique and the hook that suits it,
 * the duration how much is said.
 */
export function generate(
  { trend = '', niche: named = '', duration: wanted = '', product = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): VideoStructure {
  const niche = nichePickOf(named) ?? 'beauty';
  const duration = DURATIONS.find((one) => one === wanted) ?? 'short';
  const ofNiche = texts.niches[niche];
  const { lengths, lines } = PLANS[duration];
  const format = formatOf(trend);
  const say = (text: string) => fill(text, { product: product || texts.thisProduct });

  let second = 0;
  const next = (length: number): Timing => {
    const from = second;
    second += length;
    return { from, to: second };
  };

  const variants = HOOK_KINDS.map((kind) => say(pick(random, ofNiche.hooks[kind])));
  const recommended = HOOK_KINDS.indexOf(format.hook);
  const hook = { variants, recommended, explanation: ofNiche.why[format.hook], timing: next(lengths.hook) };

  const angle = pick(random, ofNiche.angles);
  const transition = {
    content: angle.transition.content,
    timing: next(lengths.transition),
    technique: fill(texts.techniques[format.id], { trend, gesture: ofNiche.gesture }),
  };
  const steps = angle.steps.map(({ step, action, rhythm }) => ({ step, timing: next(lengths.step), action, rhythm }));
  const { script, placement } = pick(random, ofNiche.callsToAction);
  const callToAction = { script, timing: next(lengths.callToAction), placement };

  return {
    trend,
    niche,
    product,
    hook,
    transition,
    mainContent: { steps, totalDuration: texts.totalDurations[duration], seconds: second },
    callToAction,
    visualElements: ofNiche.visuals,
    fullScript: {
      intro: [...variants.slice(recommended, recommended + 1), ...angle.transition.say.slice(0, lines)],
      main: angle.steps.flatMap((step) => step.say.slice(0, lines).map(say)),
      outro: [script],
    },
    filmingTips: { ...ofNiche.filming, format: texts.format },
    disclosure: texts.disclosure,
  };
}

/** The same script with another hook at the start. */
export const openedBy = (script: FullScript, hook: string): FullScript => ({
  ...script,
  intro: [hook, ...script.intro.slice(1)],
});
