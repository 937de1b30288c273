import { nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { plainSearches } from '../../domain/products/plainSearches';
import { listOf, threadOf } from '../../domain/products/thread';
import { capital } from '../../lib/capital';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import type english from './locales/en.json';
import { BEST_IN, TITLE_TYPES, type Titles, type TitleVariant } from './titleVariants';

export type Texts = (typeof english)['texts'];

/** A longer title would not fit on the first image. */
const LONGEST = 80;
/** What a title says without anything around it. */
const BARE = { curiosity: 'hook', transformation: 'secondHook', conversational: 'ask' } as const;
/** Beside these comes one of the niche. */
const INSIGHTS = 2;

interface Context {
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/**
 * A title of each type: curiosity asks for a proof, transformation shows another from start to end, the conversation
 * opens with a doubt.
 */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { random, choose, product }: Context,
): Titles {
  if ('niches' in texts) return generateByNiche(answers, texts, { random });
  if (!product) throw new Error('A title is about a product');
  return titlesOf(product, texts, choose, answers);
}

function titlesOf(
  brief: ProductBrief,
  texts: Texts,
  choose: FreshChoice,
  { niche: named = '', product = '' }: Readonly<Record<string, string>>,
): Titles {
  const niche = nichePickOf(named) ?? 'beauty';
  const soldIn = nichePickOf(brief.niche ?? niche) ?? niche;
  const best = BEST_IN[niche];
  const { second, said: ofThread } = threadOf(brief, choose);
  const said = {
    ...ofThread,
    secondShot: second.shot,
    SecondShot: capital(second.shot),
    secondHook: second.hook,
    searched: choose.one(listOf(brief, 'searched'), plainSearches(brief.knowledge)),
  };
  const write = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);

  const variants = TITLE_TYPES.map(({ type, icon }): TitleVariant => {
    const { titles, effects } = texts.variants[type];
    const { title: pattern, note } = choose.one(`titles.${type}`, titles);
    const title = fill(pattern, said);
    return {
      type,
      icon,
      name: texts.types[type],
      title: title.length > LONGEST ? said[BARE[type]] : title,
      psychologyEffect: write(`effects.${type}`, effects),
      whyItWorks: fill(note, said),
      recommended: type === best,
    };
  });
  return {
    niche,
    product,
    variants,
    bestPerformer: {
      variant: best,
      name: texts.types[best],
      explanation: write(`winners.${best}`, texts.variants[best].winners),
    },
    june2025Insights: [
      ...choose.some('insights', texts.insights, INSIGHTS).map((insight) => fill(insight, said)),
      choose.one(`insights.${soldIn}`, texts.ofNiche[soldIn]),
    ],
  };
}
