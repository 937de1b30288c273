import { nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { joined } from '../../domain/products/joined';
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

type Body = Texts['needed'][number];

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

/** The first says what one wants it for, or shows the main proof; the second the other one, a doubt, or for whom it is not. */
function descriptionsOf(
  brief: ProductBrief,
  texts: Texts,
  { choose, month }: { choose: FreshChoice; month: number },
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
): Descriptions {
  const niche = nichePickOf(named) ?? 'beauty';
  const { second, said: ofThread } = threadOf(brief, choose);
  const searched = choose.one(listOf(brief, 'searched'), plainSearches(brief.knowledge));
  const { language } = brief.name;
  const said = {
    ...ofThread,
    thenHook: joined(ofThread.hook, language),
    thenAsk: joined(ofThread.ask, language),
    thenSecond: joined(second.hook, language),
    searched,
  };
  const write = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);

  const endings = choose.some('endings', texts.endings, VARIANTS.length);
  const spares = texts.endings
    .filter((ending) => !endings.includes(ending))
    .toSorted((one, other) => one.length - other.length);

  const variants = VARIANTS.map((type, place): DescriptionVariant => {
    const ends = [endings[place], spares[place]].filter((end) => end !== undefined);
    const fitted = (body: string) => fitting(shorterAndShorter(body, said, texts), ends);
    const fits = ({ body }: Body) => fitted(body) !== undefined;
    const isNeeded = type === 'grandPublic' && said.need !== '' && texts.needed.some(fits);
    const { body, reasoning } = isNeeded
      ? choose.one('needed', texts.needed, fits)
      : choose.one(`bodies.${type}`, texts.bodies[type], fits);
    return {
      type,
      name: texts.variants[type],
      description: fitted(body) ?? `${texts.plain} ${ends[0]}`,
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

/** What is said during the move, or in answer: the longest part of a body, and the one that it can do without. */
const TAILS = ['say', 'secondSay', 'answer'] as const;
const SENTENCE_END = /(?<=[.!?…])\s+(?=[\p{Lu}«“])/u;

/** A body in full, with the first sentence of what is said, and without. */
function shorterAndShorter(
  body: string,
  said: Readonly<Record<(typeof TAILS)[number], string>>,
  { answered }: Texts,
): string[] {
  const shortened = (shorten: (tail: string) => string, answer: string) => {
    const tails = Object.fromEntries(TAILS.map((tail) => [tail, shorten(said[tail])]));
    return fill(body, { ...said, ...tails, answer })
      .replace(/ {2,}/g, ' ')
      .trim();
  };
  const first = (tail: string) => tail.split(SENTENCE_END)[0] ?? '';
  return [fill(body, said), shortened(first, first(said.answer)), shortened(() => '', answered)];
}

/** The longest body that fits with its ending, else with the next one. */
function fitting(bodies: readonly string[], endings: readonly string[]): string | undefined {
  return endings
    .flatMap((ending) => bodies.map((body) => `${body} ${ending}`))
    .find((text) => text.length <= LONGEST_DESCRIPTION && !ADDRESS.test(text));
}
