import { type TextNiche, textNicheOf } from '../../domain/matchNiche';

export const PLACES = ['first', 'second', 'third'] as const;
export type Place = (typeof PLACES)[number];
type Scores = Readonly<Record<Place, number>>;

/** Specification: hook viral scores by niche: beauty 94/89/87, tech 92/88/85, fitness 91/86/84, other 88/85/82. */
const VIRAL_SCORES: Partial<Record<TextNiche, Scores>> & { other: Scores } = {
  beauty: { first: 94, second: 89, third: 87 },
  tech: { first: 92, second: 88, third: 85 },
  fitness: { first: 91, second: 86, third: 84 },
  other: { first: 88, second: 85, third: 82 },
};

/** The score of a hook by its place, for a niche as it was typed. */
export const viralScore = (typedNiche: string, place: Place): number =>
  (VIRAL_SCORES[textNicheOf(typedNiche)] ?? VIRAL_SCORES.other)[place];

export interface Hook {
  text: string;
  emotion: string;
  viralScore: number;
  isRecommended: boolean;
  /** The first words of the demonstration, where it opens with what one wants the product for. */
  lead?: string;
  /** The answer to the question that it opens with, said right after it. */
  answer?: string;
  /** What is filmed while it is said. */
  shot?: string;
}

export interface CallToAction {
  /** With a slot for the discount. */
  withOffer: string;
  /** What is said while the creator has given none. */
  plain: string;
  /** The specified discount, marked as an example. */
  exampleOffer: string;
  timing: string;
  emphasis: string;
}

export interface ShopScript {
  product: string;
  /** What the product is called in what is said. */
  spokenName?: string;
  hooks: Hook[];
  /** `say` is what is spoken while it is shown. */
  demoVisual: { description: string; timing: string; filmingTips: string[]; say: string };
  highlightFunction: { keyFeature: string; demonstration: string; whyDifferent: string; say: string };
  callToAction: CallToAction;
  trendEffect: { style: string; description: string; implementation: string };
  viralMusic: { suggestion: string; ambiance: string; reasoning: string };
  /** What has to be on screen in that country, and the sentence where it also has to be said. */
  disclosure: { onScreen: string; note: string; say?: string };
}
