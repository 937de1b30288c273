import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { countWords, secondsFor } from '../../domain/scriptCheck/speakingTime';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { DOINGS, type Doing, SCHEDULE, type Span, type StepId, type Version } from './liveSchedule';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];
type NicheTexts = Texts['niches'][NichePick];
type Scenario = NicheTexts['scenarios'][number];

export interface Step {
  id: StepId;
  title: string;
  /** What is said, one paragraph per item. */
  content: string[];
  timing: Span;
  tips: string[];
  /**
   * What fills the step: first the lines, for as long as a brisk voice needs for them, then what is shown and asked.
   */
  beats: Beat[];
}

export interface Beat {
  seconds: number;
  what: string;
}

export interface ScriptVersion {
  /** Whole minutes. */
  duration: number;
  durationText: string;
  structure: Step[];
  engagementTechniques: { type: string; description: string; implementation: string }[];
  productLinkTiming: { moment: string; reason: string };
  viralVariant: { name: string; explanation: string };
  /** General habits as of June 2025; nothing here follows live trends. */
  june2025Trends: string[];
}

export interface LiveScripts {
  niche: NichePick;
  /** The niche's usual product, which both scripts are about. */
  product: string;
  shortVersion: ScriptVersion;
  longVersion: ScriptVersion;
  recommendedVersion: Version;
  recommendation: string;
}

const TIPS_A_STEP = 2;
const TECHNIQUES = ['vote', 'guess', 'names', 'again'] as const;
/** How many techniques a version has room for; below, how many trends. */
const TECHNIQUES_OF: Readonly<Record<Version, number>> = { short: 2, long: 4 };
const TRENDS_OF: Readonly<Record<Version, number>> = { short: 2, long: 3 };

/** Live scripts of two lengths for a niche: the long version says all that the short one says, and more. */
export function generate(
  { niche: named = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): LiveScripts {
  const niche = nichePickOf(named) ?? 'beauty';
  const ofNiche = texts.niches[niche];
  const scenario = pick(random, ofNiche.scenarios);
  const disclosure = { first: pick(random, texts.disclosures), again: pick(random, texts.reminders) };

  const versionOf = (version: Version): ScriptVersion => {
    const schedule = SCHEDULE[version];
    const spokenLines = saidIn(version, scenario, ofNiche, disclosure);
    return {
      duration: schedule.at(-1)?.to ?? 0,
      durationText: texts.durations[version],
      structure: schedule.map(({ id, from, to }): Step => {
        const content = spokenLines[id];
        return {
          id,
          title: texts.steps[id],
          content,
          timing: { from, to },
          tips: id === 'demo' ? ofNiche.gestures : pickSome(random, texts.tips[id], TIPS_A_STEP),
          beats: beatsOf(version, id, { seconds: (to - from) * 60, content }, texts),
        };
      }),
      engagementTechniques: pickSome(random, TECHNIQUES, TECHNIQUES_OF[version]).map((id) => ({
        ...texts.techniques[id],
        implementation: ofNiche.implementations[id],
      })),
      productLinkTiming: { moment: texts.linkMoments[version], reason: ofNiche.linkReasons[version] },
      viralVariant: ofNiche.viralVariants[version],
      june2025Trends: pickSome(random, ofNiche.june2025Trends, TRENDS_OF[version]),
    };
  };

  return {
    niche,
    product: scenario.product,
    shortVersion: versionOf('short'),
    longVersion: versionOf('long'),
    recommendedVersion: 'short',
    recommendation: ofNiche.recommendation,
  };
}

/** The lines of a step and what is done besides, in its order; their seconds add up to the step's. */
function beatsOf(
  version: Version,
  id: StepId,
  { seconds, content }: { seconds: number; content: readonly string[] },
  { say, beats }: Texts,
): Beat[] {
  const whatOf: Readonly<Partial<Record<Doing, string>>> = beats[id];
  const saying = secondsFor(countWords(content.join(' ')));
  const planned = DOINGS[version][id].reduce((sum, [, its]) => sum + (its === 'rest' ? 0 : its), saying);
  return [
    { seconds: saying, what: say },
    ...DOINGS[version][id].map(([doing, its]) => ({
      seconds: its === 'rest' ? seconds - planned : its,
      what: whatOf[doing] ?? '',
    })),
  ];
}

/**
 * What is said in each step. The promotion is disclosed at once, and once more in the long version (domain, LIVE
 * craft).
 */
function saidIn(
  version: Version,
  said: Scenario,
  { chat, faq }: NicheTexts,
  disclosure: { first: string; again: string },
): Record<StepId, string[]> {
  const isLong = version === 'long';
  const more = (...lines: string[]) => (isLong ? lines : []);
  const [first = '', second = '', third = ''] = chat;
  return {
    hook: [said.hook, disclosure.first, ...more(said.welcome)],
    problem: [said.problem, ...more(said.problemMore, first)],
    demo: isLong ? [said.demo, said.demoMore, second] : [said.demo, said.basket],
    proof: [said.proof],
    basket: [said.basket, disclosure.again],
    questions: [said.question, ...more(...faq, third)],
    close: [said.close],
  };
}
