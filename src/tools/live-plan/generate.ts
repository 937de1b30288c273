import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import { type Random, seededRandom } from '../../lib/seededRandom';
import { chosen, DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './livePlanOptions';
import type english from './locales/en.json';

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

/** How many scripts a plan has; after the last one the first comes again. */
export const TAKES = 8;

export interface Hook {
  text: string;
  isRecommended: boolean;
  reasoning: string;
  viralScore: number;
}

/** The lines that one script of a plan does not share with the others. */
export interface Take {
  /** Said after the hook. */
  introduction: string[];
  interaction: string[];
  /** That it is advertising, said again before the sale. */
  reminder: string;
  urgency: string;
}

export interface SalesMoment {
  /** With slots for the product and the offer. */
  withOffer: string;
  /** What is said while the creator has given no offer. */
  plain: string;
  /** The specified offer, marked as an example. */
  exampleOffer: string;
  timing: string;
  productDisplayTips: string[];
}

export interface LivePlan {
  product: string;
  /** What this live is measured by, according to its objective. */
  focus: string;
  introduction: { hooks: Hook[]; duration: string; tips: string[] };
  /** `say` is what is spoken during the demo. */
  productPresentation: { structure: string[]; duration: string; keyPoints: string[]; say: string[] };
  interaction: { activities: string[]; duration: string; engagementTactics: string[] };
  salesMoment: SalesMoment;
  conclusion: { cta: string; nextLiveTeaser: string; followUpActions: string[] };
  repeatedPhrases: string[];
  productLinkInstructions: string[];
  optimizationTips: string[];
  takes: Take[];
  /** How the four parts fill the live's length. */
  loop: string;
}

/** The plan of a live, with several scripts. An unknown niche gets the generic texts. */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): LivePlan {
  const { product = '' } = answers;
  const niche = chosen(NICHES, answers.niche) ?? 'other';
  const experience = chosen(EXPERIENCES, answers.experience) ?? 'occasional';
  const duration = chosen(DURATIONS, answers.duration) ?? 'standard';
  const objective = chosen(OBJECTIVES, answers.objective) ?? 'presentation';
  const ofNiche = texts.niches[niche];
  const ofObjective = texts.objectives[objective];
  const scores = VIRAL_SCORES[niche] ?? VIRAL_SCORES.other;
  const isLong = duration === 'long' || duration === 'marathon';
  const withProduct = (pattern: string) => fill(pattern, { product });

  const hooks = PLACES.map((place): Hook => {
    const { reasoning, texts: variants } = ofNiche.hooks[place];
    const text = withProduct(pick(random, variants));
    return { text, isRecommended: place === 'first', reasoning, viralScore: scores[place] };
  });
  const presentation = pick(random, ofNiche.presentations);
  const sale = pick(random, ofNiche.sales);

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
      say: presentation.script.map(withProduct),
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
      withOffer: sale.withOffer,
      plain: withProduct(sale.plain),
      exampleOffer: texts.exampleOffer,
      timing: texts.saleTimings[duration],
      productDisplayTips: pickSome(random, ofNiche.display, 3),
    },
    conclusion: {
      cta: withProduct(pick(random, ofObjective.ctas)),
      nextLiveTeaser: pick(random, ofNiche.nextLives),
      followUpActions: [...pickSome(random, texts.followUps, 2), pick(random, ofObjective.followUps)],
    },
    repeatedPhrases: [...pickSome(random, ofNiche.repeated, 3), ...pickSome(random, texts.repeated, 2)].map(
      withProduct,
    ),
    productLinkInstructions: texts.productLink,
    optimizationTips: [
      ...pickSome(random, texts.experienceTips[experience], 2),
      texts.durationTips[duration],
      pick(random, ofNiche.optimization),
    ],
    loop: texts.loops[duration],
  };

  const seed = Math.floor(random() * 2 ** 32);
  const takes = Array.from({ length: TAKES }, (_, take): Take => {
    const ofTake = seededRandom(seed + take);
    return {
      introduction: [
        pick(ofTake, texts.welcomes[experience]),
        pick(ofTake, texts.disclosures),
        pick(ofTake, ofObjective.promises),
        withProduct(pick(ofTake, texts.todays)),
      ],
      interaction: [...pickSome(ofTake, ofNiche.questions, 3), ...pickSome(ofTake, ofNiche.objections, 2)],
      reminder: pick(ofTake, texts.reminders),
      urgency: pick(ofTake, texts.urgency),
    };
  });
  return { ...plan, takes };
}
