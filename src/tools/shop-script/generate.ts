import { matchCountry } from '../../domain/countries';
import { type TextNiche, textNicheOf } from '../../domain/matchNiche';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

const PLACES = ['first', 'second', 'third'] as const;
type Place = (typeof PLACES)[number];
type Scores = Readonly<Record<Place, number>>;

/** Specification: hook viral scores by niche: beauty 94/89/87, tech 92/88/85, fitness 91/86/84, other 88/85/82. */
const VIRAL_SCORES: Partial<Record<TextNiche, Scores>> & { other: Scores } = {
  beauty: { first: 94, second: 89, third: 87 },
  tech: { first: 92, second: 88, third: 85 },
  fitness: { first: 91, second: 86, third: 84 },
  other: { first: 88, second: 85, third: 82 },
};

export interface Hook {
  text: string;
  emotion: string;
  viralScore: number;
  isRecommended: boolean;
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

/** A short shop video: the niche gives its texts, the country how the ad is labelled. */
export function generate(
  { product = '', niche: typedNiche = '', country: typedCountry = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): ShopScript {
  const niche = textNicheOf(typedNiche);
  const country = matchCountry(typedCountry);
  const ofNiche = texts.niches[niche];
  const scores = VIRAL_SCORES[niche] ?? VIRAL_SCORES.other;

  const hooks = PLACES.map((place): Hook => {
    const { emotion, texts: variants } = ofNiche.hooks[place];
    const text = fill(pick(random, variants), { product });
    return { text, emotion, viralScore: scores[place], isRecommended: place === 'first' };
  });
  const feature = pick(random, ofNiche.features);
  const call = pick(random, texts.callsToAction);

  return {
    product,
    hooks,
    demoVisual: { ...pick(random, ofNiche.demos), timing: texts.demoTiming },
    highlightFunction: { ...feature, say: fill(feature.say, { product }) },
    callToAction: {
      ...call,
      exampleOffer: texts.exampleOffer,
      timing: texts.callTiming,
      emphasis: pick(random, ofNiche.emphasis),
    },
    trendEffect: pick(random, ofNiche.trends),
    viralMusic: pick(random, ofNiche.music),
    disclosure: {
      ...texts.disclosure[country ?? 'other'],
      // In the United States the endorsement is spoken and shown (FTC, endorsement guides).
      ...(country === 'US' && { say: texts.spokenDisclosure }),
    },
  };
}

/**
 * The call to action with the creator's own discount, which it states; without one, with the example, and the words
 * state none.
 */
export function calledWith(
  { withOffer, plain, exampleOffer }: CallToAction,
  offer: string,
): { text: string; isExample: boolean; say: string } {
  const ownDiscount = offer.trim();
  const text = fill(withOffer, { offer: ownDiscount || exampleOffer });
  return { text, isExample: ownDiscount === '', say: ownDiscount === '' ? plain : text };
}

/** The whole script as it is to be said, opened by that hook: only what is spoken. */
export function spokenParts(
  { disclosure, demoVisual, highlightFunction, callToAction }: ShopScript,
  hook: Hook,
  offer = '',
): { id: 'hook' | 'demo' | 'feature' | 'callToAction'; lines: string[] }[] {
  return [
    { id: 'hook', lines: [hook.text, ...(disclosure.say ? [disclosure.say] : [])] },
    { id: 'demo', lines: [demoVisual.say] },
    { id: 'feature', lines: [highlightFunction.say] },
    { id: 'callToAction', lines: [calledWith(callToAction, offer).say] },
  ];
}
