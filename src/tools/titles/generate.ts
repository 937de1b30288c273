import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** Specification, title variant: type (curiosity, transformation, conversational). */
export const TITLE_TYPES = [
  { type: 'curiosity', icon: '🔍' },
  { type: 'transformation', icon: '✨' },
  { type: 'conversational', icon: '💬' },
] as const;

export type TitleType = (typeof TITLE_TYPES)[number]['type'];

/**
 * The type that suits what a niche's products do on camera; an editorial choice. If a transformation would be about
 * somebody's body or child, it is the conversation.
 */
const BEST_IN: Readonly<Record<NichePick, TitleType>> = {
  beauty: 'transformation',
  tech: 'curiosity',
  fitness: 'conversational',
  lifestyle: 'conversational',
  cooking: 'curiosity',
  fashion: 'transformation',
  home: 'transformation',
  parenting: 'conversational',
};

export interface TitleVariant {
  type: TitleType;
  icon: string;
  name: string;
  title: string;
  /** The effect of this type on somebody who watches a video of the niche. */
  psychologyEffect: string;
  /** What this title relies on, and how to film it. */
  whyItWorks: string;
  recommended: boolean;
}

export interface Titles {
  niche: NichePick;
  product: string;
  variants: TitleVariant[];
  bestPerformer: { variant: TitleType; name: string; explanation: string };
  june2025Insights: string[];
}

/** A title of each type for a product, in the words of its niche. */
export function generate(
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): Titles {
  const niche = nichePickOf(named) ?? 'beauty';
  const ofNiche = texts.niches[niche];
  const best = BEST_IN[niche];
  const variants = TITLE_TYPES.map(({ type, icon }): TitleVariant => {
    const { effect, titles } = ofNiche[type];
    const { title, why } = pick(random, titles);
    return {
      type,
      icon,
      name: texts.types[type],
      title: fill(title, { product }),
      psychologyEffect: effect,
      whyItWorks: why,
      recommended: type === best,
    };
  });
  return {
    niche,
    product,
    variants,
    bestPerformer: { variant: best, name: texts.types[best], explanation: pick(random, ofNiche.best) },
    june2025Insights: ofNiche.insights,
  };
}
