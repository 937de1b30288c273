import { chosen, DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './livePlanOptions';

export const PLACES = ['first', 'second', 'third'] as const;
export type Place = (typeof PLACES)[number];
type Scores = Readonly<Record<Place, number>>;

/** Specification: intro hook viral scores: beauty 94/87/82, tech 92/88/85, fitness 91/86/83, other 89/85/81. */
const VIRAL_SCORES: Partial<Record<string, Scores>> & { other: Scores } = {
  beauty: { first: 94, second: 87, third: 82 },
  tech: { first: 92, second: 88, third: 85 },
  fitness: { first: 91, second: 86, third: 83 },
  other: { first: 89, second: 85, third: 81 },
};

/** The score of an opening by its place; a niche without scores of its own has the others'. */
export const viralScore = (niche: string, place: Place): number => (VIRAL_SCORES[niche] ?? VIRAL_SCORES.other)[place];

/** Specification: a first-time streamer gets fewer interaction activities. */
export const ACTIVITIES = { first: 2, occasional: 4, regular: 4, expert: 4 } as const;
/** Specification: the 'communauté' objective adds two tactics. */
export const COMMUNITY_TACTICS = 2;

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
  /** With a slot for the offer; by niche one for the product, too. */
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
  /** What each take says during the demo; plans without it say `productPresentation.say` in every one. */
  demos?: string[][];
  /** How the four parts fill the live's length. */
  loop: string;
}

/** What was answered, by the specified options; what is none of them counts as the usual one. */
export function chosenIn(answers: Readonly<Record<string, string>>) {
  const duration = chosen(DURATIONS, answers.duration) ?? 'standard';
  return {
    niche: chosen(NICHES, answers.niche) ?? 'other',
    experience: chosen(EXPERIENCES, answers.experience) ?? 'occasional',
    duration,
    objective: chosen(OBJECTIVES, answers.objective) ?? 'presentation',
    /** Specification: 1-2 h or 2+ h add two presentation steps and lengthen the presentation. */
    isLong: duration === 'long' || duration === 'marathon',
  } as const;
}
