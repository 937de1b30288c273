import type { NichePick } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { countWords, secondsFor } from '../../domain/scriptCheck/speakingTime';
import { materialOfNiche } from './liveOfNiche';
import { materialOfProduct } from './liveOfProduct';
import { DOINGS, type Doing, SCHEDULE, type Span, type StepId, type Version } from './liveSchedule';
import type { Material, TECHNIQUES, Texts } from './material';

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
  /** What both scripts are about: the creator's own product, or a usual one of the niche. */
  product: string;
  /** The product is the creator's own, not an example. */
  isOwn?: boolean;
  shortVersion: ScriptVersion;
  longVersion: ScriptVersion;
  recommendedVersion: Version;
  recommendation: string;
}

interface Context {
  choose: FreshChoice;
  product?: ProductBrief;
}

const TIPS_A_STEP = 2;
const TECHNIQUE_IDS: typeof TECHNIQUES = ['vote', 'guess', 'names', 'again'];
/** How many techniques a version has room for. */
const TECHNIQUES_OF: Readonly<Record<Version, number>> = { short: 2, long: 4 };

/** Live scripts of two lengths for a niche or a product: the long version says all that the short one says, and more. */
export function generate(
  { niche = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { choose, product }: Context,
): LiveScripts {
  const ofProduct = texts.product;
  const isOwn = product !== undefined && ofProduct !== undefined;
  const material = isOwn
    ? materialOfProduct(product, ofProduct, { niche, choose })
    : materialOfNiche(niche, texts, choose);
  return {
    niche: material.niche,
    product: material.product,
    ...(isOwn && { isOwn }),
    shortVersion: versionOf('short', material, texts, choose),
    longVersion: versionOf('long', material, texts, choose),
    recommendedVersion: 'short',
    recommendation: material.recommendation,
  };
}

function versionOf(version: Version, material: Material, texts: Texts, choose: FreshChoice): ScriptVersion {
  const schedule = SCHEDULE[version];
  const spokenLines = saidIn(version, material);
  const techniques = choose.some(`techniques.${version}`, TECHNIQUE_IDS, TECHNIQUES_OF[version]);
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
        tips: id === 'demo' ? material.gestures : choose.some(`tips.${version}.${id}`, material.tips[id], TIPS_A_STEP),
        beats: beatsOf(
          version,
          id,
          { seconds: (to - from) * 60, content },
          { ...texts.beats[id], ...material.beats[id] },
          material.say(),
        ),
      };
    }),
    engagementTechniques: techniques.map((id) => ({
      type: texts.techniques[id].type,
      description: material.descriptions[id],
      implementation: material.implementations[id],
    })),
    productLinkTiming: { moment: texts.linkMoments[version], reason: material.linkReasons[version] },
    viralVariant: material.viralVariants[version],
    june2025Trends: material.trends[version],
  };
}

/** The lines of a step and what is done besides, in its order; their seconds add up to the step's. */
function beatsOf(
  version: Version,
  id: StepId,
  { seconds, content }: { seconds: number; content: readonly string[] },
  whatOf: Readonly<Partial<Record<Doing, string>>>,
  say: string,
): Beat[] {
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
function saidIn(version: Version, { said, chat, faq, disclosure }: Material): Record<StepId, string[]> {
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
