import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import { type Random, seededRandom } from '../../lib/seededRandom';
import type english from './locales/en.json';
import { chosen, DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './options';

export type Texts = (typeof english)['texts'];
type PlanNiche = keyof Texts['niches'];

const PLACES = ['first', 'second', 'third'] as const;
type Scores = Readonly<Record<(typeof PLACES)[number], number>>;

/** Specification: intro hook viral scores: beauty 94/87/82, tech 92/88/85, fitness 91/86/83, other 89/85/81. */
const VIRAL_SCORES: Partial<Record<PlanNiche, Scores>> & { other: Scores } = {
  beauty: { first: 94, second: 87, third: 82 },
  tech: { first: 92, second: 88, third: 85 },
  fitness: { first: 91, second: 86, third: 83 },
  other: { first: 89, second: 85, third: 81 },
};

/** Specification: a first-time streamer gets fewer interaction activities. */
const ACTIVITIES = { first: 2, occasional: 4, regular: 4, expert: 4 } as const;
const TACTICS = 3;
/** Specification: the 'communauté' objective adds two tactics. */
const COMMUNITY_TACTICS = 2;

/** Minutes of the live; specification: intro 0-2 min, demo 3-10, interaction 10-20, urgency 20-30. */
const TIMING = {
  intro: { from: 0, to: 2 },
  demo: { from: 3, to: 10 },
  interaction: { from: 10, to: 20 },
  urgency: { from: 20, to: 30 },
} as const;

export interface Hook {
  text: string;
  isRecommended: boolean;
  reasoning: string;
  viralScore: number;
}

/** What is said, line by line; `timing` is in minutes of the live. */
export interface DetailedScript {
  introduction: string[];
  segment1: string[];
  segment2: string[];
  segment3: string[];
  timing: typeof TIMING;
}

export interface LivePlan {
  product: string;
  /** What this live is measured by, after its objective. */
  focus: string;
  introduction: { hooks: Hook[]; duration: string; tips: string[] };
  productPresentation: { structure: string[]; duration: string; keyPoints: string[] };
  interaction: { activities: string[]; duration: string; engagementTactics: string[] };
  salesMoment: {
    script: string;
    /** Its offer is the specified one, marked as an example, as long as the creator has given none. */
    isExample: boolean;
    /** What the detailed script says: it names no offer that the creator has not given. */
    say: string;
    timing: string;
    productDisplayTips: string[];
  };
  conclusion: { cta: string; nextLiveTeaser: string; followUpActions: string[] };
  repeatedPhrases: string[];
  productLinkInstructions: string[];
  optimizationTips: string[];
  detailedScript: DetailedScript;
  /** How the four parts fill the live's length. */
  loop: string;
}

/**
 * The plan of a live. An unknown niche gets the generic texts; the creator's own `offer` takes the place of the example;
 * `take` (a whole number) gives another script to the same plan.
 */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): LivePlan {
  const { product = '', take = '0' } = answers;
  const niche = chosen(NICHES, answers.niche) ?? 'other';
  const experience = chosen(EXPERIENCES, answers.experience) ?? 'occasional';
  const duration = chosen(DURATIONS, answers.duration) ?? 'standard';
  const objective = chosen(OBJECTIVES, answers.objective) ?? 'presentation';
  const ofNiche = texts.niches[niche];
  const ofObjective = texts.objectives[objective];
  const scores = VIRAL_SCORES[niche] ?? VIRAL_SCORES.other;
  const isLong = duration === 'long' || duration === 'marathon';
  const named = (pattern: string) => fill(pattern, { product });

  const hooks = PLACES.map((place): Hook => {
    const { reasoning, texts: variants } = ofNiche.hooks[place];
    const text = named(pick(random, variants));
    return { text, isRecommended: place === 'first', reasoning, viralScore: scores[place] };
  });
  const presentation = pick(random, ofNiche.presentations);
  const sale = pick(random, ofNiche.sales);
  const ownOffer = answers.offer?.trim() ?? '';
  const saleWith = (offer: string) => fill(sale.withOffer, { product, offer });

  const plan = {
    product,
    focus: ofObjective.focus,
    introduction: {
      hooks,
      duration: texts.durations.intro,
      tips: [...pickSome(random, texts.introTips[experience], 2), ...ofNiche.setup],
    },
    productPresentation: {
      structure: isLong ? [...presentation.structure, ...ofNiche.longer] : presentation.structure,
      duration: isLong ? texts.durations.longPresentation : texts.durations.presentation,
      keyPoints: pickSome(random, ofNiche.keyPoints, 3),
    },
    interaction: {
      activities: pickSome(random, ofNiche.activities, ACTIVITIES[experience]),
      duration: texts.durations.interaction,
      engagementTactics: [
        ...pickSome(random, texts.tactics, TACTICS),
        ...(objective === 'community' ? pickSome(random, texts.communityTactics, COMMUNITY_TACTICS) : []),
      ],
    },
    salesMoment: {
      script: saleWith(ownOffer || texts.exampleOffer),
      isExample: ownOffer === '',
      say: ownOffer === '' ? named(sale.plain) : saleWith(ownOffer),
      timing: texts.saleTimings[duration],
      productDisplayTips: pickSome(random, ofNiche.display, 3),
    },
    conclusion: {
      cta: named(pick(random, ofObjective.ctas)),
      nextLiveTeaser: pick(random, ofNiche.nextLives),
      followUpActions: [...pickSome(random, texts.followUps, 2), pick(random, ofObjective.followUps)],
    },
    repeatedPhrases: [...pickSome(random, ofNiche.repeated, 3), ...pickSome(random, texts.repeated, 2)].map(named),
    productLinkInstructions: texts.productLink,
    optimizationTips: [
      ...pickSome(random, texts.experienceTips[experience], 2),
      texts.durationTips[duration],
      pick(random, ofNiche.optimization),
    ],
    loop: texts.loops[duration],
  };

  // The script has a source of its own, so that another take leaves the plan as it is.
  const seed = Math.floor(random() * 2 ** 32) + Number(take);
  const scriptRandom = seededRandom(seed);
  const detailedScript: DetailedScript = {
    introduction: [
      ...hooks.slice(0, 1).map(({ text }) => text),
      pick(scriptRandom, texts.welcomes[experience]),
      pick(scriptRandom, texts.disclosures),
      pick(scriptRandom, ofObjective.promises),
      named(pick(scriptRandom, texts.todays)),
    ],
    segment1: presentation.script.map(named),
    segment2: [...pickSome(scriptRandom, ofNiche.questions, 3), ...pickSome(scriptRandom, ofNiche.objections, 2)],
    segment3: [
      pick(scriptRandom, texts.reminders),
      plan.salesMoment.say,
      pick(scriptRandom, texts.urgency),
      plan.conclusion.cta,
      plan.conclusion.nextLiveTeaser,
    ],
    timing: TIMING,
  };
  return { ...plan, detailedScript };
}

/** The script, opened by another hook than the recommended one. */
export function openedBy(script: DetailedScript, hook: Hook): DetailedScript {
  return { ...script, introduction: [hook.text, ...script.introduction.slice(1)] };
}
