import { nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { plainSearches } from '../../domain/products/plainSearches';
import { listOf, threadOf } from '../../domain/products/thread';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import {
  type Descriptions,
  type DescriptionVariant,
  LONGEST_DESCRIPTION,
  RECOMMENDED,
  VARIANTS,
} from './describedProduct';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import { hashtagsFor } from './hashtagsFor';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** What a description says before its ending; `short` where that is too long for this product. */
interface Body {
  body: string;
  short?: string;
  reasoning: string;
}

const TRENDS = 3;
/** What was told of a product may be an address; a description has none. */
const ADDRESS = /https?:|www\./i;

interface Context {
  now: Date;
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/** Two descriptions of a product: one for everybody, one for those who look for such a thing. */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { now, random, choose, product }: Context,
): Descriptions {
  if ('niches' in texts) return generateByNiche(answers, texts, { random });
  if (!product) throw new Error('A description is about a product');
  return descriptionsOf(product, texts, { choose, month: now.getMonth() }, answers);
}

/** The first shows the main proof; the second the other one, a doubt, a measurement, or for whom it is not. */
function descriptionsOf(
  brief: ProductBrief,
  texts: Texts,
  { choose, month }: { choose: FreshChoice; month: number },
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
): Descriptions {
  const niche = nichePickOf(named) ?? 'beauty';
  const { second, said: ofThread } = threadOf(brief, choose);
  const searched = choose.one(listOf(brief, 'searched'), plainSearches(brief.knowledge));
  const said = { ...ofThread, secondShot: second.shot, secondHook: second.hook, searched };
  const write = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);

  const variants = VARIANTS.map((type): DescriptionVariant => {
    const { body, short = body, reasoning }: Body = choose.one(`bodies.${type}`, texts.bodies[type]);
    return {
      type,
      name: texts.variants[type],
      description: fitting([fill(body, said), fill(short, said)], choose.one('endings', texts.endings), texts),
      shownName: brief.wholeName.bare,
      hashtags: hashtagsFor(brief, type, texts, { niche, month, choose }),
      reasoning: fill(reasoning, said),
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
      explanation: write('winners', texts.winners),
    },
    trends: choose.some('trends', texts.trends, TRENDS).map((trend) => fill(trend, said)),
  };
}

/** A body that fits with its ending, with a shorter ending if need be; else the product's name alone. */
function fitting(bodies: readonly string[], ending: string, { endings, plain }: Texts): string {
  const shortest = endings.reduce((one, other) => (other.length < one.length ? other : one));
  const candidates = [ending, shortest].flatMap((end) => bodies.map((body) => `${body} ${end}`));
  return candidates.find((text) => text.length <= LONGEST_DESCRIPTION && !ADDRESS.test(text)) ?? `${plain} ${ending}`;
}
