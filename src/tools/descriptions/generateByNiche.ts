import { nichePickOf } from '../../domain/matchNiche';
import type spanish from '../../i18n/locales/es/descriptions.texts.json';
import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import {
  type Descriptions,
  type DescriptionVariant,
  LONGEST_DESCRIPTION,
  RECOMMENDED,
  VARIANTS,
} from './describedProduct';
import { hashtagsByNiche } from './hashtagsByNiche';
import { shortenName } from './shortenName';

/** The texts of a language that has none by product yet. */
export type TextsByNiche = (typeof spanish)['texts'];

/** Two descriptions in a language whose texts go by niche: the product is only named. */
export function generateByNiche(
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
  texts: TextsByNiche,
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
      hashtags: hashtagsByNiche(product, { general, occasions, specific, market: texts.market }, random),
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
