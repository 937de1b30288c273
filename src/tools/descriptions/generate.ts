import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { hashtagsFor } from './hashtagsFor';
import type english from './locales/en.json';
import { shortenName } from './shortenName';

export type Texts = (typeof english)['texts'];

/** Specification, descriptions: max 150 characters, 2 variants. */
export const LONGEST_DESCRIPTION = 150;

/** Specification, description variant: type (grand_public, niche_ciblee), the latter marked recommended. */
export const VARIANTS = ['grandPublic', 'nicheCiblee'] as const;
export type VariantType = (typeof VARIANTS)[number];
const RECOMMENDED: VariantType = 'nicheCiblee';

export interface DescriptionVariant {
  type: VariantType;
  name: string;
  /** With call to action and disclosure, at most 150 characters. */
  description: string;
  /** The product's name as the description has it: shortened if it is long. */
  shownName: string;
  /** Eight, led by the five to use first: product, two of the niche, an occasion, the market. */
  hashtags: string[];
  reasoning: string;
  recommended: boolean;
}

export interface Descriptions {
  niche: NichePick;
  product: string;
  variants: DescriptionVariant[];
  bestChoice: { variant: VariantType; name: string; explanation: string };
  trends: string[];
}

/**
 * Two descriptions for a product in the words of its niche: one for everybody, one for those who look for such a thing.
 */
export function generate(
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { random }: { random: Random },
): Descriptions {
  const niche = nichePickOf(named) ?? 'beauty';
  const ofNiche = texts.niches[niche];
  const { occasions, specific } = ofNiche;
  const endings = pickSome(random, texts.endings, VARIANTS.length);

  const variants = VARIANTS.map((type, place): DescriptionVariant => {
    const { bodies, hashtags: general, reasoning } = ofNiche[type];
    return {
      type,
      name: texts.variants[type],
      ...described(`${pick(random, bodies)} ${endings[place]}`, product, texts.unnamed),
      hashtags: hashtagsFor(product, { general, occasions, specific, market: texts.market }, random),
      reasoning: pick(random, reasoning),
      recommended: type === RECOMMENDED,
    };
  });

  return {
    niche,
    product,
    variants,
    bestChoice: {
      variant: RECOMMENDED,
      name: texts.variants[RECOMMENDED],
      explanation: pick(random, ofNiche.best),
    },
    trends: ofNiche.trends,
  };
}

/** A name that does not fit is shortened by whole words; if not even one fits, the description does without. */
function described(
  pattern: string,
  product: string,
  unnamed: string,
): Pick<DescriptionVariant, 'description' | 'shownName'> {
  const room = LONGEST_DESCRIPTION - fill(pattern, { product: '' }).length;
  const shownName = shortenName(product, room) ?? unnamed;
  return { description: fill(pattern, { product: shownName }), shownName };
}
